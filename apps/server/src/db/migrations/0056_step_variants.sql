ALTER TABLE "upsell_showings" ADD COLUMN "variant_key" text;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD COLUMN "is_variant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD COLUMN "card_declined_at" timestamp (3) with time zone;