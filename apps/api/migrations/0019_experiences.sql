CREATE TABLE "experience_offices" (
	"post_id" text NOT NULL,
	"key" text NOT NULL,
	"name" jsonb,
	CONSTRAINT "experience_offices_post_id_key_pk" PRIMARY KEY("post_id","key")
);

CREATE TABLE "experience_summaries" (
	"post_id" text PRIMARY KEY NOT NULL,
	"summary" jsonb
);

CREATE TABLE "experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" text NOT NULL,
	"reporter" text NOT NULL,
	"year" smallint NOT NULL,
	"paid" integer,
	"days" integer,
	"office" text,
	"office_key" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"held_for" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiences_once" UNIQUE("post_id","reporter","year"),
	CONSTRAINT "experiences_state" CHECK ("experiences"."state" in ('counted', 'held', 'rejected')),
	CONSTRAINT "experiences_said" CHECK (num_nonnulls("experiences"."paid", "experiences"."days") > 0),
	CONSTRAINT "experiences_held_for" CHECK (("experiences"."state" = 'held') <= ("experiences"."held_for" is not null))
);

ALTER TABLE "experience_offices" ADD CONSTRAINT "experience_offices_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "experience_summaries" ADD CONSTRAINT "experience_summaries_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "experiences_of_post" ON "experiences" USING btree ("post_id","created_at");
CREATE INDEX "experiences_held" ON "experiences" USING btree ("created_at") WHERE "experiences"."state" = 'held';
-- A guide's page hears when what it shows of them changes, and of no single report.
CREATE FUNCTION "tell_experience_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		NOTIFY pages_changed;
	ELSIF (CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE OLD."summary" END) IS DISTINCT FROM (CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW."summary" END) THEN
		PERFORM pg_notify('pages_changed', 'post:' || coalesce(NEW."post_id", OLD."post_id"));
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "experience_summaries" FOR EACH ROW EXECUTE FUNCTION "tell_experience_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "experience_summaries" FOR EACH STATEMENT EXECUTE FUNCTION "tell_experience_changed"();
