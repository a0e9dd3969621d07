CREATE TABLE "dispute_files" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"key" text NOT NULL,
	"added_by_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dispute_files_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "dispute_files_platformId_disputeId_key_unique" UNIQUE("platform_id","dispute_id","key")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"is_taken" boolean NOT NULL,
	"raw_status" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"defence" text,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	"decision" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "disputes_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "disputes_platformId_paymentId_round_unique" UNIQUE("platform_id","payment_id","round")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"protocol" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"right" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"order_item_ids" uuid[] DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"seller_answer" text,
	"appeal" text,
	"decision" text,
	"refund_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "refund_requests_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "refund_requests_platformId_protocol_unique" UNIQUE("platform_id","protocol")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"order_item_ids" uuid[] DEFAULT '{}' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_by_id" uuid,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"proofs" integer DEFAULT 0 NOT NULL,
	"was_silent" boolean DEFAULT false NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "refunds_platformId_paymentId_key_unique" UNIQUE("platform_id","payment_id","key")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunds_told_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD COLUMN "dispute_fees" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "refund_answer_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "grants_lawful_refunds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_dispute_id_fk" FOREIGN KEY ("platform_id","dispute_id") REFERENCES "public"."disputes"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_fk" FOREIGN KEY ("platform_id","refund_id") REFERENCES "public"."refunds"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_seller_list" ON "disputes" USING btree ("platform_id","seller_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "disputes_seller_due_list" ON "disputes" USING btree ("platform_id","seller_id","due_at","id");--> statement-breakpoint
CREATE INDEX "disputes_list" ON "disputes" USING btree ("platform_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "disputes_due_list" ON "disputes" USING btree ("platform_id","due_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open_once" ON "refund_requests" USING btree ("platform_id","payment_id") WHERE "refund_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "refund_requests_of_refund" ON "refund_requests" USING btree ("platform_id","refund_id");--> statement-breakpoint
CREATE INDEX "refund_requests_seller_list" ON "refund_requests" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_requests_customer_list" ON "refund_requests" USING btree ("platform_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_requests_list" ON "refund_requests" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_seller_list" ON "refunds" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_list" ON "refunds" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_cases_list" ON "payment_cases" USING btree ("platform_id","opened_at","id");