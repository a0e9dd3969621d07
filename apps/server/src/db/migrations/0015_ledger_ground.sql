-- Forced row security hides every row from an owner that is no superuser. wall.sql forces it again after the migrations.
ALTER TABLE "payments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_shares" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "balance_lots" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_journals" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_day_totals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"day_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"moved_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"last_entry_id" bigint NOT NULL,
	CONSTRAINT "ledger_day_totals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "ledger_day_totals_platformId_dayId_accountId_unique" UNIQUE("platform_id","day_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"day" text NOT NULL,
	"last_entry_id" bigint NOT NULL,
	"entries_count" integer NOT NULL,
	"hash" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_days_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "ledger_days_platformId_day_unique" UNIQUE("platform_id","day")
);
--> statement-breakpoint
CREATE TABLE "co_production_contracts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"co_producer_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"basis_points" integer NOT NULL,
	"base" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "co_production_contracts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "manager_contracts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"pix_basis_points" integer NOT NULL,
	"credit_card_basis_points" integer NOT NULL,
	"billet_basis_points" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "manager_contracts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "sale_reversals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"cause" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	CONSTRAINT "sale_reversals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "sale_reversals_platformId_key_unique" UNIQUE("platform_id","key")
);
--> statement-breakpoint
ALTER TABLE "balance_lots" DROP CONSTRAINT "balance_lots_platformId_paymentId_userId_kind_unique";--> statement-breakpoint
DROP INDEX "ledger_journals_platform_id_payment_id_index";--> statement-breakpoint
ALTER TABLE "balance_lots" ADD COLUMN "role" text;--> statement-breakpoint
UPDATE "balance_lots" l SET "role" = s."role" FROM "payments" p, "order_shares" s
WHERE (p."platform_id", p."id") = (l."platform_id", l."payment_id")
  AND (s."platform_id", s."order_id", s."user_id") = (p."platform_id", p."order_id", l."user_id");--> statement-breakpoint
ALTER TABLE "balance_lots" ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_lots" ADD COLUMN "former_state" text;--> statement-breakpoint
ALTER TABLE "balance_lots" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "balance_lots" ADD COLUMN "moved_for" text;--> statement-breakpoint
ALTER TABLE "balance_lots" ADD COLUMN "part" text DEFAULT 'WHOLE' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_journals" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "ledger_journals" RENAME COLUMN "payment_id" TO "subject_id";--> statement-breakpoint
UPDATE "ledger_journals" SET "subject_kind" = 'PAYMENT' WHERE "subject_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guarantee_days" integer;--> statement-breakpoint
UPDATE "orders" o SET "guarantee_days" = p."guarantee_days" FROM "products" p
WHERE (p."platform_id", p."id") = (o."platform_id", o."product_id");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "guarantee_days" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "won_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "booked_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "booked_cents" = "amount_cents" WHERE "status" = 'APPROVED' AND "paid_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_due_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kept_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_won_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD COLUMN "fee_policy" text DEFAULT 'KEEP_FIXED' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_day_totals" ADD CONSTRAINT "ledger_day_totals_day_id_fk" FOREIGN KEY ("platform_id","day_id") REFERENCES "public"."ledger_days"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_day_totals" ADD CONSTRAINT "ledger_day_totals_account_id_fk" FOREIGN KEY ("platform_id","account_id") REFERENCES "public"."ledger_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_production_contracts" ADD CONSTRAINT "co_production_contracts_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_production_contracts" ADD CONSTRAINT "co_production_contracts_co_producer_id_fk" FOREIGN KEY ("platform_id","co_producer_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_contracts" ADD CONSTRAINT "manager_contracts_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_contracts" ADD CONSTRAINT "manager_contracts_manager_id_fk" FOREIGN KEY ("platform_id","manager_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_reversals" ADD CONSTRAINT "sale_reversals_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_day_totals_balance" ON "ledger_day_totals" USING btree ("platform_id","account_id","last_entry_id");--> statement-breakpoint
CREATE INDEX "co_production_contracts_platform_id_product_id_state_index" ON "co_production_contracts" USING btree ("platform_id","product_id","state");--> statement-breakpoint
CREATE INDEX "co_production_contracts_platform_id_co_producer_id_index" ON "co_production_contracts" USING btree ("platform_id","co_producer_id");--> statement-breakpoint
CREATE INDEX "manager_contracts_platform_id_seller_id_state_index" ON "manager_contracts" USING btree ("platform_id","seller_id","state");--> statement-breakpoint
CREATE INDEX "manager_contracts_platform_id_manager_id_index" ON "manager_contracts" USING btree ("platform_id","manager_id");--> statement-breakpoint
CREATE INDEX "sale_reversals_platform_id_payment_id_index" ON "sale_reversals" USING btree ("platform_id","payment_id");--> statement-breakpoint
CREATE INDEX "balance_lots_moved" ON "balance_lots" USING btree ("platform_id","moved_for") WHERE "balance_lots"."moved_for" is not null;--> statement-breakpoint
CREATE INDEX "ledger_journals_platform_id_subject_id_index" ON "ledger_journals" USING btree ("platform_id","subject_id");--> statement-breakpoint
ALTER TABLE "balance_lots" ADD CONSTRAINT "balance_lots_once" UNIQUE("platform_id","payment_id","user_id","role","kind","part");--> statement-breakpoint
-- What lay below zero becomes a debt, and held lots get their own account.
INSERT INTO "ledger_accounts" ("platform_id", "code", "currency", "is_locked")
SELECT "platform_id", replace("code", ':available', ':debt'), "currency", true FROM "ledger_accounts" WHERE "is_locked" AND "balance_cents" > 0
UNION SELECT "platform_id", 'user:' || "user_id" || ':held', "currency", true FROM "balance_lots" WHERE "state" = 'HELD';--> statement-breakpoint
INSERT INTO "ledger_journals" ("platform_id", "rule", "key", "posted_at")
SELECT "platform_id", 'debt.arisen', 'opening:' || "code" || ':' || "currency", now() FROM "ledger_accounts" WHERE "code" LIKE '%:debt'
UNION SELECT "platform_id", 'lot.held', 'opening:' || "code" || ':' || "currency", now() FROM "ledger_accounts" WHERE "code" LIKE '%:held';--> statement-breakpoint
INSERT INTO "ledger_entries" ("platform_id", "journal_id", "account_id", "amount_cents", "currency")
SELECT j."platform_id", j."id", line.account, line.cents, a."currency"
FROM (
  SELECT d."platform_id", d."id" AS gains, a."id" AS loses, a."balance_cents" AS cents, d."code", d."currency"
  FROM "ledger_accounts" d JOIN "ledger_accounts" a
    ON (a."platform_id", a."code", a."currency") = (d."platform_id", replace(d."code", ':debt', ':available'), d."currency")
  WHERE d."code" LIKE '%:debt'
  UNION ALL
  SELECT h."platform_id", p."id", h."id", sum(l."amount_cents"), h."code", h."currency"
  FROM "ledger_accounts" h
  JOIN "balance_lots" l ON l."platform_id" = h."platform_id" AND 'user:' || l."user_id" || ':held' = h."code" AND l."currency" = h."currency"
    AND l."state" = 'HELD'
  JOIN "ledger_accounts" p ON (p."platform_id", p."currency") = (h."platform_id", h."currency")
    AND p."code" = replace(h."code", ':held', CASE l."kind" WHEN 'RESERVE' THEN ':reserve' ELSE ':pending' END)
  WHERE h."code" LIKE '%:held' GROUP BY h."platform_id", p."id", h."id", h."code", h."currency"
) a
JOIN "ledger_journals" j ON j."platform_id" = a."platform_id" AND j."key" = 'opening:' || a."code" || ':' || a."currency"
CROSS JOIN LATERAL (VALUES (a.gains, a.cents), (a.loses, -a.cents)) AS line (account, cents);--> statement-breakpoint
UPDATE "balance_lots" SET "former_state" = 'PENDING', "hold_reason" = 'UNPROVEN_RECEIPT', "moved_for" = 'receipt:' || "payment_id" WHERE "state" = 'HELD';--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_floor" CHECK (not is_locked or case when code like '%:debt' then coalesce(balance_cents, 0) >= 0 else coalesce(balance_cents, 0) <= 0 end);