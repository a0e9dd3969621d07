CREATE TABLE "provider_contacts" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"missed_since" timestamp (3) with time zone,
	"missed" integer DEFAULT 0 NOT NULL,
	"lag_ms" bigint,
	"turn_at" timestamp (3) with time zone,
	"awaited_turn_at" timestamp (3) with time zone,
	"silent_until" timestamp (3) with time zone,
	CONSTRAINT "provider_contacts_platform_id_provider_account_id_pk" PRIMARY KEY("platform_id","provider_account_id")
);
--> statement-breakpoint
ALTER TABLE "provider_contacts" ADD CONSTRAINT "provider_contacts_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("platform_id","provider_account_id") WHERE "payments"."status" = 'PENDING';