CREATE TABLE "guide_progress" (
	"user_id" uuid NOT NULL,
	"post_id" text NOT NULL,
	"papers" text[] NOT NULL,
	"steps" smallint[] NOT NULL,
	"language" text NOT NULL,
	"marks" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guide_progress_user_id_post_id_pk" PRIMARY KEY("user_id","post_id"),
	CONSTRAINT "guide_progress_language" CHECK ("guide_progress"."language" in ('en', 'am'))
);

ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "guide_progress_of_post" ON "guide_progress" USING btree ("post_id");