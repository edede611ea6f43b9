CREATE TABLE "document_versions" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"template_version" integer NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"issued_at" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_versions_document_id_version_pk" PRIMARY KEY("document_id","version"),
	CONSTRAINT "document_versions_language" CHECK ("document_versions"."language" in ('am', 'en', 'both'))
);

CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"template" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"name_en" text NOT NULL,
	"name_am" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_key" UNIQUE("user_id","key"),
	CONSTRAINT "documents_template" CHECK ("documents"."template" in ('plc-foundation', 'power-of-attorney', 'rental-agreement')),
	CONSTRAINT "documents_language" CHECK ("documents"."language" in ('am', 'en', 'both'))
);

ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "documents_of_user" ON "documents" USING btree ("user_id","updated_at" DESC NULLS LAST);