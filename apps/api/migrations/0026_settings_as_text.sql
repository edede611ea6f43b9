ALTER TABLE "operator_settings" ALTER COLUMN "value" SET DATA TYPE text USING "value" #>> '{}';
