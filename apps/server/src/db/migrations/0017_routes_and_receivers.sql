-- Forced row security hides every row from an owner that is no superuser. wall.sql forces it again after the migrations.
ALTER TABLE "fee_plans" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "platforms" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "acquirer_costs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"from_installments" integer NOT NULL,
	"basis_points" integer NOT NULL,
	"fixed_cents" bigint NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "acquirer_costs_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "acquirer_costs_once" UNIQUE("platform_id","provider_account_id","method","currency","effective_from","from_installments")
);
--> statement-breakpoint
CREATE TABLE "payment_routes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"method" text NOT NULL,
	"place" integer NOT NULL,
	"step" integer NOT NULL,
	"provider_account_id" uuid,
	"weight" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_routes_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payment_routes_platformId_method_place_unique" UNIQUE("platform_id","method","place")
);
--> statement-breakpoint
CREATE TABLE "provider_circuits" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"method" text NOT NULL,
	"sick_in_a_row" integer NOT NULL,
	"rests_until" timestamp (3) with time zone,
	CONSTRAINT "provider_circuits_platform_id_provider_account_id_method_pk" PRIMARY KEY("platform_id","provider_account_id","method")
);
--> statement-breakpoint
CREATE TABLE "receivers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"user_id" uuid,
	"receiver_id" text,
	"token" text,
	"status" text NOT NULL,
	"certainty" text NOT NULL,
	"raw_status" text,
	"failure" text,
	"tries" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"synced_at" timestamp (3) with time zone,
	CONSTRAINT "receivers_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "receivers_once" UNIQUE NULLS NOT DISTINCT("platform_id","provider_account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interest_tables" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid,
	"fees" jsonb NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interest_tables_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "interest_table_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "route" jsonb;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD COLUMN "fixed_fees" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "acquirer_costs" ADD CONSTRAINT "acquirer_costs_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_routes" ADD CONSTRAINT "payment_routes_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_circuits" ADD CONSTRAINT "provider_circuits_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivers" ADD CONSTRAINT "receivers_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivers" ADD CONSTRAINT "receivers_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receivers_platform_id_user_id_index" ON "receivers" USING btree ("platform_id","user_id");--> statement-breakpoint
CREATE INDEX "receivers_platform_id_created_at_id_index" ON "receivers" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interest_tables_platform_id_seller_id_effective_from_index" ON "interest_tables" USING btree ("platform_id","seller_id","effective_from");--> statement-breakpoint
-- What was one fixed fee is the fee in the platform's own currency; what each offer said of installments becomes the platform's table.
UPDATE "fee_plans" SET "fixed_fees" = jsonb_build_object('BRL', "fixed_cents");--> statement-breakpoint
INSERT INTO "interest_tables" ("platform_id", "fees", "effective_from", "saved_at")
SELECT DISTINCT ON ("platform_id") "platform_id", "installments_fees", 'epoch', now() FROM "offers" ORDER BY "platform_id", "created_at" DESC, "id";--> statement-breakpoint
-- One id for all acquirers names nobody at most of them: it stays where there is no doubt whose it is.
INSERT INTO "receivers" ("platform_id", "provider_account_id", "receiver_id", "status", "certainty", "tries", "created_at")
SELECT p."platform_id", min(a."id"::text)::uuid, p."default_receiver_id", 'ACTIVE', 'UNCONFIRMED', 0, now()
FROM "platforms" p JOIN "provider_accounts" a ON a."platform_id" = p."platform_id"
WHERE p."default_receiver_id" IS NOT NULL GROUP BY p."platform_id" HAVING count(*) = 1;
