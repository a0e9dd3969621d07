CREATE TABLE "withdrawal_invoices" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_invoices_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "withdrawal_invoices_once" UNIQUE("platform_id","withdrawal_id"),
	CONSTRAINT "withdrawal_invoices_key_once" UNIQUE("platform_id","key")
);
--> statement-breakpoint
ALTER TABLE "withdrawal_plans" ADD COLUMN "requires_invoice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal_invoices" ADD CONSTRAINT "withdrawal_invoices_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;