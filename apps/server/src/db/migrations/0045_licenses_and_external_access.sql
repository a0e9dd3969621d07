CREATE TABLE "external_accesses" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"title" text NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"is_open" boolean NOT NULL,
	"told" integer NOT NULL,
	CONSTRAINT "external_accesses_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "external_accesses_platformId_grantId_contentId_unique" UNIQUE("platform_id","grant_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "license_claims" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"key_id" uuid,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone,
	CONSTRAINT "license_claims_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "license_claims_platformId_grantId_contentId_unique" UNIQUE("platform_id","grant_id","content_id"),
	CONSTRAINT "license_claims_platformId_keyId_unique" UNIQUE("platform_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "license_keys" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"value" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "license_keys_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "license_keys_platformId_contentId_value_unique" UNIQUE("platform_id","content_id","value")
);
--> statement-breakpoint
ALTER TABLE "product_contents" ADD COLUMN "endpoint_id" uuid;--> statement-breakpoint
ALTER TABLE "external_accesses" ADD CONSTRAINT "external_accesses_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_accesses" ADD CONSTRAINT "external_accesses_endpoint_id_fk" FOREIGN KEY ("platform_id","endpoint_id") REFERENCES "public"."outgoing_endpoints"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_claims" ADD CONSTRAINT "license_claims_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_claims" ADD CONSTRAINT "license_claims_key_id_fk" FOREIGN KEY ("platform_id","key_id") REFERENCES "public"."license_keys"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_keys" ADD CONSTRAINT "license_keys_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "license_claims_waiting" ON "license_claims" USING btree ("platform_id","content_id","claimed_at","id") WHERE "license_claims"."key_id" is null;--> statement-breakpoint
CREATE INDEX "license_claims_platform_id_content_id_index" ON "license_claims" USING btree ("platform_id","content_id");--> statement-breakpoint
CREATE INDEX "license_keys_platform_id_content_id_number_id_index" ON "license_keys" USING btree ("platform_id","content_id","number","id");--> statement-breakpoint
CREATE INDEX "license_keys_free" ON "license_keys" USING btree ("platform_id","content_id","number") WHERE "license_keys"."taken_at" is null;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_endpoint_id_fk" FOREIGN KEY ("platform_id","endpoint_id") REFERENCES "public"."outgoing_endpoints"("platform_id","id") ON DELETE no action ON UPDATE no action;