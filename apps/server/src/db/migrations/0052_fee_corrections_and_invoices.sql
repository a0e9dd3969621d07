CREATE TABLE "fee_corrections" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"fee_cents" bigint NOT NULL,
	"fixed_fee_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"returnable_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_corrections_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "fee_corrections_once" UNIQUE("platform_id","proposal_id","payment_id"),
	CONSTRAINT "fee_corrections_in_order" UNIQUE("platform_id","payment_id","number")
);
--> statement-breakpoint
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
ALTER TABLE "subscriptions" ADD COLUMN "held_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fee_corrections" ADD CONSTRAINT "fee_corrections_proposal_id_fk" FOREIGN KEY ("platform_id","proposal_id") REFERENCES "public"."money_proposals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_corrections" ADD CONSTRAINT "fee_corrections_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_invoices" ADD CONSTRAINT "withdrawal_invoices_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;