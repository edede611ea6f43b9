-- Feedback of a page with a secret in its address was stored with it where the page was not among those that were cut.
UPDATE "feedback" SET "page" = regexp_replace("page", '^(/(?:requests|admin-setup|emailconfirmation|passwordreset))/[^?#]+', '\1/…', 'i')
	WHERE "page" ~* '^/(requests|admin-setup|emailconfirmation|passwordreset)/.';
