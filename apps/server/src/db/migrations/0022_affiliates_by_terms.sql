-- Forced row security hides every row from an owner that is no superuser. wall.sql forces it again after the migrations.
ALTER TABLE "affiliations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "abandoned_carts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "affiliate_terms" ("platform_id", "product_id", "affiliation_id", "basis_points", "window_days", "effective_from", "created_at")
SELECT "platform_id", "product_id", "id", "basis_points", 60, "created_at", "created_at" FROM "affiliations";--> statement-breakpoint
UPDATE "abandoned_carts" SET "state" = 'CONVERTED' WHERE "order_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliations" DROP COLUMN "basis_points";