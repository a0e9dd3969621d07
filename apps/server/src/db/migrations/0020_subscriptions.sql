CREATE TABLE "subscription_cycles" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"is_card_refused" boolean NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_cycles_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "subscription_cycles_platformId_subscriptionId_number_unique" UNIQUE("platform_id","subscription_id","number"),
	CONSTRAINT "subscription_cycles_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_steps" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "subscription_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_user_id" uuid,
	"cycle" integer,
	"payment_id" uuid,
	"key" text,
	"detail" jsonb NOT NULL,
	CONSTRAINT "subscription_steps_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "subscription_steps_platformId_subscriptionId_key_unique" UNIQUE("platform_id","subscription_id","key")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_name" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"saved_card_id" uuid,
	"price_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"frequency_in_days" integer NOT NULL,
	"paid_until" timestamp (3) with time zone,
	"access_until" timestamp (3) with time zone,
	"next_step_at" timestamp (3) with time zone,
	"resumes_at" timestamp (3) with time zone,
	"canceled_by" text,
	"cancel_reason" text,
	"canceled_at" timestamp (3) with time zone,
	"is_demo" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "subscriptions_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "card_attempts" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_subscription_id_fk" FOREIGN KEY ("platform_id","subscription_id") REFERENCES "public"."subscriptions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_steps" ADD CONSTRAINT "subscription_steps_subscription_id_fk" FOREIGN KEY ("platform_id","subscription_id") REFERENCES "public"."subscriptions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_steps_platform_id_subscription_id_id_index" ON "subscription_steps" USING btree ("platform_id","subscription_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("platform_id","next_step_at") WHERE "subscriptions"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_seller_list" ON "subscriptions" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_buyer_list" ON "subscriptions" USING btree ("platform_id","buyer_email","created_at","id");