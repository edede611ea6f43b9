-- A comment shows the badge of an organisation that is verified; nothing else of an account stands on a page.
-- Some databases have this trigger since 0004: see also-applied.json.
CREATE OR REPLACE TRIGGER "pages_changed" AFTER UPDATE OF "verified" ON "users" FOR EACH ROW
	WHEN (OLD."verified" IS DISTINCT FROM NEW."verified") EXECUTE FUNCTION "tell_pages_changed"();
