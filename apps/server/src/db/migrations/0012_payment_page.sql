ALTER TABLE "products" ADD COLUMN "thank_you_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "superseded_by_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order_paid_once" ON "payments" USING btree ("platform_id","order_id") WHERE "payments"."paid_at" is not null;