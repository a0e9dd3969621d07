CREATE TABLE "access_grants" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_grants_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "access_grants_platformId_orderId_productId_unique" UNIQUE("platform_id","order_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "access_suspensions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	CONSTRAINT "access_suspensions_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_opt_outs_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "mail_opt_outs_platformId_emailHash_unique" UNIQUE("platform_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid,
	"on_buy_approved" text NOT NULL,
	"on_pix_created" text NOT NULL,
	"on_abandoned_cart" text NOT NULL,
	"on_refound" text NOT NULL,
	"on_chargeback" text NOT NULL,
	"on_product_shipping" text NOT NULL,
	"on_product_digital" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "notification_settings_platformId_userId_unique" UNIQUE NULLS NOT DISTINCT("platform_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_click_days" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"affiliation_id" uuid NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_click_days_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "affiliate_click_days_platformId_affiliationId_day_unique" UNIQUE("platform_id","affiliation_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_programs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"is_open" boolean NOT NULL,
	"is_listed" boolean NOT NULL,
	"needs_approval" boolean NOT NULL,
	"attribution" text NOT NULL,
	"description" text NOT NULL,
	"rules" text NOT NULL,
	"materials_url" text,
	"support_email" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_programs_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "affiliate_programs_platformId_productId_unique" UNIQUE("platform_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_terms" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"affiliation_id" uuid,
	"basis_points" integer NOT NULL,
	"window_days" integer,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_terms_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text NOT NULL,
	"carrier" text,
	"tracking_code" text,
	"tracking_url" text,
	"posted_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shipments_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "shipments_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
DROP INDEX "affiliations_platform_id_affiliate_id_index";--> statement-breakpoint
DROP INDEX "abandoned_carts_platform_id_updated_at_index";--> statement-breakpoint
DROP INDEX "co_production_contracts_platform_id_co_producer_id_index";--> statement-breakpoint
DROP INDEX "manager_contracts_platform_id_manager_id_index";--> statement-breakpoint
ALTER TABLE "affiliations" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliations" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "affiliations" ADD COLUMN "status_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "state" text DEFAULT 'CAPTURED' NOT NULL;--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD COLUMN "reminders_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shares" ADD COLUMN "contract_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attribution" jsonb;--> statement-breakpoint
ALTER TABLE "co_production_contracts" ADD COLUMN "proposed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "co_production_contracts" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "co_production_contracts" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "co_production_contracts" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_customer_id_fk" FOREIGN KEY ("platform_id","customer_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_suspensions" ADD CONSTRAINT "access_suspensions_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_click_days" ADD CONSTRAINT "affiliate_click_days_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_programs" ADD CONSTRAINT "affiliate_programs_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_terms" ADD CONSTRAINT "affiliate_terms_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_terms" ADD CONSTRAINT "affiliate_terms_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_grants_platform_id_customer_id_granted_at_id_index" ON "access_grants" USING btree ("platform_id","customer_id","granted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_suspensions_open" ON "access_suspensions" USING btree ("platform_id","grant_id","cause") WHERE "access_suspensions"."restored_at" is null;--> statement-breakpoint
CREATE INDEX "affiliate_click_days_platform_id_day_index" ON "affiliate_click_days" USING btree ("platform_id","day");--> statement-breakpoint
CREATE INDEX "affiliate_programs_platform_id_created_at_id_index" ON "affiliate_programs" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_terms_platform_id_product_id_affiliation_id_effective_from_index" ON "affiliate_terms" USING btree ("platform_id","product_id","affiliation_id","effective_from");--> statement-breakpoint
CREATE INDEX "shipments_platform_id_seller_id_created_at_id_index" ON "shipments" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliations_platform_id_affiliate_id_created_at_id_index" ON "affiliations" USING btree ("platform_id","affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliations_platform_id_created_at_id_index" ON "affiliations" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "abandoned_carts_platform_id_updated_at_id_index" ON "abandoned_carts" USING btree ("platform_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "abandoned_carts_platform_id_email_index" ON "abandoned_carts" USING btree ("platform_id","email");--> statement-breakpoint
CREATE INDEX "abandoned_carts_platform_id_order_id_index" ON "abandoned_carts" USING btree ("platform_id","order_id");--> statement-breakpoint
CREATE INDEX "order_shares_partner" ON "order_shares" USING btree ("platform_id","user_id","role","order_id") WHERE "order_shares"."role" <> 'PRODUCER';--> statement-breakpoint
CREATE INDEX "co_production_contracts_platform_id_co_producer_id_created_at_id_index" ON "co_production_contracts" USING btree ("platform_id","co_producer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "co_production_contracts_platform_id_created_at_id_index" ON "co_production_contracts" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "manager_contracts_platform_id_manager_id_created_at_id_index" ON "manager_contracts" USING btree ("platform_id","manager_id","created_at","id");--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_platformId_productId_affiliateId_unique" UNIQUE("platform_id","product_id","affiliate_id");