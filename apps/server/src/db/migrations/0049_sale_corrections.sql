CREATE TABLE "buyer_email_changes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"from_email" text NOT NULL,
	"to_email" text NOT NULL,
	"state" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"undo_hash" text,
	"undo_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "buyer_email_changes_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "refund_messages" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_messages_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "refund_messages_platformId_requestId_key_unique" UNIQUE("platform_id","request_id","key")
);
--> statement-breakpoint
ALTER TABLE "buyer_email_changes" ADD CONSTRAINT "buyer_email_changes_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_email_changes" ADD CONSTRAINT "buyer_email_changes_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_email_changes" ADD CONSTRAINT "buyer_email_changes_asked_by_id_fk" FOREIGN KEY ("platform_id","asked_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_messages" ADD CONSTRAINT "refund_messages_request_id_fk" FOREIGN KEY ("platform_id","request_id") REFERENCES "public"."refund_requests"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_email_changes_asked_once" ON "buyer_email_changes" USING btree ("platform_id","order_id") WHERE "buyer_email_changes"."state" = 'ASKED';--> statement-breakpoint
CREATE INDEX "buyer_email_changes_platform_id_order_id_created_at_index" ON "buyer_email_changes" USING btree ("platform_id","order_id","created_at");--> statement-breakpoint
CREATE INDEX "buyer_email_changes_platform_id_undo_hash_index" ON "buyer_email_changes" USING btree ("platform_id","undo_hash");--> statement-breakpoint
CREATE INDEX "buyer_email_changes_platform_id_created_at_index" ON "buyer_email_changes" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_messages_platform_id_request_id_at_id_index" ON "refund_messages" USING btree ("platform_id","request_id","at","id");