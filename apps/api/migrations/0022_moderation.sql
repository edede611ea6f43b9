CREATE TABLE "message_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid,
	"feedback_id" uuid,
	"plan_id" uuid,
	"state" text NOT NULL,
	"way" text,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_marks_one" CHECK (num_nonnulls("message_marks"."contact_id", "message_marks"."feedback_id", "message_marks"."plan_id") = 1),
	CONSTRAINT "message_marks_state" CHECK ("message_marks"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "message_marks_way" CHECK ("message_marks"."way" in ('mail', 'phone', 'else'))
);

CREATE TABLE "mutes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"muted_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);

ALTER TABLE "comment_reports" ADD COLUMN "closed_at" timestamp with time zone;
ALTER TABLE "comments" ADD COLUMN "hidden_ground" text;
ALTER TABLE "comments" ADD COLUMN "appeal" text;
ALTER TABLE "comments" ADD COLUMN "appealed_at" timestamp with time zone;
ALTER TABLE "comments" ADD COLUMN "upheld_at" timestamp with time zone;
ALTER TABLE "exchange_held" ADD COLUMN "rejected_at" timestamp with time zone;
ALTER TABLE "broadcasts" ADD COLUMN "key" uuid;
ALTER TABLE "broadcasts" ADD COLUMN "receivers" integer DEFAULT 0 NOT NULL;
ALTER TABLE "broadcasts" ADD COLUMN "written" integer DEFAULT 0 NOT NULL;
ALTER TABLE "broadcasts" ADD COLUMN "written_to" uuid;
ALTER TABLE "broadcasts" ADD COLUMN "done_at" timestamp with time zone;
ALTER TABLE "worker_review_reports" ADD COLUMN "closed_at" timestamp with time zone;
ALTER TABLE "worker_reviews" ADD COLUMN "hidden_ground" text;
ALTER TABLE "worker_reviews" ADD COLUMN "appeal" text;
ALTER TABLE "worker_reviews" ADD COLUMN "appealed_at" timestamp with time zone;
ALTER TABLE "worker_reviews" ADD COLUMN "upheld_at" timestamp with time zone;
ALTER TABLE "message_marks" ADD CONSTRAINT "message_marks_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_marks" ADD CONSTRAINT "message_marks_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_marks" ADD CONSTRAINT "message_marks_plan_id_plan_requests_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "message_marks" ADD CONSTRAINT "message_marks_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_by_users_id_fk" FOREIGN KEY ("muted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "mutes_until" ON "mutes" USING btree ("until");
CREATE INDEX "comment_reports_open" ON "comment_reports" USING btree ("created_at") WHERE "comment_reports"."closed_at" is null;
CREATE INDEX "comments_hidden" ON "comments" USING btree ("hidden_at" DESC NULLS LAST) WHERE "comments"."hidden_at" is not null;
CREATE INDEX "worker_review_reports_open" ON "worker_review_reports" USING btree ("created_at") WHERE "worker_review_reports"."closed_at" is null;
CREATE INDEX "worker_reviews_hidden" ON "worker_reviews" USING btree ("hidden_at" DESC NULLS LAST) WHERE "worker_reviews"."state" = 'hidden';
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_key" UNIQUE("key");
-- What was sent before it was counted has been sent.
UPDATE "broadcasts" SET "done_at" = "created_at";
