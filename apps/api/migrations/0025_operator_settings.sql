CREATE TABLE "operator_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "operator_settings" ADD CONSTRAINT "operator_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
-- The pages that show a setting hear of its change.
CREATE FUNCTION "tell_settings_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY pages_changed, 'settings';
	RETURN NULL;
END $$;
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "operator_settings" FOR EACH ROW EXECUTE FUNCTION "tell_settings_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "operator_settings" FOR EACH STATEMENT EXECUTE FUNCTION "tell_settings_changed"();
