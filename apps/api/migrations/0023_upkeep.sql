CREATE TABLE "failing_links" (
	"url" text PRIMARY KEY NOT NULL,
	"fault" text NOT NULL,
	"status" smallint,
	"days" smallint NOT NULL,
	"failed_on" date NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"post_ids" text[] NOT NULL,
	CONSTRAINT "failing_links_fault" CHECK ("failing_links"."fault" in ('host', 'refused', 'time', 'connection', 'status', 'redirects'))
);

ALTER TABLE "change_reports" ADD COLUMN "done_at" timestamp with time zone;
ALTER TABLE "change_reports" ADD COLUMN "done_by" uuid;
ALTER TABLE "change_reports" ADD COLUMN "note" text;
ALTER TABLE "guide_requests" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;
CREATE INDEX "failing_links_longest" ON "failing_links" USING btree ("since");
ALTER TABLE "change_reports" ADD CONSTRAINT "change_reports_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "change_reports_open" ON "change_reports" USING btree ("created_at") WHERE "change_reports"."done_at" is null;
ALTER TABLE "guide_requests" ADD CONSTRAINT "guide_requests_state" CHECK ("guide_requests"."state" in ('open', 'planned', 'done', 'refused'));