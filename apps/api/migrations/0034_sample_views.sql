ALTER TABLE "post_views_daily" ADD COLUMN "sample" integer DEFAULT 0 NOT NULL;
-- Samples that the seed brings count for readers, not for the figures of the administration. Those of a database that was seeded before are not told
-- from views, and leave its figures with their days.
CREATE OR REPLACE FUNCTION roll_up_views() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry post_views_daily := coalesce(NEW, OLD);
	difference integer := coalesce(NEW.views - NEW.sample, 0) - coalesce(OLD.views - OLD.sample, 0);
BEGIN
	INSERT INTO category_views_daily (day, category, part, views)
	SELECT entry.day, category, abs(hashtext(id) % 4), difference FROM posts WHERE id = entry.post_id
	ON CONFLICT (day, category, part) DO UPDATE SET views = category_views_daily.views + excluded.views;
	RETURN NULL;
END
$$;
