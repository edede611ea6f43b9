-- Not the check of the name alone makes a comment's badge: another role and a suspension take it away, and pages hear of that too.
CREATE OR REPLACE TRIGGER "pages_changed" AFTER UPDATE OF "verified", "role", "suspended_at" ON "users" FOR EACH ROW
	WHEN ((OLD."verified" AND OLD."role" = 'user' AND OLD."suspended_at" IS NULL)
		IS DISTINCT FROM (NEW."verified" AND NEW."role" = 'user' AND NEW."suspended_at" IS NULL)) EXECUTE FUNCTION "tell_pages_changed"();
