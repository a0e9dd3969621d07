DROP INDEX "webhook_inbox_worked";--> statement-breakpoint
ALTER TABLE "money_proposals" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_proposals" ALTER COLUMN "purse" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_proposals" ALTER COLUMN "currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_proposals" ALTER COLUMN "amount_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_approves_max_cents" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_approves_alone_max_cents" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_seller_ids" uuid[];--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "hold_reason" text;--> statement-breakpoint
-- Forced row security hides every row from an owner that is no superuser. wall.sql forces it again after the migrations.
ALTER TABLE "withdrawals" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "queued_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "withdrawals" SET "queued_at" = "created_at";--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "queued_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_inbox_quarantined" ON "webhook_inbox" USING btree ("platform_id","received_at","id") WHERE "webhook_inbox"."state" = 'QUARANTINED';--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_queued_at_id_index" ON "withdrawals" USING btree ("platform_id","purse","queued_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_state_queued_at_id_index" ON "withdrawals" USING btree ("platform_id","purse","state","queued_at","id");--> statement-breakpoint
CREATE INDEX "webhook_inbox_worked" ON "webhook_inbox" USING btree ("platform_id","worked_at") WHERE "webhook_inbox"."state" in ('APPLIED', 'DUPLICATE', 'IGNORED', 'FORGED', 'DISCARDED');