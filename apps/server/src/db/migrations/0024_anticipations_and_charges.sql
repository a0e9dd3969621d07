CREATE TABLE "anticipation_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "anticipation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" uuid NOT NULL,
	"anticipation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_user_id" uuid,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"detail" text,
	CONSTRAINT "anticipation_events_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "anticipation_lots" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"anticipation_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"days" integer NOT NULL,
	"is_wanted" boolean NOT NULL,
	CONSTRAINT "anticipation_lots_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "anticipation_plans" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid,
	"is_offered" boolean NOT NULL,
	"rate_kind" text NOT NULL,
	"basis_points" integer NOT NULL,
	"min_cents" bigint NOT NULL,
	"limit_basis_points" integer NOT NULL,
	"min_history_days" integer NOT NULL,
	"automatic_max_cents" bigint NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "anticipation_plans_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "anticipations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"rate_kind" text NOT NULL,
	"basis_points" integer NOT NULL,
	"state" text NOT NULL,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"monthly_cost_basis_points" integer,
	"reason" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"recovered_cents" bigint,
	"reversed_cents" bigint,
	CONSTRAINT "anticipations_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "anticipations_request_once" UNIQUE("platform_id","user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"contract_id" uuid NOT NULL,
	"volume_cents" bigint NOT NULL,
	"fixed_cents" bigint NOT NULL,
	"percent_cents" bigint NOT NULL,
	"top_up_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"payment_reference" text,
	"canceled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	CONSTRAINT "charges_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "charges_once" UNIQUE("platform_id","month","currency")
);
--> statement-breakpoint
CREATE TABLE "operator_contracts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"from_month" text NOT NULL,
	"fixed_cents" bigint NOT NULL,
	"basis_points" integer NOT NULL,
	"minimum_cents" bigint NOT NULL,
	"due_days" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "operator_contracts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
ALTER TABLE "balance_lots" ADD COLUMN "anticipation_id" uuid;--> statement-breakpoint
ALTER TABLE "anticipation_events" ADD CONSTRAINT "anticipation_events_anticipation_id_fk" FOREIGN KEY ("platform_id","anticipation_id") REFERENCES "public"."anticipations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipation_lots" ADD CONSTRAINT "anticipation_lots_anticipation_id_fk" FOREIGN KEY ("platform_id","anticipation_id") REFERENCES "public"."anticipations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipation_lots" ADD CONSTRAINT "anticipation_lots_lot_id_fk" FOREIGN KEY ("platform_id","lot_id") REFERENCES "public"."balance_lots"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipations" ADD CONSTRAINT "anticipations_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipations" ADD CONSTRAINT "anticipations_plan_id_fk" FOREIGN KEY ("platform_id","plan_id") REFERENCES "public"."anticipation_plans"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_contract_id_fk" FOREIGN KEY ("platform_id","contract_id") REFERENCES "public"."operator_contracts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anticipation_events_platform_id_anticipation_id_id_index" ON "anticipation_events" USING btree ("platform_id","anticipation_id","id");--> statement-breakpoint
CREATE INDEX "anticipation_lots_platform_id_anticipation_id_index" ON "anticipation_lots" USING btree ("platform_id","anticipation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "anticipation_lots_once" ON "anticipation_lots" USING btree ("platform_id","lot_id") WHERE "anticipation_lots"."is_wanted";--> statement-breakpoint
CREATE INDEX "anticipation_plans_platform_id_user_id_effective_from_index" ON "anticipation_plans" USING btree ("platform_id","user_id","effective_from");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_created_at_id_index" ON "anticipations" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_gross_cents_id_index" ON "anticipations" USING btree ("platform_id","gross_cents","id");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_state_created_at_id_index" ON "anticipations" USING btree ("platform_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_user_id_created_at_id_index" ON "anticipations" USING btree ("platform_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_user_id_gross_cents_id_index" ON "anticipations" USING btree ("platform_id","user_id","gross_cents","id");--> statement-breakpoint
CREATE INDEX "charges_platform_id_issued_at_id_index" ON "charges" USING btree ("platform_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "charges_open" ON "charges" USING btree ("platform_id","due_at") WHERE "charges"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "operator_contracts_platform_id_from_month_saved_at_index" ON "operator_contracts" USING btree ("platform_id","from_month","saved_at");--> statement-breakpoint
CREATE INDEX "balance_lots_sold" ON "balance_lots" USING btree ("platform_id","anticipation_id") WHERE "balance_lots"."anticipation_id" is not null;