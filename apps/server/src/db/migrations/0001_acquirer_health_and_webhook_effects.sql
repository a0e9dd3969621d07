CREATE TABLE "provider_health" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"method" text NOT NULL,
	"operation" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"calls" integer NOT NULL,
	"total_ms" bigint NOT NULL,
	CONSTRAINT "provider_health_pk" PRIMARY KEY("provider_account_id","method","operation","hour","outcome")
);
--> statement-breakpoint
CREATE TABLE "webhook_effects" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"webhook_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_effects_provider_account_id_event_key_pk" PRIMARY KEY("provider_account_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "webhook_questions" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_questions_provider_account_id_subject_pk" PRIMARY KEY("provider_account_id","subject")
);
--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "provider_health" ADD CONSTRAINT "provider_health_provider_account_id_provider_accounts_id_fk" FOREIGN KEY ("provider_account_id") REFERENCES "public"."provider_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_effects" ADD CONSTRAINT "webhook_effects_provider_account_id_provider_accounts_id_fk" FOREIGN KEY ("provider_account_id") REFERENCES "public"."provider_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_effects" ADD CONSTRAINT "webhook_effects_webhook_id_webhook_inbox_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook_inbox"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_questions" ADD CONSTRAINT "webhook_questions_provider_account_id_provider_accounts_id_fk" FOREIGN KEY ("provider_account_id") REFERENCES "public"."provider_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_health_platform_id_hour_index" ON "provider_health" USING btree ("platform_id","hour");--> statement-breakpoint
CREATE INDEX "webhook_inbox_waiting" ON "webhook_inbox" USING btree ("payment_id") WHERE "webhook_inbox"."state" = 'WAITING';