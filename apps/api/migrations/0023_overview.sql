CREATE TABLE "category_views_daily" (
	"day" date NOT NULL,
	"category" text NOT NULL,
	"part" smallint NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "category_views_daily_day_category_part_pk" PRIMARY KEY("day","category","part")
);

CREATE TABLE "statistics_searches" (
	"days" smallint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"found" integer NOT NULL,
	"missing" integer NOT NULL,
	CONSTRAINT "statistics_searches_days_kind_subject_pk" PRIMARY KEY("days","kind","subject")
);

CREATE TABLE "statistics_spans" (
	"days" smallint PRIMARY KEY NOT NULL,
	"until" date NOT NULL
);

CREATE TABLE "statistics_totals" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"part" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "statistics_totals_day_kind_outcome_part_pk" PRIMARY KEY("day","kind","outcome","part")
);

ALTER TABLE "posts" ADD COLUMN "as_of" text GENERATED ALWAYS AS (guide ->> 'asOf') STORED;
CREATE INDEX "statistics_searches_most" ON "statistics_searches" USING btree ("days","kind",("found" + "missing") desc,"subject");
CREATE INDEX "statistics_searches_missing" ON "statistics_searches" USING btree ("days","kind","missing" DESC NULLS LAST,"subject") WHERE "statistics_searches"."missing" > "statistics_searches"."found";

-- Keeps statistics_totals and statistics_searches: whoever writes the counters, and however many at once. Four parts: see tables.ts.
CREATE FUNCTION roll_up_statistics() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry statistics_daily := coalesce(NEW, OLD);
	difference integer := coalesce(NEW.count, 0) - coalesce(OLD.count, 0);
	mark text := entry.outcome;
BEGIN
	IF entry.kind = 'signup-path-tracker' THEN
		mark := CASE
			WHEN split_part(entry.subject, ' ', 2) LIKE '%register-%' THEN 'submitted'
			WHEN entry.subject LIKE '%>%' THEN 'chose'
			ELSE 'opened'
		END;
	END IF;
	INSERT INTO statistics_totals (day, kind, outcome, part, count)
	VALUES (entry.day, entry.kind, mark, abs(hashtext(entry.subject) % 4), difference)
	ON CONFLICT (day, kind, outcome, part) DO UPDATE SET count = statistics_totals.count + excluded.count;
	IF entry.kind IN ('post-search', 'guday-search-value') THEN
		INSERT INTO statistics_searches (days, kind, subject, found, missing)
		SELECT days, entry.kind, entry.subject, CASE WHEN entry.outcome = 'found' THEN difference ELSE 0 END, CASE WHEN entry.outcome = 'found' THEN 0 ELSE difference END
		FROM statistics_spans WHERE entry.day > until - days ORDER BY days
		ON CONFLICT (days, kind, subject) DO UPDATE
		SET found = statistics_searches.found + excluded.found, missing = statistics_searches.missing + excluded.missing;
	END IF;
	RETURN NULL;
END
$$;

-- Keeps category_views_daily.
CREATE FUNCTION roll_up_views() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry post_views_daily := coalesce(NEW, OLD);
	difference integer := coalesce(NEW.views, 0) - coalesce(OLD.views, 0);
BEGIN
	INSERT INTO category_views_daily (day, category, part, views)
	SELECT entry.day, category, abs(hashtext(id) % 4), difference FROM posts WHERE id = entry.post_id
	ON CONFLICT (day, category, part) DO UPDATE SET views = category_views_daily.views + excluded.views;
	RETURN NULL;
END
$$;

-- What is counted already. The lengths begin with everything there is; the first run of the job takes out what is too old.
INSERT INTO "statistics_spans" ("days", "until") VALUES (7, '2000-01-01'), (14, '2000-01-01'), (90, '2000-01-01');
CREATE TRIGGER statistics_rolled_up AFTER INSERT OR UPDATE OR DELETE ON "statistics_daily" FOR EACH ROW EXECUTE FUNCTION roll_up_statistics();
CREATE TRIGGER views_rolled_up AFTER INSERT OR UPDATE OR DELETE ON "post_views_daily" FOR EACH ROW EXECUTE FUNCTION roll_up_views();
INSERT INTO "statistics_totals" ("day", "kind", "outcome", "part", "count")
SELECT "day", "kind", CASE
	WHEN "kind" <> 'signup-path-tracker' THEN "outcome"
	WHEN split_part("subject", ' ', 2) LIKE '%register-%' THEN 'submitted'
	WHEN "subject" LIKE '%>%' THEN 'chose'
	ELSE 'opened'
END, abs(hashtext("subject") % 4), sum("count") FROM "statistics_daily" GROUP BY 1, 2, 3, 4;
INSERT INTO "statistics_searches" ("days", "kind", "subject", "found", "missing")
SELECT "days", "kind", "subject", coalesce(sum("count") FILTER (WHERE "outcome" = 'found'), 0), coalesce(sum("count") FILTER (WHERE "outcome" <> 'found'), 0)
FROM "statistics_daily", "statistics_spans" WHERE "kind" IN ('post-search', 'guday-search-value') GROUP BY 1, 2, 3;
INSERT INTO "category_views_daily" ("day", "category", "part", "views")
SELECT "day", "category", abs(hashtext("id") % 4), sum("views") FROM "post_views_daily" JOIN "posts" ON "id" = "post_id" GROUP BY 1, 2, 3;
