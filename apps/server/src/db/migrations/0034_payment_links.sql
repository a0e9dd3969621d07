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
ALTER TABLE "payment_link_orders" ADD CONSTRAINT "payment_link_orders_link_id_fk" FOREIGN KEY ("platform_id","link_id") REFERENCES "public"."payment_links"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link_orders" ADD CONSTRAINT "payment_link_orders_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_link_orders_platform_id_link_id_index" ON "payment_link_orders" USING btree ("platform_id","link_id");--> statement-breakpoint
CREATE INDEX "payment_links_list" ON "payment_links" USING btree ("platform_id","seller_id","created_at","id");