ALTER TABLE "sessions" ADD COLUMN "former_token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_token_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "is_body_sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_former_token" ON "sessions" USING btree ("platform_id","former_token_hash") WHERE "sessions"."former_token_hash" is not null;