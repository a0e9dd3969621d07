CREATE TABLE "broadcasts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience" jsonb NOT NULL,
	"is_by_mail" boolean NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"told_count" integer,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broadcasts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"path" text,
	"broadcast_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notices_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "notices_platformId_userId_key_unique" UNIQUE("platform_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "brand_versions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"brand" jsonb NOT NULL,
	"saved_by_id" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_versions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "brand_versions_platformId_number_unique" UNIQUE("platform_id","number")
);
--> statement-breakpoint
CREATE TABLE "domain_claims" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "domain_claims_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "domain_claims_platformId_host_unique" UNIQUE("platform_id","host")
);
--> statement-breakpoint
ALTER TABLE "platform_domains" ADD COLUMN "is_for_checkout" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "mail_color" text;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "logo_key" text;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "favicon_key" text;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "door_image_key" text;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_created_by_id_fk" FOREIGN KEY ("platform_id","created_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_broadcast_id_fk" FOREIGN KEY ("platform_id","broadcast_id") REFERENCES "public"."broadcasts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcasts_platform_id_created_at_id_index" ON "broadcasts" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_platform_id_user_id_created_at_id_index" ON "notices" USING btree ("platform_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("platform_id","user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_of_broadcast" ON "notices" USING btree ("platform_id","broadcast_id");--> statement-breakpoint
CREATE INDEX "notices_by_age" ON "notices" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_domains_checkout" ON "platform_domains" USING btree ("platform_id") WHERE "platform_domains"."is_for_checkout";