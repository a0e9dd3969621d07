CREATE TABLE "upsell_funnel_versions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"funnel_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upsell_funnel_versions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "upsell_funnel_versions_platformId_funnelId_number_unique" UNIQUE("platform_id","funnel_id","number")
);
--> statement-breakpoint
CREATE TABLE "upsell_funnels" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"published_number" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upsell_funnels_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "upsell_showings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"funnel_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"first_payment_id" uuid NOT NULL,
	"step_key" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"price_cents" bigint NOT NULL,
	"answer" text DEFAULT 'NONE' NOT NULL,
	"payment_id" uuid,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "upsell_showings_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "upsell_showings_platformId_firstPaymentId_stepKey_unique" UNIQUE("platform_id","first_payment_id","step_key")
);
--> statement-breakpoint
CREATE TABLE "payment_link_orders" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_link_orders_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payment_link_orders_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"code" text NOT NULL,
	"title" text,
	"price_cents" bigint,
	"quantity" integer NOT NULL,
	"methods" text[] NOT NULL,
	"installments_max" integer,
	"is_one_use" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"buyer" jsonb,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_links_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payment_links_platformId_code_unique" UNIQUE("platform_id","code")
);
--> statement-breakpoint
ALTER TABLE "upsell_funnel_versions" ADD CONSTRAINT "upsell_funnel_versions_funnel_id_fk" FOREIGN KEY ("platform_id","funnel_id") REFERENCES "public"."upsell_funnels"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_funnels" ADD CONSTRAINT "upsell_funnels_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_funnels" ADD CONSTRAINT "upsell_funnels_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_funnel_id_fk" FOREIGN KEY ("platform_id","funnel_id") REFERENCES "public"."upsell_funnels"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_version_id_fk" FOREIGN KEY ("platform_id","version_id") REFERENCES "public"."upsell_funnel_versions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_first_payment_id_fk" FOREIGN KEY ("platform_id","first_payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link_orders" ADD CONSTRAINT "payment_link_orders_link_id_fk" FOREIGN KEY ("platform_id","link_id") REFERENCES "public"."payment_links"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link_orders" ADD CONSTRAINT "payment_link_orders_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upsell_funnels_list" ON "upsell_funnels" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "upsell_funnels_active" ON "upsell_funnels" USING btree ("platform_id","offer_id") WHERE "upsell_funnels"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "upsell_showings_platform_id_funnel_id_index" ON "upsell_showings" USING btree ("platform_id","funnel_id");--> statement-breakpoint
CREATE INDEX "upsell_showings_platform_id_payment_id_index" ON "upsell_showings" USING btree ("platform_id","payment_id");--> statement-breakpoint
CREATE INDEX "payment_link_orders_platform_id_link_id_index" ON "payment_link_orders" USING btree ("platform_id","link_id");--> statement-breakpoint
CREATE INDEX "payment_links_list" ON "payment_links" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_seller_paid" ON "payments" USING btree ("platform_id","seller_id","paid_at") WHERE "payments"."paid_at" is not null;