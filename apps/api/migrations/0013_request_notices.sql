ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('saved', 'comment', 'request', 'broadcast', 'account'));
-- Who had chosen kinds before this one came gets its mails until they say otherwise.
UPDATE "notification_settings" SET "email_kinds" = array_append("email_kinds", 'request') WHERE NOT 'request' = ANY ("email_kinds");
