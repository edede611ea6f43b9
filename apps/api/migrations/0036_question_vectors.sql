CREATE TABLE "question_vectors" (
	"key" text PRIMARY KEY NOT NULL,
	"numbers" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
