DROP INDEX "products_platform_id_seller_id_created_at_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_access_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "support_email" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "support_phone" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sales_page_url" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("platform_id","created_at","id") WHERE 'ADMIN' = any("users"."roles") or "users"."staff_invited_at" is not null;--> statement-breakpoint
CREATE INDEX "products_platform_id_seller_id_created_at_id_index" ON "products" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_seller_amount_list" ON "payments" USING btree ("platform_id","seller_id","amount_cents","id");--> statement-breakpoint
CREATE INDEX "audit_log_platform_id_subject_at_index" ON "audit_log" USING btree ("platform_id","subject","at");