CREATE TABLE "draft_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid NOT NULL,
	"written_by" uuid,
	"written_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);

CREATE TABLE "draft_presence" (
	"draft_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_presence_draft_id_user_id_pk" PRIMARY KEY("draft_id","user_id")
);

CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" text,
	"organisation_id" text,
	"owner_id" uuid,
	"reviewer_id" uuid,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"next_review" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"scheduled_at" timestamp with time zone,
	"scheduled_by" uuid,
	"change" jsonb,
	"updated_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_post" UNIQUE("post_id"),
	CONSTRAINT "drafts_state" CHECK ("drafts"."state" in ('draft', 'in_review', 'published', 'archived')),
	CONSTRAINT "drafts_scheduled" CHECK ("drafts"."scheduled_at" is null or "drafts"."state" = 'in_review')
);

CREATE TABLE "post_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "post_versions" (
	"draft_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"written_by" uuid,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_versions_draft_id_number_pk" PRIMARY KEY("draft_id","number"),
	CONSTRAINT "post_versions_kind" CHECK ("post_versions"."kind" in ('saved', 'submitted', 'published', 'restored'))
);

ALTER TABLE "users" ADD COLUMN "organisation_id" text;
ALTER TABLE "posts" ADD COLUMN "change" jsonb;
ALTER TABLE "draft_notes" ADD CONSTRAINT "draft_notes_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "draft_notes" ADD CONSTRAINT "draft_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "draft_presence" ADD CONSTRAINT "draft_presence_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "draft_presence" ADD CONSTRAINT "draft_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "draft_notes_of_draft" ON "draft_notes" USING btree ("draft_id","written_at");
CREATE INDEX "drafts_newest" ON "drafts" USING btree ("updated_at" DESC NULLS FIRST,"id");
CREATE INDEX "drafts_organisation" ON "drafts" USING btree ("organisation_id");
CREATE INDEX "drafts_owner" ON "drafts" USING btree ("owner_id");
CREATE INDEX "drafts_review" ON "drafts" USING btree ("submitted_at") WHERE "drafts"."state" = 'in_review';
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;