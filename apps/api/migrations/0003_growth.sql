CREATE TABLE "post_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL
);

CREATE TABLE "post_views" (
	"post_id" text PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "post_views_views" CHECK ("post_views"."views" >= 0)
);

CREATE TABLE "top_viewed_days" (
	"day" date NOT NULL,
	"type" text NOT NULL,
	"post_ids" text[] NOT NULL,
	CONSTRAINT "top_viewed_days_day_type_pk" PRIMARY KEY("day","type")
);

CREATE TABLE "search_lexemes" (
	"lexeme" text collate "C" PRIMARY KEY NOT NULL,
	"sound" text,
	"posts" integer NOT NULL
);

ALTER TABLE "posts" DROP CONSTRAINT "posts_view_count";
-- Made anew from the posts after this.
DELETE FROM "search_documents";
ALTER TABLE "search_documents" ADD COLUMN "category" text NOT NULL;
ALTER TABLE "search_documents" ADD COLUMN "type" text;
ALTER TABLE "search_documents" ADD COLUMN "english" boolean NOT NULL;
ALTER TABLE "search_documents" ADD COLUMN "amharic" boolean NOT NULL;
ALTER TABLE "search_documents" ADD COLUMN "created_at" timestamp with time zone NOT NULL;
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "post_views_most" ON "post_views" USING btree ("views" DESC NULLS FIRST);
CREATE INDEX "search_lexemes_sound" ON "search_lexemes" USING btree ("sound");
CREATE INDEX "posts_unpublished" ON "posts" USING btree ("id") WHERE "posts"."state" <> 'published';
CREATE INDEX "search_documents_newest" ON "search_documents" USING btree ("created_at" DESC NULLS FIRST,"post_id");
CREATE INDEX "search_documents_indexed" ON "search_documents" USING btree ("indexed_at");
INSERT INTO "post_views" ("post_id", "views") SELECT "id", "view_count" FROM "posts" WHERE "view_count" > 0;
ALTER TABLE "posts" DROP COLUMN "view_count";

-- Readings no longer touch the posts: every change of theirs is one that pages show.
DROP TRIGGER "pages_changed" ON "posts";
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "posts" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "top_viewed_days" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();

-- Keeps post_counts: whoever writes posts, and however many at once.
CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE post_counts SET posts = post_counts.posts - gone.posts FROM (
			SELECT category, count(*) AS posts FROM before WHERE state = 'published' GROUP BY category
		) gone WHERE gone.category = post_counts.category;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO post_counts (category, posts)
		SELECT category, count(*) FROM after WHERE state = 'published' GROUP BY category ORDER BY category
		ON CONFLICT (category) DO UPDATE SET posts = post_counts.posts + excluded.posts;
	END IF;
	RETURN NULL;
END
$$;
CREATE TRIGGER posts_counted_in AFTER INSERT ON "posts" REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER posts_counted_out AFTER DELETE ON "posts" REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER posts_counted_anew AFTER UPDATE ON "posts" REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
INSERT INTO "post_counts" ("category", "posts")
SELECT "category", count(*) FROM "posts" WHERE "state" = 'published' GROUP BY "category";
