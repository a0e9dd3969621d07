CREATE INDEX "webhook_inbox_payment" ON "webhook_inbox" USING btree ("platform_id",coalesce("payment_id", "payment_hint")) WHERE coalesce("webhook_inbox"."payment_id", "webhook_inbox"."payment_hint") is not null;--> statement-breakpoint
CREATE INDEX "payments_list" ON "payments" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount_list" ON "payments" USING btree ("platform_id","amount_cents","id");--> statement-breakpoint
CREATE INDEX "payments_status_list" ON "payments" USING btree ("platform_id","status","created_at","id");