-- Forced row security hides every row from an owner that is no superuser. wall.sql forces it again after the migrations.
ALTER TABLE "payments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_cases" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "payments_receipt";--> statement-breakpoint
ALTER TABLE "webhook_questions" ADD COLUMN "reserved_for" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "further_receipts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What the books already say of older payments.
UPDATE "payments" SET "paid_cents" = "amount_cents",
  "refunded_cents" = CASE WHEN "status" IN ('REFUNDED', 'CHARGEBACK') THEN "amount_cents" ELSE 0 END
WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
UPDATE "payments" p SET "paid_cents" = (c."detail"->>'amountCents')::bigint
FROM "payment_cases" c
WHERE (c."platform_id", c."payment_id") = (p."platform_id", p."id") AND p."paid_at" IS NULL
  AND c."kind" IN ('LATE_PAYMENT', 'AMOUNT_MISMATCH') AND c."detail"->>'currency' IS NULL;--> statement-breakpoint
-- A receipt that two payments have claimed stays with the first of them.
UPDATE "payments" p SET "end_to_end_id" = NULL
WHERE EXISTS (SELECT FROM "payments" o
  WHERE (o."platform_id", o."end_to_end_id") = (p."platform_id", p."end_to_end_id")
    AND (o."created_at", o."id") < (p."created_at", p."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_once" ON "payments" USING btree ("platform_id","end_to_end_id") WHERE "payments"."end_to_end_id" is not null;
