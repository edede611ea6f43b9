-- A notice says what has changed, so that only the pages that show it are rendered again: `post:<id>`, `lists`, `search`, `rates`, or
-- nothing, which stands for everything. The subjects are those of apps/server/src/page-subjects.ts.
CREATE OR REPLACE FUNCTION "tell_pages_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'TRUNCATE' THEN
		CASE TG_TABLE_NAME
			WHEN 'comments' THEN
				PERFORM pg_notify('pages_changed', 'post:' || coalesce(NEW."post_id", OLD."post_id"));
				RETURN NULL;
			WHEN 'posts' THEN
				-- A post that comes or goes may stand on any page, as one that is read next.
				IF TG_OP = 'UPDATE' AND OLD."id" = NEW."id" AND OLD."state" = NEW."state" THEN
					PERFORM pg_notify('pages_changed', 'post:' || NEW."id"), pg_notify('pages_changed', 'lists');
					RETURN NULL;
				END IF;
			WHEN 'recommended_days', 'top_viewed_days' THEN
				NOTIFY pages_changed, 'lists';
				RETURN NULL;
			WHEN 'search_documents' THEN
				NOTIFY pages_changed, 'search';
				RETURN NULL;
			WHEN 'exchange_banks', 'exchange_rates' THEN
				NOTIFY pages_changed, 'rates';
				RETURN NULL;
			ELSE
		END CASE;
	END IF;
	NOTIFY pages_changed;
	RETURN NULL;
END $$;

CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "comments" FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "organisations" FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "recommended_days" FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "top_viewed_days" FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "search_documents" FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "exchange_banks" FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_emptied" AFTER TRUNCATE ON "exchange_rates" FOR EACH STATEMENT EXECUTE FUNCTION "tell_pages_changed"();
