CREATE INDEX "orders_attributed" ON "orders" USING btree ("platform_id","product_id","created_at","id") WHERE "orders"."attribution" is not null;--> statement-breakpoint
CREATE TABLE "recovery_plans" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"sequences" jsonb NOT NULL,
	"quiet_hours" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_plans_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "recovery_plans_platformId_sellerId_unique" UNIQUE("platform_id","seller_id")
);
--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
UPDATE "abandoned_carts" SET "seller_id" = "products"."seller_id" FROM "offers" JOIN "products" ON "products"."platform_id" = "offers"."platform_id" AND "products"."id" = "offers"."product_id" WHERE "offers"."platform_id" = "abandoned_carts"."platform_id" AND "offers"."id" = "abandoned_carts"."offer_id";--> statement-breakpoint
DELETE FROM "abandoned_carts" WHERE "seller_id" IS NULL;--> statement-breakpoint
ALTER TABLE "abandoned_carts" ALTER COLUMN "seller_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "reason" text DEFAULT 'LEFT' NOT NULL;--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "reason_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "abandoned_carts" SET "step" = "reminders_sent";--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "seller_id" uuid;--> statement-breakpoint
UPDATE "conversions" SET "seller_id" = "orders"."seller_id" FROM "orders" WHERE "orders"."platform_id" = "conversions"."platform_id" AND "orders"."id" = "conversions"."order_id";--> statement-breakpoint
ALTER TABLE "conversions" ALTER COLUMN "seller_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_plans" ADD CONSTRAINT "recovery_plans_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abandoned_carts_list" ON "abandoned_carts" USING btree ("platform_id","seller_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "conversions_list" ON "conversions" USING btree ("platform_id","seller_id","created_at","id");