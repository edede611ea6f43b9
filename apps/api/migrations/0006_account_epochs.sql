DROP INDEX "users_unconfirmed";
-- The default gives personal accounts that are there, and were never asked to confirm, the whole time from now on.
ALTER TABLE "users" ADD COLUMN "confirm_by" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;
ALTER TABLE "users" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;
ALTER TABLE "mail_tokens" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;
ALTER TABLE "mail_tokens" ADD COLUMN "session_id" uuid;
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "mail_tokens_of_session" ON "mail_tokens" USING btree ("session_id");
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("confirm_by") WHERE "users"."confirmed_at" is null;
-- Companies and workers keep the day that they had.
UPDATE "users" SET "confirm_by" = "created_at" + interval '30 days' WHERE "confirmed_at" IS NULL AND "role" IN ('user', 'worker');
-- Nobody knows under which address and password these were asked for. A confirmation goes to the address itself, and stays.
DELETE FROM "mail_tokens" WHERE "purpose" <> 'confirm';
