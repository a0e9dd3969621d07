CREATE TABLE "passkeys" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"signature_count" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"host" text NOT NULL,
	"made_behind" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "passkeys_platformId_credentialId_unique" UNIQUE("platform_id","credential_id")
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"challenge_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spent_challenges_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "spent_challenges_platformId_challengeHash_unique" UNIQUE("platform_id","challenge_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "passkey_enabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_platform_id_user_id_created_at_index" ON "passkeys" USING btree ("platform_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "spent_challenges_platform_id_expires_at_index" ON "spent_challenges" USING btree ("platform_id","expires_at");