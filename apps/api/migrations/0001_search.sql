CREATE TABLE "guide_requests" (
	"words" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guide_requests_words_language_pk" PRIMARY KEY("words","language"),
	CONSTRAINT "guide_requests_language" CHECK ("guide_requests"."language" in ('en', 'am'))
);

CREATE TABLE "search_documents" (
	"post_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"post_updated_at" timestamp with time zone NOT NULL,
	"organisation" text NOT NULL,
	"analyser" integer NOT NULL,
	"indexed_at" timestamp with time zone NOT NULL
);

ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "guide_requests_most_asked" ON "guide_requests" USING btree ("count" DESC NULLS LAST);
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");