-- Tells every process that something has changed which pages show, whoever changed it. The channel is the one of page-notices.ts.
-- For each row: a statement that changes none tells nobody, and one transaction tells once however many rows it changes.
CREATE FUNCTION "tell_pages_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY pages_changed;
	RETURN NULL;
END $$;

-- Every column but view_count: a reading raises it, and a page may show it half a minute late.
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE OF
	"id", "state", "category", "organisation_id", "author", "title_en", "title_am", "body_en", "body_am", "preview_en", "preview_am",
	"guide", "related", "pin_place", "sample", "seed_hash", "edited_at", "created_at", "updated_at"
	ON "posts" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "comments" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "organisations" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "recommended_days" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "search_documents" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "exchange_banks" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();
CREATE TRIGGER "pages_changed" AFTER INSERT OR DELETE OR UPDATE ON "exchange_rates" FOR EACH ROW EXECUTE FUNCTION "tell_pages_changed"();
