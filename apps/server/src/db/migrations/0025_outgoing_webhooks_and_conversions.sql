CREATE TABLE "outgoing_deliveries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"type" text NOT NULL,
	"is_test" boolean NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_try_at" timestamp (3) with time zone,
	"last_took_ms" integer,
	"last_status" integer,
	"last_failure" text,
	"last_answer" text,
	CONSTRAINT "outgoing_deliveries_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "outgoing_deliveries_platformId_endpointId_eventKey_unique" UNIQUE("platform_id","endpoint_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "outgoing_endpoints" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" jsonb NOT NULL,
	"product_ids" jsonb,
	"state" text NOT NULL,
	"disabled_because" text,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"last_took_ms" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "outgoing_endpoints_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"pixel_id" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "conversions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "conversions_platformId_orderId_vendor_pixelId_unique" UNIQUE("platform_id","order_id","vendor","pixel_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "outgoing_deliveries" ADD CONSTRAINT "outgoing_deliveries_endpoint_id_fk" FOREIGN KEY ("platform_id","endpoint_id") REFERENCES "public"."outgoing_endpoints"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_endpoints" ADD CONSTRAINT "outgoing_endpoints_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_deliveries_waiting" ON "outgoing_deliveries" USING btree ("platform_id","endpoint_id","next_try_at") WHERE "outgoing_deliveries"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "outgoing_deliveries_platform_id_seller_id_created_at_id_index" ON "outgoing_deliveries" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_deliveries_platform_id_created_at_index" ON "outgoing_deliveries" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "outgoing_endpoints_platform_id_seller_id_index" ON "outgoing_endpoints" USING btree ("platform_id","seller_id");--> statement-breakpoint
CREATE INDEX "conversions_platform_id_created_at_index" ON "conversions" USING btree ("platform_id","created_at");