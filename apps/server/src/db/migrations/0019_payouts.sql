CREATE TABLE "bank_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"destination" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"usable_from" timestamp (3) with time zone,
	"reviewed_by" uuid,
	"review_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "bank_accounts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"priority" integer NOT NULL,
	"status" text NOT NULL,
	"payout_max_cents" bigint,
	"daily_max_cents" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_accounts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payout_accounts_platformId_providerAccountId_unique" UNIQUE("platform_id","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "payout_controls" (
	"platform_id" uuid PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"hourly_max_cents" bigint,
	"daily_max_cents" bigint,
	"night_max_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "withdrawal_attempts" (
	"platform_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_withdraw_id" text,
	"end_to_end_id" text,
	"raw_status" text,
	"failure_kind" text,
	"failure_message" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_attempts_platform_id_withdrawal_id_number_pk" PRIMARY KEY("platform_id","withdrawal_id","number"),
	CONSTRAINT "withdrawal_attempts_platformId_idempotencyKey_unique" UNIQUE("platform_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_decisions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seen" text NOT NULL,
	"signature" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_decisions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "withdrawal_decisions_once" UNIQUE("platform_id","withdrawal_id","user_id","kind","seen")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_user_id" uuid,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"detail" text,
	CONSTRAINT "withdrawal_events_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_plans" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid,
	"min_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"small_fee_cents" bigint NOT NULL,
	"small_below_cents" bigint NOT NULL,
	"daily_max_cents" bigint NOT NULL,
	"daily_max_count" integer NOT NULL,
	"automatic_max_cents" bigint NOT NULL,
	"second_person_from_cents" bigint NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_plans_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purse" text NOT NULL,
	"request_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"destination" jsonb NOT NULL,
	"plan_id" uuid,
	"approvals_needed" integer NOT NULL,
	"state" text NOT NULL,
	"status" text NOT NULL,
	"certainty" text NOT NULL,
	"reason" text,
	"person_needed" text,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "withdrawals_platformId_userId_requestId_unique" UNIQUE("platform_id","user_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_attempts" ADD CONSTRAINT "withdrawal_attempts_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_attempts" ADD CONSTRAINT "withdrawal_attempts_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_decisions" ADD CONSTRAINT "withdrawal_decisions_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_decisions" ADD CONSTRAINT "withdrawal_decisions_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_fk" FOREIGN KEY ("platform_id","bank_account_id") REFERENCES "public"."bank_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_once" ON "bank_accounts" USING btree ("platform_id","user_id","fingerprint") WHERE "bank_accounts"."state" in ('IN_REVIEW', 'VERIFIED');--> statement-breakpoint
CREATE INDEX "bank_accounts_platform_id_user_id_created_at_index" ON "bank_accounts" USING btree ("platform_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_platform_id_state_created_at_id_index" ON "bank_accounts" USING btree ("platform_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "bank_accounts_platform_id_created_at_id_index" ON "bank_accounts" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_attempts_one_live" ON "withdrawal_attempts" USING btree ("platform_id","withdrawal_id") WHERE "withdrawal_attempts"."state" not in ('NOT_MADE', 'REFUSED');--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_attempts_payout" ON "withdrawal_attempts" USING btree ("platform_id","provider_account_id","provider_withdraw_id") WHERE "withdrawal_attempts"."provider_withdraw_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_attempts_live" ON "withdrawal_attempts" USING btree ("platform_id","provider_account_id") WHERE "withdrawal_attempts"."state" in ('SENDING', 'ACCEPTED', 'UNCERTAIN');--> statement-breakpoint
CREATE INDEX "withdrawal_attempts_platform_id_started_at_index" ON "withdrawal_attempts" USING btree ("platform_id","started_at");--> statement-breakpoint
CREATE INDEX "withdrawal_events_platform_id_withdrawal_id_id_index" ON "withdrawal_events" USING btree ("platform_id","withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_plans_platform_id_user_id_effective_from_index" ON "withdrawal_plans" USING btree ("platform_id","user_id","effective_from");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_user_id_purse_created_at_id_index" ON "withdrawals" USING btree ("platform_id","user_id","purse","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_user_id_purse_amount_cents_id_index" ON "withdrawals" USING btree ("platform_id","user_id","purse","amount_cents","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_created_at_id_index" ON "withdrawals" USING btree ("platform_id","purse","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_amount_cents_id_index" ON "withdrawals" USING btree ("platform_id","purse","amount_cents","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_bank_account_id_index" ON "withdrawals" USING btree ("platform_id","bank_account_id");--> statement-breakpoint
CREATE INDEX "withdrawals_in_transit" ON "withdrawals" USING btree ("platform_id","sent_at") WHERE "withdrawals"."state" = 'SENT';