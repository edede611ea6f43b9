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

ALTER TABLE "copy_texts" ADD CONSTRAINT "copy_texts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
-- The pages that show a text hear of its change.
CREATE FUNCTION "tell_copy_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY pages_changed, 'copy';
	RETURN NULL;
END $$;
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "copy_texts" FOR EACH ROW EXECUTE FUNCTION "tell_copy_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "copy_texts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_copy_changed"();
