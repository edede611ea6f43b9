CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"video_id" text NOT NULL,
	"title_en" text NOT NULL,
	"title_am" text NOT NULL,
	"seconds" integer NOT NULL,
	"post_id" text,
	"place" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "videos_provider" CHECK ("videos"."provider" in ('youtube', 'vimeo')),
	CONSTRAINT "videos_seconds" CHECK ("videos"."seconds" > 0)
);

ALTER TABLE "videos" ADD CONSTRAINT "videos_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "videos_once" ON "videos" USING btree ("provider","video_id");
-- Pages that show videos hear of them by a subject of their own.
CREATE FUNCTION "tell_videos_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY pages_changed, 'videos';
	RETURN NULL;
END $$;
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "videos" FOR EACH ROW EXECUTE FUNCTION "tell_videos_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "videos" FOR EACH STATEMENT EXECUTE FUNCTION "tell_videos_changed"();
