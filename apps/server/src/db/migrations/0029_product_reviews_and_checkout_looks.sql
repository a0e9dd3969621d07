CREATE TABLE "checkout_drafts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"look" jsonb NOT NULL,
	"based_on" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_drafts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "checkout_looks" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"look" jsonb NOT NULL,
	"published_by_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_looks_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"proposal" jsonb,
	"message" text DEFAULT '' NOT NULL,
	"reason" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" uuid,
	CONSTRAINT "product_reviews_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
DROP INDEX "offers_platform_id_product_id_index";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sells_in_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "soft_descriptor" text;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "sells_before_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD CONSTRAINT "checkout_drafts_id_fk" FOREIGN KEY ("platform_id","id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_looks" ADD CONSTRAINT "checkout_looks_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_looks" ADD CONSTRAINT "checkout_looks_published_by_id_fk" FOREIGN KEY ("platform_id","published_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_decided_by_id_fk" FOREIGN KEY ("platform_id","decided_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_looks_number" ON "checkout_looks" USING btree ("platform_id","offer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "product_reviews_open" ON "product_reviews" USING btree ("platform_id","product_id") WHERE "product_reviews"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "product_reviews_platform_id_state_sent_at_id_index" ON "product_reviews" USING btree ("platform_id","state","sent_at","id");--> statement-breakpoint
CREATE INDEX "product_reviews_platform_id_product_id_sent_at_id_index" ON "product_reviews" USING btree ("platform_id","product_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "offers_platform_id_product_id_created_at_id_index" ON "offers" USING btree ("platform_id","product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_platform_id_offer_id_index" ON "orders" USING btree ("platform_id","offer_id");