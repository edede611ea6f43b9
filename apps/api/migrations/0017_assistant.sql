CREATE TABLE "assistant_ratings" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"useful" boolean NOT NULL,
	"question" text NOT NULL,
	"kind" text,
	"guides" text[] NOT NULL,
	"language" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_ratings_language" CHECK ("assistant_ratings"."language" in ('en', 'am'))
);

CREATE TABLE "conversation_turns" (
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"question" text,
	"answer" jsonb,
	"document_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_turns_conversation_id_id_pk" PRIMARY KEY("conversation_id","id"),
	CONSTRAINT "conversation_turns_kind" CHECK (("conversation_turns"."kind" = 'question') = ("conversation_turns"."question" is not null)),
	CONSTRAINT "conversation_turns_document" CHECK (("conversation_turns"."kind" = 'document') = ("conversation_turns"."document_id" is not null))
);

CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "conversation_turns" ADD CONSTRAINT "conversation_turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "assistant_ratings_newest" ON "assistant_ratings" USING btree ("created_at");
CREATE INDEX "conversation_turns_in_order" ON "conversation_turns" USING btree ("conversation_id","created_at");
CREATE INDEX "conversations_of_user" ON "conversations" USING btree ("user_id","updated_at");