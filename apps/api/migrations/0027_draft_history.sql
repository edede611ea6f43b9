ALTER TABLE "draft_notes" ADD COLUMN "organisation_id" text;
ALTER TABLE "post_versions" ADD COLUMN "organisation_id" text;
ALTER TABLE "draft_notes" ADD CONSTRAINT "draft_notes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
-- What stands there already is of whoever wrote it, where that is an organisation, else of whoever has the draft now.
UPDATE "draft_notes" n SET "organisation_id" = coalesce((SELECT u."organisation_id" FROM "users" u WHERE u."id" = n."written_by" AND u."role" = 'user'), d."organisation_id") FROM "drafts" d WHERE d."id" = n."draft_id";
UPDATE "post_versions" v SET "organisation_id" = coalesce((SELECT u."organisation_id" FROM "users" u WHERE u."id" = v."written_by" AND u."role" = 'user'), d."organisation_id") FROM "drafts" d WHERE d."id" = v."draft_id";
