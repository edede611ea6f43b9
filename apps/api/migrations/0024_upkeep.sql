CREATE TABLE "copy_texts" (
	"place" text NOT NULL,
	"key" text NOT NULL,
	"en" text NOT NULL,
	"am" text NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "copy_texts_place_key_pk" PRIMARY KEY("place","key"),
	CONSTRAINT "copy_texts_place" CHECK ("copy_texts"."place" in ('banner', 'landing'))
);

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
ALTER TABLE "copy_texts" ADD CONSTRAINT "copy_texts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "failing_links_longest" ON "failing_links" USING btree ("since");
ALTER TABLE "change_reports" ADD CONSTRAINT "change_reports_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "change_reports_open" ON "change_reports" USING btree ("created_at") WHERE "change_reports"."done_at" is null;
ALTER TABLE "guide_requests" ADD CONSTRAINT "guide_requests_state" CHECK ("guide_requests"."state" in ('open', 'planned', 'done', 'refused'));
-- The pages that show a text hear of its change.
CREATE FUNCTION "tell_copy_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY pages_changed, 'copy';
	RETURN NULL;
END $$;
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "copy_texts" FOR EACH ROW EXECUTE FUNCTION "tell_copy_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "copy_texts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_copy_changed"();
