CREATE TABLE "worker_earnings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"worker_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(9, 2) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_earnings_amount" CHECK ("worker_earnings"."amount" >= 0)
);

CREATE TABLE "worker_photos" (
	"worker_id" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_photos_id" UNIQUE("id")
);

CREATE TABLE "worker_papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_papers_kind" CHECK ("worker_papers"."kind" in ('identity', 'clearance'))
);

CREATE TABLE "worker_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" integer NOT NULL,
	"state" text NOT NULL,
	"identity" boolean DEFAULT false NOT NULL,
	"background" boolean DEFAULT false NOT NULL,
	"references" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_verifications_state" CHECK ("worker_verifications"."state" in ('waiting', 'approved', 'refused', 'withdrawn'))
);

CREATE TABLE "worker_request_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "worker_request_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"by" text NOT NULL,
	"step" text NOT NULL,
	"note" text,
	"meet_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_request_steps_by" CHECK ("worker_request_steps"."by" in ('client', 'worker')),
	CONSTRAINT "worker_request_steps_step" CHECK ("worker_request_steps"."step" in ('sent', 'accepted', 'proposed', 'agreed', 'declined', 'done', 'unfinished', 'cancelled'))
);

CREATE TABLE "worker_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" integer NOT NULL,
	"service_id" integer,
	"user_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"text" text DEFAULT '' NOT NULL,
	"urgency" text,
	"budget" numeric(9, 2),
	"call_time" text,
	"meet_at" timestamp with time zone,
	"place" text,
	"online" boolean DEFAULT false NOT NULL,
	"proposed_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"worker_note" text,
	"key" uuid NOT NULL,
	"token_hash" text,
	"answered_at" timestamp with time zone,
	"worker_done_at" timestamp with time zone,
	"client_done_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_requests_kind" CHECK ("worker_requests"."kind" in ('message', 'call', 'meet')),
	CONSTRAINT "worker_requests_state" CHECK ("worker_requests"."state" in ('waiting', 'accepted', 'proposed', 'declined', 'done', 'unfinished', 'cancelled')),
	CONSTRAINT "worker_requests_language" CHECK ("worker_requests"."language" in ('en', 'am')),
	CONSTRAINT "worker_requests_urgency" CHECK ("worker_requests"."urgency" in ('low', 'normal', 'high', 'urgent')),
	CONSTRAINT "worker_requests_call_time" CHECK ("worker_requests"."call_time" in ('any', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "worker_requests_budget" CHECK ("worker_requests"."budget" >= 0),
	CONSTRAINT "worker_requests_reachable" CHECK (num_nonnulls("worker_requests"."user_id", "worker_requests"."phone", "worker_requests"."email") > 0 or "worker_requests"."ended_at" is not null)
);

CREATE TABLE "worker_review_reports" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_review_reports_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);

ALTER TABLE "worker_reviews" ADD COLUMN "request_id" uuid;
ALTER TABLE "worker_reviews" ADD COLUMN "replied_at" timestamp with time zone;
ALTER TABLE "worker_reviews" ADD COLUMN "key" uuid;
ALTER TABLE "worker_reviews" ADD COLUMN "hidden_reason" text;
ALTER TABLE "worker_reviews" ADD COLUMN "hidden_by" uuid;
ALTER TABLE "worker_reviews" ADD COLUMN "hidden_at" timestamp with time zone;
ALTER TABLE "worker_reviews" ADD COLUMN "changed_at" timestamp with time zone;
ALTER TABLE "worker_services" ADD COLUMN "text_en" text;
ALTER TABLE "worker_services" ADD COLUMN "text_am" text;
ALTER TABLE "worker_services" ADD COLUMN "specialty" text;
ALTER TABLE "worker_services" ADD COLUMN "papers_en" text[];
ALTER TABLE "worker_services" ADD COLUMN "papers_am" text[];
ALTER TABLE "worker_services" ADD COLUMN "days" smallint;
ALTER TABLE "worker_services" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "workers" ADD COLUMN "photo_id" uuid;
ALTER TABLE "worker_earnings" ADD CONSTRAINT "worker_earnings_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "worker_photos" ADD CONSTRAINT "worker_photos_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "worker_papers" ADD CONSTRAINT "worker_papers_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "worker_verifications" ADD CONSTRAINT "worker_verifications_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "worker_verifications" ADD CONSTRAINT "worker_verifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "worker_request_steps" ADD CONSTRAINT "worker_request_steps_request_id_worker_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."worker_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "worker_requests" ADD CONSTRAINT "worker_requests_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "worker_requests" ADD CONSTRAINT "worker_requests_service_id_worker_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."worker_services"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "worker_requests" ADD CONSTRAINT "worker_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "worker_review_reports" ADD CONSTRAINT "worker_review_reports_review_id_worker_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."worker_reviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "worker_review_reports" ADD CONSTRAINT "worker_review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "worker_earnings_of_worker" ON "worker_earnings" USING btree ("worker_id","day");
CREATE INDEX "worker_papers_of_worker" ON "worker_papers" USING btree ("worker_id");
CREATE INDEX "worker_verifications_of_worker" ON "worker_verifications" USING btree ("worker_id","created_at" DESC NULLS LAST);
CREATE UNIQUE INDEX "worker_verifications_waiting" ON "worker_verifications" USING btree ("worker_id") WHERE "worker_verifications"."state" = 'waiting';
CREATE INDEX "worker_request_steps_of_request" ON "worker_request_steps" USING btree ("request_id","id");
CREATE UNIQUE INDEX "worker_requests_key" ON "worker_requests" USING btree ("key");
CREATE UNIQUE INDEX "worker_requests_token" ON "worker_requests" USING btree ("token_hash");
CREATE INDEX "worker_requests_of_worker" ON "worker_requests" USING btree ("worker_id","created_at" DESC NULLS LAST);
CREATE INDEX "worker_requests_of_user" ON "worker_requests" USING btree ("user_id","created_at" DESC NULLS LAST);
ALTER TABLE "worker_reviews" ADD CONSTRAINT "worker_reviews_request_id_worker_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."worker_requests"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "worker_reviews" ADD CONSTRAINT "worker_reviews_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "worker_reviews_waiting" ON "worker_reviews" USING btree ("created_at") WHERE "worker_reviews"."state" = 'waiting';
ALTER TABLE "worker_reviews" ADD CONSTRAINT "worker_reviews_of_request" UNIQUE("request_id");
ALTER TABLE "worker_reviews" ADD CONSTRAINT "worker_reviews_key" UNIQUE("key");
ALTER TABLE "worker_services" ADD CONSTRAINT "worker_services_specialty" CHECK ("worker_services"."specialty" in ('documentFiling', 'passportServices', 'bankingFinance', 'governmentServices', 'telecommunications', 'transportation', 'realEstate', 'businessRegistration', 'legalServices', 'accountingServices', 'translationServices', 'eventPlanning', 'homeServices', 'personalAssistant', 'dataEntry', 'researchServices'));
ALTER TABLE "worker_services" ADD CONSTRAINT "worker_services_days" CHECK ("worker_services"."days" between 0 and 365);