ALTER TABLE "fee_plans" ALTER COLUMN "fixed_fees" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "installments_fees";--> statement-breakpoint
ALTER TABLE "fee_plans" DROP COLUMN "fixed_cents";--> statement-breakpoint
ALTER TABLE "platforms" DROP COLUMN "default_receiver_id";