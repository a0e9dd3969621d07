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
ALTER TABLE "upsell_funnel_versions" ADD CONSTRAINT "upsell_funnel_versions_funnel_id_fk" FOREIGN KEY ("platform_id","funnel_id") REFERENCES "public"."upsell_funnels"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_funnels" ADD CONSTRAINT "upsell_funnels_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_funnels" ADD CONSTRAINT "upsell_funnels_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_funnel_id_fk" FOREIGN KEY ("platform_id","funnel_id") REFERENCES "public"."upsell_funnels"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_version_id_fk" FOREIGN KEY ("platform_id","version_id") REFERENCES "public"."upsell_funnel_versions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_first_payment_id_fk" FOREIGN KEY ("platform_id","first_payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upsell_funnels_list" ON "upsell_funnels" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "upsell_funnels_active" ON "upsell_funnels" USING btree ("platform_id","offer_id") WHERE "upsell_funnels"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "upsell_showings_platform_id_funnel_id_index" ON "upsell_showings" USING btree ("platform_id","funnel_id");--> statement-breakpoint
CREATE INDEX "upsell_showings_platform_id_payment_id_index" ON "upsell_showings" USING btree ("platform_id","payment_id");