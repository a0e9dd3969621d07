CREATE TABLE "access_deliveries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"delivered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_deliveries_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_contents" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_key" text,
	"size_bytes" integer,
	"url" text,
	"uses_max" integer,
	"opens_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "product_contents_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
ALTER TABLE "access_deliveries" ADD CONSTRAINT "access_deliveries_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_deliveries_platform_id_grant_id_delivered_at_index" ON "access_deliveries" USING btree ("platform_id","grant_id","delivered_at");--> statement-breakpoint
CREATE INDEX "product_contents_platform_id_product_id_position_index" ON "product_contents" USING btree ("platform_id","product_id","position");