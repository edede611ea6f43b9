CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);

CREATE TABLE "mail_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('confirm', 'reset', 'email'))
);

CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"full_name" text,
	"company_name_english" text,
	"company_name_amharic" text,
	"category" text,
	"address" text,
	"phone_primary" text,
	"phone_secondary" text,
	"avatar" text,
	"language" text,
	"verified" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"registration_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('normalUser', 'user', 'worker', 'editor', 'admin')),
	CONSTRAINT "users_email_small" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_avatar" CHECK ("users"."avatar" in ('male', 'female')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'am')),
	CONSTRAINT "users_category" CHECK ("users"."category" in ('Government', 'Private')),
	CONSTRAINT "users_named" CHECK (num_nonnulls("users"."full_name", "users"."company_name_english") > 0)
);

CREATE TABLE "audit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"detail" jsonb NOT NULL
);

CREATE TABLE "comment_reports" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);

CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"contact" text,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_language" CHECK ("feedback"."language" in ('en', 'am'))
);

CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"receiver" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title_en" text NOT NULL,
	"title_am" text NOT NULL,
	"text_en" text NOT NULL,
	"text_am" text NOT NULL,
	"link" text,
	"sent_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_kinds" text[] NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint
);

CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title_en" text NOT NULL,
	"title_am" text NOT NULL,
	"preview_en" text,
	"preview_am" text,
	"link" text,
	"post_id" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('saved', 'comment', 'broadcast', 'account'))
);

CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_id" uuid,
	"kinds" text[] NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_language" CHECK ("push_subscriptions"."language" in ('en', 'am'))
);

CREATE TABLE "saved_posts" (
	"user_id" uuid NOT NULL,
	"post_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"known_updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_posts_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);

CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "comments" ADD COLUMN "user_id" uuid;
ALTER TABLE "comments" ADD COLUMN "parent_id" uuid;
ALTER TABLE "comments" ADD COLUMN "key" uuid;
ALTER TABLE "comments" ADD COLUMN "removed_at" timestamp with time zone;
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp with time zone;
ALTER TABLE "comments" ADD COLUMN "hidden_reason" text;
ALTER TABLE "comments" ADD COLUMN "hidden_by" uuid;
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("last_seen_at");
CREATE UNIQUE INDEX "mail_tokens_hash" ON "mail_tokens" USING btree ("token_hash");
CREATE INDEX "mail_tokens_of_user" ON "mail_tokens" USING btree ("user_id","purpose");
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id","created_at");
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE "users"."confirmed_at" is null;
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");
CREATE INDEX "audit_events_of_user" ON "audit_events" USING btree ("user_id","at");
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);
CREATE UNIQUE INDEX "mailbox_message" ON "mailbox" USING btree ("message_id");
CREATE INDEX "mailbox_newest" ON "mailbox" USING btree ("created_at" DESC NULLS FIRST);
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","key");
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");
CREATE INDEX "push_subscriptions_of_user" ON "push_subscriptions" USING btree ("user_id");
CREATE INDEX "saved_posts_of_post" ON "saved_posts" USING btree ("post_id");
CREATE UNIQUE INDEX "tasks_key" ON "tasks" USING btree ("key");
CREATE INDEX "tasks_due" ON "tasks" USING btree ("run_at") WHERE "tasks"."done_at" is null and "tasks"."failed_at" is null;
CREATE INDEX "tasks_done" ON "tasks" USING btree ("done_at");
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "comments" ADD CONSTRAINT "comments_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "comments_key" ON "comments" USING btree ("user_id","key");
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id");

-- A comment shows the badge of an organisation that is verified; nothing else of an account stands on a page.
CREATE TRIGGER "pages_changed" AFTER UPDATE OF "verified" ON "users" FOR EACH ROW
	WHEN (OLD."verified" IS DISTINCT FROM NEW."verified") EXECUTE FUNCTION "tell_pages_changed"();
