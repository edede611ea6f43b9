ALTER TABLE "notifications" ADD COLUMN "caused_by" uuid;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_caused_by_users_id_fk" FOREIGN KEY ("caused_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "notifications_caused_by" ON "notifications" USING btree ("caused_by");