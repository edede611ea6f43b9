ALTER TABLE "worker_requests" ADD COLUMN "proposed_by" text;
ALTER TABLE "worker_requests" ADD COLUMN "proposals" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "worker_requests" ADD COLUMN "mail_token_hash" text;
ALTER TABLE "worker_requests" ADD COLUMN "mail_opened_at" timestamp with time zone;
ALTER TABLE "worker_requests" ADD COLUMN "client_mark" text;
CREATE UNIQUE INDEX "worker_requests_mail_token" ON "worker_requests" USING btree ("mail_token_hash");
ALTER TABLE "worker_requests" ADD CONSTRAINT "worker_requests_proposed_by" CHECK ("worker_requests"."proposed_by" in ('client', 'worker'));
UPDATE "worker_requests" SET "proposed_by" = 'worker', "proposals" = 1 WHERE "proposed_at" IS NOT NULL;
UPDATE "worker_requests" SET "client_mark" = encode(sha256(convert_to("worker_id" || ' ' || "user_id", 'UTF8')), 'hex')
  WHERE "user_id" IS NOT NULL AND "state" IN ('done', 'unfinished');
