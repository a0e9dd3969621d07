CREATE TABLE "announced_purchases" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announced_purchases_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "pixels" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid,
	"vendor" text NOT NULL,
	"pixel_id" text NOT NULL,
	"conversion_id" text,
	"token" text,
	"position" integer NOT NULL,
	CONSTRAINT "pixels_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "pixels_platformId_productId_vendor_pixelId_unique" UNIQUE NULLS NOT DISTINCT("platform_id","product_id","vendor","pixel_id")
);
--> statement-breakpoint
ALTER TABLE "announced_purchases" ADD CONSTRAINT "announced_purchases_id_fk" FOREIGN KEY ("platform_id","id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pixels" ADD CONSTRAINT "pixels_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;