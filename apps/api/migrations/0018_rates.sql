CREATE TABLE "exchange_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"bank_id" text,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"direction" text NOT NULL,
	"value" numeric(14, 6) NOT NULL,
	"past" boolean NOT NULL,
	"crossings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_alerts_once" UNIQUE NULLS NOT DISTINCT("user_id","currency","bank_id","kind","side","direction","value"),
	CONSTRAINT "exchange_alerts_value" CHECK ("exchange_alerts"."value" > 0)
);

CREATE TABLE "exchange_held" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bank_id" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"cash_buying" numeric(14, 6),
	"cash_selling" numeric(14, 6),
	"transaction_buying" numeric(14, 6),
	"transaction_selling" numeric(14, 6),
	"median" numeric(14, 6) NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_held_once" UNIQUE("bank_id","day","currency")
);

CREATE TABLE "exchange_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"good_at" timestamp with time zone,
	"failure" text
);

ALTER TABLE "exchange_rates" DROP CONSTRAINT "exchange_rates_positive";
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";
ALTER TABLE "exchange_rates" ALTER COLUMN "cash_buying" DROP NOT NULL;
ALTER TABLE "exchange_rates" ALTER COLUMN "cash_selling" DROP NOT NULL;
ALTER TABLE "exchange_banks" ADD COLUMN "reference" boolean DEFAULT false NOT NULL;
ALTER TABLE "exchange_rates" ADD COLUMN "transaction_buying" numeric(14, 6);
ALTER TABLE "exchange_rates" ADD COLUMN "transaction_selling" numeric(14, 6);
ALTER TABLE "exchange_rates" ADD COLUMN "source" text DEFAULT 'entry' NOT NULL;
ALTER TABLE "exchange_alerts" ADD CONSTRAINT "exchange_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "exchange_alerts" ADD CONSTRAINT "exchange_alerts_bank_id_exchange_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."exchange_banks"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exchange_held" ADD CONSTRAINT "exchange_held_bank_id_exchange_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."exchange_banks"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "exchange_alerts_of_rate" ON "exchange_alerts" USING btree ("currency","bank_id");
CREATE INDEX "exchange_rates_newest" ON "exchange_rates" USING btree ("sample","day" DESC NULLS FIRST);
CREATE INDEX "exchange_rates_chart" ON "exchange_rates" USING btree ("currency","sample","day" DESC NULLS FIRST,"bank_id");
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_pairs" CHECK (("exchange_rates"."cash_buying" is null) = ("exchange_rates"."cash_selling" is null) and ("exchange_rates"."transaction_buying" is null) = ("exchange_rates"."transaction_selling" is null));
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_positive" CHECK (least("exchange_rates"."cash_buying", "exchange_rates"."cash_selling", "exchange_rates"."transaction_buying", "exchange_rates"."transaction_selling") > 0);
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('saved', 'comment', 'request', 'rates', 'broadcast', 'account'));
UPDATE "exchange_rates" SET "source" = 'sample' WHERE "sample";
-- Who had chosen kinds before this one came gets its mails and messages until they say otherwise: they come to those only who ask for them.
UPDATE "notification_settings" SET "email_kinds" = array_append("email_kinds", 'rates') WHERE NOT 'rates' = ANY ("email_kinds");
UPDATE "push_subscriptions" SET "kinds" = array_append("kinds", 'rates') WHERE "user_id" IS NOT NULL AND NOT 'rates' = ANY ("kinds");
