CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" text NOT NULL,
	"author" text NOT NULL,
	"avatar" text,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"seed_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_avatar" CHECK ("comments"."avatar" in ('male', 'female')),
	CONSTRAINT "comments_language" CHECK ("comments"."language" in ('en', 'am'))
);

CREATE TABLE "exchange_banks" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_am" text NOT NULL
);

CREATE TABLE "exchange_rates" (
	"bank_id" text NOT NULL,
	"day" date NOT NULL,
	"place" smallint NOT NULL,
	"currency" text NOT NULL,
	"cash_buying" numeric(14, 6) NOT NULL,
	"cash_selling" numeric(14, 6) NOT NULL,
	"sample" boolean NOT NULL,
	CONSTRAINT "exchange_rates_bank_id_day_currency_pk" PRIMARY KEY("bank_id","day","currency"),
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."cash_buying" > 0 and "exchange_rates"."cash_selling" > 0)
);

CREATE TABLE "change_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" text NOT NULL,
	"text" text NOT NULL,
	"contact" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "change_reports_language" CHECK ("change_reports"."language" in ('en', 'am'))
);

CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" in ('en', 'am'))
);

CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name_en" text NOT NULL,
	"name_am" text NOT NULL,
	"website" text,
	"seed_hash" text,
	"edited_at" timestamp with time zone,
	CONSTRAINT "organisations_type" CHECK ("organisations"."type" in ('Government', 'Private'))
);

CREATE TABLE "post_views_daily" (
	"post_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "post_views_daily_post_id_day_pk" PRIMARY KEY("post_id","day")
);

CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"category" text NOT NULL,
	"organisation_id" text,
	"author" text NOT NULL,
	"title_en" text,
	"title_am" text,
	"body_en" text,
	"body_am" text,
	"preview_en" text,
	"preview_am" text,
	"guide" jsonb,
	"related" text[] DEFAULT '{}' NOT NULL,
	"pin_place" smallint,
	"view_count" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"seed_hash" text,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_state" CHECK ("posts"."state" in ('draft', 'in_review', 'published', 'archived')),
	CONSTRAINT "posts_category" CHECK ("posts"."category" in ('government', 'private', 'scholarship', 'business', 'construction')),
	CONSTRAINT "posts_some_language" CHECK ("posts"."title_en" is not null or "posts"."title_am" is not null),
	CONSTRAINT "posts_whole_en" CHECK (num_nulls("posts"."title_en", "posts"."body_en", "posts"."preview_en") in (0, 3)),
	CONSTRAINT "posts_whole_am" CHECK (num_nulls("posts"."title_am", "posts"."body_am", "posts"."preview_am") in (0, 3)),
	CONSTRAINT "posts_view_count" CHECK ("posts"."view_count" >= 0)
);

CREATE TABLE "recommended_days" (
	"day" date PRIMARY KEY NOT NULL,
	"post_ids" text[] NOT NULL
);

CREATE TABLE "view_visitors" (
	"day" date NOT NULL,
	"post_id" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "view_visitors_day_post_id_visitor_pk" PRIMARY KEY("day","post_id","visitor")
);

CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);

CREATE TABLE "statistics_daily" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "statistics_daily_day_kind_subject_outcome_pk" PRIMARY KEY("day","kind","subject","outcome")
);

CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);

ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_bank_id_exchange_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."exchange_banks"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "change_reports" ADD CONSTRAINT "change_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "post_views_daily" ADD CONSTRAINT "post_views_daily_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "view_visitors" ADD CONSTRAINT "view_visitors_day_visitor_salts_day_fk" FOREIGN KEY ("day") REFERENCES "public"."visitor_salts"("day") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "comments_of_post" ON "comments" USING btree ("post_id","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "change_reports_newest" ON "change_reports" USING btree ("post_id","created_at" DESC NULLS FIRST);
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST);
CREATE INDEX "post_views_daily_day" ON "post_views_daily" USING btree ("day");
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "posts"."state" = 'published';
CREATE INDEX "posts_organisation" ON "posts" USING btree ("organisation_id");
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");