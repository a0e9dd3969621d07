ALTER TABLE "webhook_effects" DROP CONSTRAINT "webhook_effects_webhook_id_webhook_inbox_id_fk";
--> statement-breakpoint
CREATE INDEX "known_devices_platform_id_last_used_at_index" ON "known_devices" USING btree ("platform_id","last_used_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_platform_id_expires_at_index" ON "one_time_tokens" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE INDEX "registrations_platform_id_expires_at_index" ON "registrations" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE INDEX "sessions_platform_id_expires_at_index" ON "sessions" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE INDEX "throttles_platform_id_window_ends_at_index" ON "throttles" USING btree ("platform_id","window_ends_at");--> statement-breakpoint
CREATE INDEX "webhook_effects_platform_id_at_index" ON "webhook_effects" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "webhook_inbox_worked" ON "webhook_inbox" USING btree ("platform_id","worked_at") WHERE "webhook_inbox"."state" in ('APPLIED', 'DUPLICATE', 'IGNORED', 'FORGED');--> statement-breakpoint
CREATE INDEX "webhook_questions_platform_id_asked_at_index" ON "webhook_questions" USING btree ("platform_id","asked_at");--> statement-breakpoint
CREATE INDEX "mails_readable" ON "mails" USING btree ("platform_id","created_at") WHERE "mails"."state" in ('QUEUED', 'CAPTURED');--> statement-breakpoint
CREATE INDEX "abandoned_carts_platform_id_updated_at_index" ON "abandoned_carts" USING btree ("platform_id","updated_at");