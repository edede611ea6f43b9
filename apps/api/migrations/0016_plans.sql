CREATE TABLE "plan_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"language" text NOT NULL,
	"key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_requests_plan" CHECK ("plan_requests"."plan" in ('base', 'pro', 'enterprise')),
	CONSTRAINT "plan_requests_period" CHECK ("plan_requests"."period" in ('monthly', 'annual')),
	CONSTRAINT "plan_requests_language" CHECK ("plan_requests"."language" in ('en', 'am'))
);

ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "plan_requests_key" ON "plan_requests" USING btree ("user_id","key");
CREATE INDEX "plan_requests_newest" ON "plan_requests" USING btree ("created_at" DESC NULLS FIRST);