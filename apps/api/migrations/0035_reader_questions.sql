CREATE TABLE "question_ways" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" text NOT NULL,
	"text" text NOT NULL,
	"place" text NOT NULL,
	"asks" text NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_ways_once" UNIQUE("post_id","text")
);

CREATE TABLE "reader_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"trouble" text NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	"answer_id" uuid NOT NULL,
	"opened" boolean NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reader_questions_once" UNIQUE("key"),
	CONSTRAINT "reader_questions_language" CHECK ("reader_questions"."language" ~ '^[a-z]{2,3}$'),
	CONSTRAINT "reader_questions_trouble" CHECK ("reader_questions"."trouble" in ('refused', 'unopened', 'rated')),
	CONSTRAINT "reader_questions_state" CHECK ("reader_questions"."state" in ('open', 'answered', 'notOurs'))
);

ALTER TABLE "question_ways" ADD CONSTRAINT "question_ways_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "question_ways" ADD CONSTRAINT "question_ways_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "reader_questions_open" ON "reader_questions" USING btree ("count" DESC NULLS FIRST,"last_at" DESC NULLS FIRST) WHERE "reader_questions"."state" = 'open';
CREATE INDEX "reader_questions_answer" ON "reader_questions" USING btree ("answer_id");
CREATE INDEX "reader_questions_oldest" ON "reader_questions" USING btree ("last_at");
-- What editors add is learnt by every process.
CREATE FUNCTION "tell_ways_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY pages_changed, 'questions';
	RETURN NULL;
END
$$;
CREATE TRIGGER "ways_changed" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "question_ways" FOR EACH STATEMENT EXECUTE FUNCTION "tell_ways_changed"();
