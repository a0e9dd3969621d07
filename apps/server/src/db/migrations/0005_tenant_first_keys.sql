-- Sessions and webhook addresses carry their tenant from here on: nothing has to be looked up before it is known.
DROP POLICY IF EXISTS "by_token" ON "sessions";--> statement-breakpoint
DROP POLICY IF EXISTS "by_webhook_token" ON "provider_accounts";--> statement-breakpoint
DROP FUNCTION IF EXISTS "app"."platform_of_session"(text);--> statement-breakpoint
DROP FUNCTION IF EXISTS "app"."account_of_webhook"(text);--> statement-breakpoint
ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_userId_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "provider_accounts" DROP CONSTRAINT "provider_accounts_webhookTokenHash_unique";--> statement-breakpoint
ALTER TABLE "balance_lots" DROP CONSTRAINT "balance_lots_paymentId_userId_kind_unique";--> statement-breakpoint
ALTER TABLE "order_shares" DROP CONSTRAINT "order_shares_orderId_userId_role_unique";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_paymentId_number_unique";--> statement-breakpoint
ALTER TABLE "payment_cases" DROP CONSTRAINT "payment_cases_paymentId_kind_unique";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_providerAccountId_transactionId_unique";--> statement-breakpoint
ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_health" DROP CONSTRAINT "provider_health_provider_account_id_provider_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_effects" DROP CONSTRAINT "webhook_effects_provider_account_id_provider_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_inbox" DROP CONSTRAINT "webhook_inbox_provider_account_id_provider_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "webhook_questions" DROP CONSTRAINT "webhook_questions_provider_account_id_provider_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "affiliations" DROP CONSTRAINT "affiliations_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "affiliations" DROP CONSTRAINT "affiliations_affiliate_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "delivery_options" DROP CONSTRAINT "delivery_options_offer_id_offers_id_fk";
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "order_bumps" DROP CONSTRAINT "order_bumps_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "order_bumps" DROP CONSTRAINT "order_bumps_offer_id_offers_id_fk";
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_seller_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_journal_id_ledger_journals_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "order_shares" DROP CONSTRAINT "order_shares_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_cases" DROP CONSTRAINT "payment_cases_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";
--> statement-breakpoint
DROP INDEX "one_time_tokens_user_id_purpose_index";--> statement-breakpoint
DROP INDEX "recovery_codes_user_id_index";--> statement-breakpoint
DROP INDEX "session_logs_user_id_at_index";--> statement-breakpoint
DROP INDEX "sessions_user_id_revoked_at_index";--> statement-breakpoint
DROP INDEX "webhook_inbox_provider_account_id_state_index";--> statement-breakpoint
DROP INDEX "affiliations_product_id_status_index";--> statement-breakpoint
DROP INDEX "delivery_options_offer_id_position_index";--> statement-breakpoint
DROP INDEX "order_bumps_product_id_position_index";--> statement-breakpoint
DROP INDEX "ledger_entries_journal_id_index";--> statement-breakpoint
DROP INDEX "ledger_entries_account_id_id_index";--> statement-breakpoint
DROP INDEX "ledger_journals_payment_id_index";--> statement-breakpoint
DROP INDEX "uploads_user_id_index";--> statement-breakpoint
DROP INDEX "order_items_order_id_index";--> statement-breakpoint
DROP INDEX "payment_events_payment_id_id_index";--> statement-breakpoint
DROP INDEX "payments_order_id_index";--> statement-breakpoint
DROP INDEX "platform_domains_platform_id_index";--> statement-breakpoint
DROP INDEX "webhook_inbox_waiting";--> statement-breakpoint
ALTER TABLE "webhook_effects" DROP CONSTRAINT "webhook_effects_provider_account_id_event_key_pk";--> statement-breakpoint
ALTER TABLE "webhook_questions" DROP CONSTRAINT "webhook_questions_provider_account_id_subject_pk";--> statement-breakpoint
ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_pkey";--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_pkey";--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_pkey";--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_pkey";--> statement-breakpoint
ALTER TABLE "session_logs" DROP CONSTRAINT "session_logs_pkey";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "throttles" DROP CONSTRAINT "throttles_pkey";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_pkey";--> statement-breakpoint
ALTER TABLE "provider_accounts" DROP CONSTRAINT "provider_accounts_pkey";--> statement-breakpoint
ALTER TABLE "webhook_inbox" DROP CONSTRAINT "webhook_inbox_pkey";--> statement-breakpoint
ALTER TABLE "affiliations" DROP CONSTRAINT "affiliations_pkey";--> statement-breakpoint
ALTER TABLE "delivery_options" DROP CONSTRAINT "delivery_options_pkey";--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_pkey";--> statement-breakpoint
ALTER TABLE "order_bumps" DROP CONSTRAINT "order_bumps_pkey";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_pkey";--> statement-breakpoint
ALTER TABLE "balance_lots" DROP CONSTRAINT "balance_lots_pkey";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_pkey";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_pkey";--> statement-breakpoint
ALTER TABLE "ledger_journals" DROP CONSTRAINT "ledger_journals_pkey";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_pkey";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_pkey";--> statement-breakpoint
ALTER TABLE "abandoned_carts" DROP CONSTRAINT "abandoned_carts_pkey";--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_pkey";--> statement-breakpoint
ALTER TABLE "order_shares" DROP CONSTRAINT "order_shares_pkey";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pkey";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_pkey";--> statement-breakpoint
ALTER TABLE "payment_cases" DROP CONSTRAINT "payment_cases_pkey";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_pkey";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_pkey";--> statement-breakpoint
ALTER TABLE "purchase_intents" DROP CONSTRAINT "purchase_intents_pkey";--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_pkey";--> statement-breakpoint
ALTER TABLE "fee_plans" DROP CONSTRAINT "fee_plans_pkey";--> statement-breakpoint
ALTER TABLE "platform_domains" DROP CONSTRAINT "platform_domains_pkey";--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "session_logs" ADD CONSTRAINT "session_logs_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "throttles" ADD CONSTRAINT "throttles_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "webhook_effects" ADD CONSTRAINT "webhook_effects_platform_id_provider_account_id_event_key_pk" PRIMARY KEY("platform_id","provider_account_id","event_key");--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD CONSTRAINT "webhook_inbox_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "webhook_questions" ADD CONSTRAINT "webhook_questions_platform_id_provider_account_id_subject_pk" PRIMARY KEY("platform_id","provider_account_id","subject");--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "order_bumps" ADD CONSTRAINT "order_bumps_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "balance_lots" ADD CONSTRAINT "balance_lots_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "ledger_journals" ADD CONSTRAINT "ledger_journals_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "abandoned_carts" ADD CONSTRAINT "abandoned_carts_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "purchase_intents" ADD CONSTRAINT "purchase_intents_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "fee_plans" ADD CONSTRAINT "fee_plans_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
ALTER TABLE "platform_domains" ADD CONSTRAINT "platform_domains_platform_id_id_pk" PRIMARY KEY("platform_id","id");--> statement-breakpoint
-- Forced row security hides every row from an owner that is no superuser, also from the check of a new foreign key. wall.sql forces it
-- again after the migrations.
DO $$
DECLARE "name" text;
BEGIN
  FOR "name" IN SELECT "relname" FROM "pg_class" WHERE "relnamespace" = 'public'::regnamespace AND "relforcerowsecurity" LOOP
    EXECUTE format('ALTER TABLE public.%I NO FORCE ROW LEVEL SECURITY', "name");
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "platform_domains" ADD COLUMN "is_primary" boolean;--> statement-breakpoint
UPDATE "platform_domains" "domain" SET "is_primary" = NOT EXISTS (
  SELECT FROM "platform_domains" "older" WHERE "older"."platform_id" = "domain"."platform_id"
    AND ("older"."created_at", "older"."id") < ("domain"."created_at", "domain"."id")
);--> statement-breakpoint
ALTER TABLE "platform_domains" ALTER COLUMN "is_primary" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_health" ADD CONSTRAINT "provider_health_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_effects" ADD CONSTRAINT "webhook_effects_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD CONSTRAINT "webhook_inbox_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_questions" ADD CONSTRAINT "webhook_questions_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_affiliate_id_fk" FOREIGN KEY ("platform_id","affiliate_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bumps" ADD CONSTRAINT "order_bumps_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bumps" ADD CONSTRAINT "order_bumps_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_journal_id_fk" FOREIGN KEY ("platform_id","journal_id") REFERENCES "public"."ledger_journals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_fk" FOREIGN KEY ("platform_id","account_id") REFERENCES "public"."ledger_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_platform_id_user_id_purpose_index" ON "one_time_tokens" USING btree ("platform_id","user_id","purpose");--> statement-breakpoint
CREATE INDEX "recovery_codes_platform_id_user_id_index" ON "recovery_codes" USING btree ("platform_id","user_id");--> statement-breakpoint
CREATE INDEX "session_logs_platform_id_user_id_at_index" ON "session_logs" USING btree ("platform_id","user_id","at");--> statement-breakpoint
CREATE INDEX "sessions_platform_id_user_id_revoked_at_index" ON "sessions" USING btree ("platform_id","user_id","revoked_at");--> statement-breakpoint
CREATE INDEX "webhook_inbox_platform_id_provider_account_id_state_index" ON "webhook_inbox" USING btree ("platform_id","provider_account_id","state");--> statement-breakpoint
CREATE INDEX "affiliations_platform_id_product_id_status_index" ON "affiliations" USING btree ("platform_id","product_id","status");--> statement-breakpoint
CREATE INDEX "delivery_options_platform_id_offer_id_position_index" ON "delivery_options" USING btree ("platform_id","offer_id","position");--> statement-breakpoint
CREATE INDEX "order_bumps_platform_id_product_id_position_index" ON "order_bumps" USING btree ("platform_id","product_id","position");--> statement-breakpoint
CREATE INDEX "ledger_entries_platform_id_journal_id_index" ON "ledger_entries" USING btree ("platform_id","journal_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_platform_id_account_id_id_index" ON "ledger_entries" USING btree ("platform_id","account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_journals_platform_id_payment_id_index" ON "ledger_journals" USING btree ("platform_id","payment_id");--> statement-breakpoint
CREATE INDEX "uploads_platform_id_user_id_index" ON "uploads" USING btree ("platform_id","user_id");--> statement-breakpoint
CREATE INDEX "order_items_platform_id_order_id_index" ON "order_items" USING btree ("platform_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_events_platform_id_payment_id_id_index" ON "payment_events" USING btree ("platform_id","payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_platform_id_order_id_index" ON "payments" USING btree ("platform_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_domains_primary" ON "platform_domains" USING btree ("platform_id") WHERE "platform_domains"."is_primary";--> statement-breakpoint
CREATE INDEX "webhook_inbox_waiting" ON "webhook_inbox" USING btree ("platform_id","payment_id") WHERE "webhook_inbox"."state" = 'WAITING';--> statement-breakpoint
ALTER TABLE "provider_health" DROP CONSTRAINT "provider_health_pk";
--> statement-breakpoint
ALTER TABLE "provider_health" ADD CONSTRAINT "provider_health_pk" PRIMARY KEY("platform_id","provider_account_id","method","operation","hour","outcome");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_platformId_userId_tokenHash_unique" UNIQUE("platform_id","user_id","token_hash");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_platformId_tokenHash_unique" UNIQUE("platform_id","token_hash");--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_platformId_webhookTokenHash_unique" UNIQUE("platform_id","webhook_token_hash");--> statement-breakpoint
ALTER TABLE "balance_lots" ADD CONSTRAINT "balance_lots_platformId_paymentId_userId_kind_unique" UNIQUE("platform_id","payment_id","user_id","kind");--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_platformId_orderId_userId_role_unique" UNIQUE("platform_id","order_id","user_id","role");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_platformId_paymentId_number_unique" UNIQUE("platform_id","payment_id","number");--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_platformId_paymentId_kind_unique" UNIQUE("platform_id","payment_id","kind");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_platformId_providerAccountId_transactionId_unique" UNIQUE("platform_id","provider_account_id","transaction_id");