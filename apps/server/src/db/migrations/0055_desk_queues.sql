ALTER TABLE "webhook_inbox" ADD COLUMN "quarantine" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "corrected_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "users_unblock_asked" ON "users" USING btree ("platform_id","created_at","id") WHERE "users"."unblock_asked_at" is not null;--> statement-breakpoint
UPDATE "payments" p SET "corrected_cents" = c."cents" FROM (SELECT "platform_id", "payment_id", sum("amount_cents") AS "cents" FROM "fee_corrections" GROUP BY 1, 2) c WHERE c."platform_id" = p."platform_id" AND c."payment_id" = p."id";
