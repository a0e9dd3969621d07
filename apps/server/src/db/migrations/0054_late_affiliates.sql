CREATE TABLE "commission_proposals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"proposed_by_id" uuid NOT NULL,
	"affiliation_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"basis_points" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "commission_proposals_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
ALTER TABLE "commission_proposals" ADD CONSTRAINT "commission_proposals_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_proposals" ADD CONSTRAINT "commission_proposals_proposed_by_id_fk" FOREIGN KEY ("platform_id","proposed_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_proposals" ADD CONSTRAINT "commission_proposals_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_proposals" ADD CONSTRAINT "commission_proposals_affiliate_id_fk" FOREIGN KEY ("platform_id","affiliate_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_proposals_open_once" ON "commission_proposals" USING btree ("platform_id","payment_id") WHERE "commission_proposals"."state" = 'PROPOSED';--> statement-breakpoint
CREATE INDEX "commission_proposals_platform_id_payment_id_created_at_index" ON "commission_proposals" USING btree ("platform_id","payment_id","created_at");--> statement-breakpoint
CREATE INDEX "commission_proposals_to_answer" ON "commission_proposals" USING btree ("platform_id","affiliate_id","state","answer_by");