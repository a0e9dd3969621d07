CREATE TABLE "card_attempts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"card_key" text NOT NULL,
	"network_key" text NOT NULL,
	"email_key" text NOT NULL,
	"receipt" text NOT NULL,
	"proof_id" uuid,
	"outcome" text NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "card_attempts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "card_attempts_platformId_receipt_unique" UNIQUE("platform_id","receipt"),
	CONSTRAINT "card_attempts_platformId_proofId_unique" UNIQUE("platform_id","proof_id")
);
--> statement-breakpoint
CREATE TABLE "card_pauses" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"cause" text NOT NULL,
	CONSTRAINT "card_pauses_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"brand" text,
	"bin" text NOT NULL,
	"last_four" text NOT NULL,
	"holder_name" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"receipt" text NOT NULL,
	"network_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"buyer_email" text,
	CONSTRAINT "saved_cards_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "saved_cards_platformId_receipt_unique" UNIQUE("platform_id","receipt")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "chosen_because" text DEFAULT 'FIRST_IN_ORDER' NOT NULL;--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_purchase_id_index" ON "card_attempts" USING btree ("platform_id","purchase_id");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_at_index" ON "card_attempts" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_offer_id_at_index" ON "card_attempts" USING btree ("platform_id","offer_id","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_card_key_at_index" ON "card_attempts" USING btree ("platform_id","card_key","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_network_key_at_index" ON "card_attempts" USING btree ("platform_id","network_key","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_email_key_at_index" ON "card_attempts" USING btree ("platform_id","email_key","at");--> statement-breakpoint
CREATE INDEX "card_pauses_platform_id_offer_id_ends_at_index" ON "card_pauses" USING btree ("platform_id","offer_id","ends_at");--> statement-breakpoint
CREATE INDEX "card_pauses_platform_id_started_at_index" ON "card_pauses" USING btree ("platform_id","started_at");--> statement-breakpoint
CREATE INDEX "saved_cards_platform_id_network_key_created_at_index" ON "saved_cards" USING btree ("platform_id","network_key","created_at");--> statement-breakpoint
CREATE INDEX "saved_cards_platform_id_created_at_index" ON "saved_cards" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_cards_platform_id_expires_at_index" ON "saved_cards" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE INDEX "saved_cards_platform_id_order_id_index" ON "saved_cards" USING btree ("platform_id","order_id");