CREATE TABLE "accounting_exports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"regime" text NOT NULL,
	"format" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"rows_count" integer,
	"size_bytes" bigint,
	"sha256" text,
	"key" text,
	"totals" jsonb,
	CONSTRAINT "accounting_exports_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "accounting_exports_request_once" UNIQUE("platform_id","requested_by","request_id")
);
--> statement-breakpoint
CREATE TABLE "debt_notes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purse" text NOT NULL,
	"currency" text NOT NULL,
	"stage" text NOT NULL,
	"note" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debt_notes_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "money_proposals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"terms" jsonb NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purse" text NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	CONSTRAINT "money_proposals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "money_proposals_request_once" UNIQUE("platform_id","proposed_by","request_id"),
	CONSTRAINT "money_proposals_two_people" CHECK (state <> 'APPROVED' or coalesce(decided_by <> proposed_by, false))
);
--> statement-breakpoint
ALTER TABLE "balance_lots" ADD COLUMN "extended_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounting_exports" ADD CONSTRAINT "accounting_exports_requested_by_fk" FOREIGN KEY ("platform_id","requested_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_notes" ADD CONSTRAINT "debt_notes_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_notes" ADD CONSTRAINT "debt_notes_written_by_fk" FOREIGN KEY ("platform_id","written_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_proposed_by_fk" FOREIGN KEY ("platform_id","proposed_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_decided_by_fk" FOREIGN KEY ("platform_id","decided_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounting_exports_platform_id_requested_at_id_index" ON "accounting_exports" USING btree ("platform_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "debt_notes_platform_id_user_id_written_at_index" ON "debt_notes" USING btree ("platform_id","user_id","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "money_proposals_one_open" ON "money_proposals" USING btree ("platform_id","kind","subject") WHERE "money_proposals"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "money_proposals_platform_id_proposed_at_id_index" ON "money_proposals" USING btree ("platform_id","proposed_at","id");--> statement-breakpoint
CREATE INDEX "money_proposals_platform_id_state_proposed_at_id_index" ON "money_proposals" USING btree ("platform_id","state","proposed_at","id");--> statement-breakpoint
CREATE INDEX "money_proposals_platform_id_user_id_proposed_at_index" ON "money_proposals" USING btree ("platform_id","user_id","proposed_at");--> statement-breakpoint
CREATE INDEX "balance_lots_reserves" ON "balance_lots" USING btree ("platform_id","release_at","id") WHERE "balance_lots"."kind" = 'RESERVE';--> statement-breakpoint
CREATE INDEX "balance_lots_reserves_by_state" ON "balance_lots" USING btree ("platform_id","state","release_at","id") WHERE "balance_lots"."kind" = 'RESERVE';--> statement-breakpoint
CREATE INDEX "balance_lots_reserves_settled" ON "balance_lots" USING btree ("platform_id","settled_at") WHERE "balance_lots"."kind" = 'RESERVE';--> statement-breakpoint
CREATE INDEX "ledger_accounts_owing" ON "ledger_accounts" USING btree ("platform_id","balance_cents","id") WHERE "ledger_accounts"."code" like '%:debt' and "ledger_accounts"."balance_cents" > 0;