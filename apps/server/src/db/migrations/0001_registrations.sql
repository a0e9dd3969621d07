CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "registrations_platform_id_token_hash_index" ON "registrations" USING btree ("platform_id","token_hash");