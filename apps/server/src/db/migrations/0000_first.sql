CREATE TABLE "access_deliveries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"delivered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_deliveries_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "access_grants" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid,
	"source" text DEFAULT 'SALE' NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"given_name" text,
	"invited_at" timestamp (3) with time zone,
	CONSTRAINT "access_grants_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "access_grants_platformId_orderId_productId_unique" UNIQUE("platform_id","order_id","product_id"),
	CONSTRAINT "access_grants_sale" CHECK (source <> 'SALE' or order_id is not null),
	CONSTRAINT "access_grants_gift" CHECK (source not in ('GIFT', 'IMPORT') or order_id is null)
);
--> statement-breakpoint
CREATE TABLE "access_suspensions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	CONSTRAINT "access_suspensions_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "external_accesses" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"title" text NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"is_open" boolean NOT NULL,
	"told" integer NOT NULL,
	CONSTRAINT "external_accesses_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "external_accesses_platformId_grantId_contentId_unique" UNIQUE("platform_id","grant_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text NOT NULL,
	"sends_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"mails" integer DEFAULT 0 NOT NULL,
	"corrections" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "gifts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "gifts_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "license_claims" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"key_id" uuid,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone,
	CONSTRAINT "license_claims_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "license_claims_platformId_grantId_contentId_unique" UNIQUE("platform_id","grant_id","content_id"),
	CONSTRAINT "license_claims_platformId_keyId_unique" UNIQUE("platform_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "license_keys" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"value" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "license_keys_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "license_keys_platformId_contentId_value_unique" UNIQUE("platform_id","content_id","value")
);
--> statement-breakpoint
CREATE TABLE "playback_places" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "playback_places_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "playback_places_platformId_grantId_contentId_unique" UNIQUE("platform_id","grant_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "product_contents" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_key" text,
	"size_bytes" bigint,
	"captions_key" text,
	"url" text,
	"endpoint_id" uuid,
	"uses_max" integer,
	"opens_at" timestamp (3) with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "product_contents_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "accounting_exports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"format" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"rows_count" integer,
	"size_bytes" bigint,
	"sha256" text,
	"key" text,
	"totals" jsonb,
	CONSTRAINT "accounting_exports_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "accounting_exports_request_once" UNIQUE("platform_id","requested_by","request_id")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "known_devices_platformId_userId_tokenHash_unique" UNIQUE("platform_id","user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"door" text NOT NULL,
	"token_hash" text NOT NULL,
	"browser_hash" text,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_tokens_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"signature_count" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"host" text NOT NULL,
	"made_behind" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "passkeys_platformId_credentialId_unique" UNIQUE("platform_id","credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"business" jsonb,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "registrations_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "session_logs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"email_hash" text NOT NULL,
	"door" text NOT NULL,
	"outcome" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "session_logs_platform_id_at_id_pk" PRIMARY KEY("platform_id","at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"former_token_hash" text,
	"former_token_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"stepped_up_at" timestamp (3) with time zone NOT NULL,
	"has_foreign_factor" boolean DEFAULT false NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"entered_from" jsonb,
	CONSTRAINT "sessions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "sessions_platformId_tokenHash_unique" UNIQUE("platform_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"key" text NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	CONSTRAINT "throttles_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "throttles_platformId_key_unique" UNIQUE("platform_id","key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"document" text,
	"phone" text,
	"roles" text[] NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"unblock_asked_by" uuid,
	"unblock_asked_at" timestamp (3) with time zone,
	"seller_entered_at" timestamp (3) with time zone,
	"password_hash" text,
	"locale" text NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"totp_secret" text,
	"totp_enabled_at" timestamp (3) with time zone,
	"totp_last_step" integer,
	"passkey_enabled_at" timestamp (3) with time zone,
	"pix_enabled" boolean DEFAULT true NOT NULL,
	"credit_card_enabled" boolean DEFAULT true NOT NULL,
	"billet_enabled" boolean DEFAULT true NOT NULL,
	"blocked_cashout" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"staff_invited_at" timestamp (3) with time zone,
	"staff_suspended_at" timestamp (3) with time zone,
	"staff_access_ends_at" timestamp (3) with time zone,
	"staff_approves_max_cents" bigint,
	"staff_approves_alone_max_cents" bigint,
	"staff_seller_ids" uuid[],
	"staff_version" integer DEFAULT 1 NOT NULL,
	"manager_invited_at" timestamp (3) with time zone,
	"manager_suspended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "users_platformId_email_unique" UNIQUE("platform_id","email")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_session_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"actions" text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "visits_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "provider_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"label" text NOT NULL,
	"base_url" text,
	"credentials" text NOT NULL,
	"webhook_token" text NOT NULL,
	"webhook_token_hash" text NOT NULL,
	"methods" text[] NOT NULL,
	"priority" integer NOT NULL,
	"status" text NOT NULL,
	"cleared_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_accounts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "provider_accounts_platformId_webhookTokenHash_unique" UNIQUE("platform_id","webhook_token_hash"),
	CONSTRAINT "provider_accounts_simulated" CHECK ((substr("provider_accounts"."platform_id"::text, 15, 1) = '8') = ("provider_accounts"."base_url" is not distinct from 'https://simulated.invalid'))
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
CREATE TABLE "provider_contacts" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"missed_since" timestamp (3) with time zone,
	"missed" integer DEFAULT 0 NOT NULL,
	"lag_ms" bigint,
	"read_at" timestamp (3) with time zone,
	"awaited_read_at" timestamp (3) with time zone,
	"silent_until" timestamp (3) with time zone,
	CONSTRAINT "provider_contacts_platform_id_provider_account_id_pk" PRIMARY KEY("platform_id","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "provider_health" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"method" text NOT NULL,
	"operation" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"calls" integer NOT NULL,
	"total_ms" bigint NOT NULL,
	CONSTRAINT "provider_health_pk" PRIMARY KEY("platform_id","provider_account_id","method","operation","hour","outcome")
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
	"balance_cents" bigint,
	"automatic_transfer" boolean DEFAULT false NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"synced_at" timestamp (3) with time zone,
	CONSTRAINT "receivers_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "receivers_once" UNIQUE NULLS NOT DISTINCT("platform_id","provider_account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_effects" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"webhook_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_effects_platform_id_provider_account_id_event_key_pk" PRIMARY KEY("platform_id","provider_account_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"payment_hint" uuid,
	"received_at" timestamp (3) with time zone NOT NULL,
	"source_ip" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"headers" jsonb NOT NULL,
	"raw_body" "bytea" NOT NULL,
	"is_body_sealed" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"detail" text,
	"quarantine" jsonb,
	"payment_id" uuid,
	"worked_at" timestamp (3) with time zone,
	"replayed_at" timestamp (3) with time zone,
	"copies" integer DEFAULT 0 NOT NULL,
	"is_early" boolean DEFAULT true NOT NULL,
	CONSTRAINT "webhook_inbox_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_reads" (
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"reserved_for" uuid,
	CONSTRAINT "webhook_reads_platform_id_provider_account_id_subject_pk" PRIMARY KEY("platform_id","provider_account_id","subject")
);
--> statement-breakpoint
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
CREATE TABLE "api_answers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_answers_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "api_answers_platformId_userId_role_idempotencyKey_unique" UNIQUE("platform_id","user_id","role","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "api_calls" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"api_key_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"request_id" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"code" text,
	"took_ms" integer NOT NULL,
	"ip" text NOT NULL,
	"called_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_calls_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"kind" text DEFAULT 'KEY' NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"networks" text[] NOT NULL,
	"api_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_ip" text,
	"last_call" text,
	CONSTRAINT "api_keys_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "api_keys_platformId_tokenHash_unique" UNIQUE("platform_id","token_hash")
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
	"adjustment_cents" bigint DEFAULT 0 NOT NULL,
	"adjustment_reason" text,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"payment_reference" text,
	"canceled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"notice_step" text,
	"noticed_at" timestamp (3) with time zone,
	"contested_at" timestamp (3) with time zone,
	"contested_by" uuid,
	"contest_reason" text,
	"contest_answer" text,
	"contest_answered_at" timestamp (3) with time zone,
	"contest_answer_reason" text,
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
	"pix_key" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	CONSTRAINT "operator_contracts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "operator_contracts_live" CHECK (not (substr("operator_contracts"."platform_id"::text, 15, 1) = '8'))
);
--> statement-breakpoint
CREATE TABLE "card_attempts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"card_key" text NOT NULL,
	"network_key" text NOT NULL,
	"email_key" text NOT NULL,
	"document_key" text,
	"device_key" text,
	"receipt" text NOT NULL,
	"proof_id" uuid,
	"outcome" text NOT NULL,
	"tries" integer NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
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
	"token" text,
	"token_account_id" uuid,
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
	"is_untried" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_cards_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "saved_cards_platformId_receipt_unique" UNIQUE("platform_id","receipt")
);
--> statement-breakpoint
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
CREATE TABLE "delivery_options" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"description" text NOT NULL,
	"delivery_time" text NOT NULL,
	"fare_amount_cents" bigint NOT NULL,
	"pre_selected" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "delivery_options_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"recurrence_price_cents" bigint,
	"frequency_in_days" integer,
	"trial_days" integer,
	"trial_price_cents" bigint DEFAULT 0 NOT NULL,
	"setup_fee_cents" bigint DEFAULT 0 NOT NULL,
	"charges_max" integer,
	"is_kept_after_last" boolean DEFAULT true NOT NULL,
	"is_open_to_subscribers" boolean DEFAULT false NOT NULL,
	"allows_gift" boolean DEFAULT true NOT NULL,
	"frete_price_cents" bigint,
	"pix_discount_basis_points" integer DEFAULT 0 NOT NULL,
	"pix_minutes" integer,
	"billet_days" integer,
	"template" text NOT NULL,
	"pix_enabled" boolean NOT NULL,
	"credit_card_enabled" boolean NOT NULL,
	"billet_enabled" boolean NOT NULL,
	"required_document" boolean NOT NULL,
	"required_document_and_phone" boolean NOT NULL,
	"abandoned_cart_enabled" boolean NOT NULL,
	"number_of_installments" integer NOT NULL,
	"max_installments_without_interest" integer NOT NULL,
	"min_installment_value_cents" bigint NOT NULL,
	"takes_two_cards" boolean DEFAULT false NOT NULL,
	"builder" jsonb NOT NULL,
	"allowed_sites" text[] DEFAULT '{}' NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offers_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_bumps" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"fake_price_cents" bigint,
	"position" integer NOT NULL,
	CONSTRAINT "order_bumps_platform_id_id_pk" PRIMARY KEY("platform_id","id")
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
CREATE TABLE "products" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_key" text,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"sells_in_review" boolean DEFAULT false NOT NULL,
	"category" text NOT NULL,
	"age_rating" text,
	"guarantee_days" integer NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"support_email" text,
	"support_phone" text,
	"sales_page_url" text,
	"thank_you_url" text,
	"delivery_note" text,
	"soft_descriptor" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform_closings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid,
	"begun_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"left_money" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "platform_closings_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "platform_closings_two_people" CHECK (approved_by <> proposed_by)
);
--> statement-breakpoint
CREATE TABLE "platform_exports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"rows_count" integer,
	"size_bytes" bigint,
	"sha256" text,
	"key" text,
	CONSTRAINT "platform_exports_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "platform_exports_request_once" UNIQUE("platform_id","requested_by","request_id")
);
--> statement-breakpoint
CREATE TABLE "buyer_email_changes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"from_email" text NOT NULL,
	"to_email" text NOT NULL,
	"state" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"undo_hash" text,
	"undo_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "buyer_email_changes_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "coupons" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"code" text NOT NULL,
	"basis_points" integer,
	"amount_cents" bigint,
	"currency" text NOT NULL,
	"product_id" uuid,
	"offer_id" uuid,
	"includes_bumps" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"uses_max" integer,
	"uses_per_buyer_max" integer,
	"is_first_purchase_only" boolean NOT NULL,
	"bearer" text NOT NULL,
	"affiliate_id" uuid,
	"paused_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "coupons_code" UNIQUE("platform_id","seller_id","code"),
	CONSTRAINT "coupons_discount" CHECK (basis_points is null or amount_cents is null),
	CONSTRAINT "coupons_target" CHECK (product_id is null or offer_id is null),
	CONSTRAINT "coupons_bearer" CHECK (affiliate_id is null or bearer not in ('SHARED', 'SELLER'))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"code" text NOT NULL,
	"student_name" text NOT NULL,
	"course_name" text NOT NULL,
	"seller_name" text NOT NULL,
	"lessons" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificates_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "certificates_platformId_grantId_unique" UNIQUE("platform_id","grant_id"),
	CONSTRAINT "certificates_platformId_code_unique" UNIQUE("platform_id","code")
);
--> statement-breakpoint
CREATE TABLE "course_lessons" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"file_key" text,
	"size_bytes" bigint,
	"video_url" text,
	"seconds" integer,
	"pass_percent" integer DEFAULT 70 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_preview" boolean DEFAULT false NOT NULL,
	"has_comments" boolean DEFAULT true NOT NULL,
	"release" text DEFAULT 'AS_MODULE' NOT NULL,
	"release_at" timestamp (3) with time zone,
	"release_days" integer,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "course_lessons_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_modules" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"release" text NOT NULL,
	"release_at" timestamp (3) with time zone,
	"release_days" integer,
	"position" integer NOT NULL,
	CONSTRAINT "course_modules_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"has_certificate" boolean DEFAULT true NOT NULL,
	"approves_comments" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "courses_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "courses_platformId_productId_unique" UNIQUE("platform_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_comments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_comments_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "lesson_materials" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file_key" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lesson_materials_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"title" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"position_seconds" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_progress_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "lesson_progress_platformId_grantId_lessonId_unique" UNIQUE("platform_id","grant_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"right_count" integer NOT NULL,
	"question_count" integer NOT NULL,
	"is_passed" boolean NOT NULL,
	"attempted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiz_attempts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"question" text NOT NULL,
	"options" jsonb NOT NULL,
	"right_option" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "quiz_questions_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"platform_id" uuid NOT NULL,
	"day" text NOT NULL,
	"summed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "figure_days_platform_id_day_pk" PRIMARY KEY("platform_id","day")
);
--> statement-breakpoint
CREATE TABLE "figure_totals" (
	"platform_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"number" integer NOT NULL,
	"seller_id" uuid,
	"product_id" uuid,
	"offer_id" uuid,
	"source" text,
	"provider_account_id" uuid,
	"method" text NOT NULL,
	"installments" integer NOT NULL,
	"currency" text NOT NULL,
	"sales_count" integer NOT NULL,
	"gross_cents" bigint NOT NULL,
	"refund_count" integer NOT NULL,
	"refund_cents" bigint NOT NULL,
	"chargeback_count" integer NOT NULL,
	"chargeback_cents" bigint NOT NULL,
	"producer_share_cents" bigint NOT NULL,
	"producer_given_cents" bigint NOT NULL,
	"producer_later_cents" bigint NOT NULL,
	"platform_share_cents" bigint NOT NULL,
	"platform_given_cents" bigint NOT NULL,
	"platform_later_cents" bigint NOT NULL,
	CONSTRAINT "figure_totals_platform_id_at_number_pk" PRIMARY KEY("platform_id","at","number")
);
--> statement-breakpoint
CREATE TABLE "profit_totals" (
	"platform_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"number" integer NOT NULL,
	"seller_id" uuid,
	"provider_account_id" uuid,
	"currency" text NOT NULL,
	"volume_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"interest_cents" bigint NOT NULL,
	"anticipation_cents" bigint NOT NULL,
	"spread_cents" bigint NOT NULL,
	"cost_cents" bigint NOT NULL,
	CONSTRAINT "profit_totals_platform_id_at_number_pk" PRIMARY KEY("platform_id","at","number")
);
--> statement-breakpoint
CREATE TABLE "revenue_totals" (
	"platform_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seller_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"new_cents" bigint NOT NULL,
	"reactivation_cents" bigint NOT NULL,
	"expansion_cents" bigint NOT NULL,
	"contraction_cents" bigint NOT NULL,
	"churn_cents" bigint NOT NULL,
	"completed_cents" bigint NOT NULL,
	"closing_cents" bigint NOT NULL,
	CONSTRAINT "revenue_totals_platform_id_at_seller_id_currency_pk" PRIMARY KEY("platform_id","at","seller_id","currency")
);
--> statement-breakpoint
CREATE TABLE "upsell_funnel_versions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"funnel_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upsell_funnel_versions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "upsell_funnel_versions_platformId_funnelId_number_unique" UNIQUE("platform_id","funnel_id","number")
);
--> statement-breakpoint
CREATE TABLE "upsell_funnels" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"published_number" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upsell_funnels_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "upsell_showings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"funnel_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"first_payment_id" uuid NOT NULL,
	"step_key" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"price_cents" bigint NOT NULL,
	"variant_key" text,
	"is_variant" boolean DEFAULT false NOT NULL,
	"answer" text DEFAULT 'NONE' NOT NULL,
	"payment_id" uuid,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"card_declined_at" timestamp (3) with time zone,
	CONSTRAINT "upsell_showings_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "upsell_showings_platformId_firstPaymentId_stepKey_unique" UNIQUE("platform_id","first_payment_id","step_key")
);
--> statement-breakpoint
CREATE TABLE "import_refusals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"field" text,
	"reason" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_refusals_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "imported_customers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"document" text,
	"phone" text,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_customers_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "imported_customers_once" UNIQUE("platform_id","seller_id","email")
);
--> statement-breakpoint
CREATE TABLE "imported_grants" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	CONSTRAINT "imported_grants_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "imported_grants_once" UNIQUE("platform_id","import_id","grant_id")
);
--> statement-breakpoint
CREATE TABLE "imported_products" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"source" text NOT NULL,
	"foreign_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "imported_products_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "imported_products_once" UNIQUE("platform_id","seller_id","source","foreign_id")
);
--> statement-breakpoint
CREATE TABLE "imported_sales" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"source" text NOT NULL,
	"foreign_id" text NOT NULL,
	"product_name" text NOT NULL,
	"product_id" uuid,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text,
	"buyer_name" text,
	"buyer_email" text,
	"buyer_document" text,
	"sold_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_sales_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "imported_sales_once" UNIQUE("platform_id","seller_id","source","foreign_id")
);
--> statement-breakpoint
CREATE TABLE "imported_subscriptions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"source" text NOT NULL,
	"foreign_id" text NOT NULL,
	"product_name" text NOT NULL,
	"product_id" uuid,
	"buyer_email" text NOT NULL,
	"buyer_name" text,
	"buyer_document" text,
	"price_cents" bigint,
	"currency" text NOT NULL,
	"frequency_in_days" integer,
	"next_due_on" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imported_subscriptions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "imported_subscriptions_once" UNIQUE("platform_id","seller_id","source","foreign_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"shape" jsonb NOT NULL,
	"headings" text[] NOT NULL,
	"samples" jsonb NOT NULL,
	"matching" jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"report" jsonb,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"fresh_count" integer DEFAULT 0 NOT NULL,
	"known_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"created_count" integer DEFAULT 0 NOT NULL,
	"granted_count" integer DEFAULT 0 NOT NULL,
	"removed_count" integer DEFAULT 0 NOT NULL,
	"kept_count" integer DEFAULT 0 NOT NULL,
	"kept_names" text[] DEFAULT '{}' NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"imported_at" timestamp (3) with time zone,
	"undo_until" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "imports_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "fiscal_profiles" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"regime" text NOT NULL,
	"municipality" text NOT NULL,
	"municipal_registration" text,
	"series" text NOT NULL,
	"next_number" bigint NOT NULL,
	"timing" text NOT NULL,
	"tax_burden" jsonb NOT NULL,
	"certificate" text,
	"certificate_facts" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fiscal_profiles_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "fiscal_profiles_platformId_sellerId_unique" UNIQUE("platform_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "product_fiscal_data" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"service_code" text,
	"nbs" text,
	"iss_basis_points" integer,
	"ncm" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_fiscal_data_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "product_fiscal_data_platformId_productId_unique" UNIQUE("platform_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "sale_invoices" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"ibs_cbs" jsonb,
	"series" text,
	"number" bigint,
	"dps_id" text,
	"dps_xml" text,
	"cancel_xml" text,
	"access_key" text,
	"invoice_xml" text,
	"outside_number" text,
	"outside_url" text,
	"obstacle" text,
	"refusal_code" text,
	"refusal_text" text,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sale_invoices_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "sale_invoices_platformId_orderItemId_unique" UNIQUE("platform_id","order_item_id")
);
--> statement-breakpoint
CREATE TABLE "balance_lots" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL,
	"extended_from" timestamp (3) with time zone,
	"state" text NOT NULL,
	"former_state" text,
	"hold_reason" text,
	"moved_for" text,
	"part" text DEFAULT 'WHOLE' NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"anticipation_id" uuid,
	CONSTRAINT "balance_lots_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "balance_lots_once" UNIQUE("platform_id","payment_id","user_id","role","kind","part")
);
--> statement-breakpoint
CREATE TABLE "debt_notes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purse" text NOT NULL,
	"currency" text NOT NULL,
	"stage" text NOT NULL,
	"note" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debt_notes_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" uuid NOT NULL,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"is_locked" boolean NOT NULL,
	"balance_cents" bigint,
	CONSTRAINT "ledger_accounts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "ledger_accounts_platformId_code_currency_unique" UNIQUE("platform_id","code","currency"),
	CONSTRAINT "ledger_accounts_floor" CHECK (not is_locked or case when code like '%:debt' then coalesce(balance_cents, 0) >= 0 else coalesce(balance_cents, 0) <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_day_totals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"day_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"moved_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_day_totals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "ledger_day_totals_platformId_dayId_accountId_unique" UNIQUE("platform_id","day_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"day" text NOT NULL,
	"entries_count" integer NOT NULL,
	"hash" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_days_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "ledger_days_platformId_day_unique" UNIQUE("platform_id","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" uuid NOT NULL,
	"journal_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_id" uuid,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_journals" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"key" text NOT NULL,
	"subject_kind" text,
	"subject_id" uuid,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_journals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "ledger_journals_platformId_key_unique" UNIQUE("platform_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_seals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_seals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "ledger_seals_platformId_endsAt_unique" UNIQUE("platform_id","ends_at")
);
--> statement-breakpoint
CREATE TABLE "payment_link_orders" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_link_orders_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payment_link_orders_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"code" text NOT NULL,
	"title" text,
	"price_cents" bigint,
	"quantity" integer NOT NULL,
	"methods" text[] NOT NULL,
	"installments_max" integer,
	"is_one_use" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"buyer" jsonb,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_links_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payment_links_platformId_code_unique" UNIQUE("platform_id","code")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"needs_acknowledgement" boolean NOT NULL,
	"is_by_mail" boolean NOT NULL,
	"told_count" integer NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcements_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "announcements_once" UNIQUE("platform_id","key")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience" jsonb NOT NULL,
	"is_by_mail" boolean NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"told_count" integer,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broadcasts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_opt_outs_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "mail_opt_outs_platformId_emailHash_unique" UNIQUE("platform_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_suppressions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "mail_suppressions_once" UNIQUE("platform_id","email")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"key" text NOT NULL,
	"template" text NOT NULL,
	"order_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"unsubscribe_url" text,
	"state" text NOT NULL,
	"service_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	CONSTRAINT "mails_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "mails_platformId_key_unique" UNIQUE("platform_id","key")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"path" text,
	"broadcast_id" uuid,
	"announcement_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"acknowledged_at" timestamp (3) with time zone,
	CONSTRAINT "notices_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "notices_platformId_userId_key_unique" UNIQUE("platform_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid,
	"on_buy_approved" text NOT NULL,
	"on_pix_created" text NOT NULL,
	"on_abandoned_cart" text NOT NULL,
	"on_refound" text NOT NULL,
	"on_chargeback" text NOT NULL,
	"on_product_shipping" text NOT NULL,
	"on_product_digital" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "notification_settings_platformId_userId_unique" UNIQUE NULLS NOT DISTINCT("platform_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "renditions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"height" integer NOT NULL,
	"bit_rate" integer NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"playlist" text,
	CONSTRAINT "renditions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "renditions_platformId_uploadId_height_unique" UNIQUE("platform_id","upload_id","height")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"purpose" text,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"file_name" text,
	"fingerprint" text,
	"parts_id" text,
	"part_bytes" integer,
	"released_at" timestamp (3) with time zone,
	"encoding_due_at" timestamp (3) with time zone,
	CONSTRAINT "uploads_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "uploads_platformId_key_unique" UNIQUE("platform_id","key")
);
--> statement-breakpoint
CREATE TABLE "abandoned_carts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"document" text NOT NULL,
	"cart_amount_cents" bigint NOT NULL,
	"utm" jsonb NOT NULL,
	"order_id" uuid,
	"state" text DEFAULT 'CAPTURED' NOT NULL,
	"reason" text DEFAULT 'LEFT' NOT NULL,
	"reason_since" timestamp (3) with time zone,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "abandoned_carts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "age_statements" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"birth_date" text NOT NULL,
	"ip" text,
	"stated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "age_statements_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "age_statements_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	"shares" jsonb NOT NULL,
	CONSTRAINT "order_items_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_shares" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"contract_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "order_shares_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "order_shares_platformId_orderId_userId_role_unique" UNIQUE("platform_id","order_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"code" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"affiliate_id" uuid,
	"coupon_id" uuid,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"buyer_document" text NOT NULL,
	"document_source" text NOT NULL,
	"address" jsonb,
	"items_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"discount_bearer" text,
	"shipping_cents" bigint NOT NULL,
	"interest_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"fee_plan_id" uuid NOT NULL,
	"interest_table_id" uuid,
	"fee_cents" bigint NOT NULL,
	"fixed_fee_cents" bigint NOT NULL,
	"guarantee_days" integer NOT NULL,
	"utm" jsonb NOT NULL,
	"referer" text,
	"user_agent" text,
	"attribution" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "orders_platformId_code_unique" UNIQUE("platform_id","code")
);
--> statement-breakpoint
CREATE TABLE "outgoing_deliveries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"seller_id" uuid,
	"event_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"type" text NOT NULL,
	"is_test" boolean NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_try_at" timestamp (3) with time zone,
	"last_took_ms" integer,
	"last_status" integer,
	"last_failure" text,
	"last_answer" text,
	CONSTRAINT "outgoing_deliveries_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "outgoing_deliveries_platformId_endpointId_eventKey_unique" UNIQUE("platform_id","endpoint_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "outgoing_endpoints" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid,
	"vendor" text,
	"settings" jsonb,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" jsonb NOT NULL,
	"product_ids" jsonb,
	"state" text NOT NULL,
	"disabled_because" text,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"last_took_ms" integer DEFAULT 0 NOT NULL,
	"busy_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "outgoing_endpoints_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_click_days" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"affiliation_id" uuid NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"clicks" integer NOT NULL,
	"followed" integer DEFAULT 0 NOT NULL,
	"listable" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "affiliate_click_days_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "affiliate_click_days_platformId_affiliationId_day_unique" UNIQUE("platform_id","affiliation_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_click_events" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"click_id" uuid NOT NULL,
	"affiliation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"lost_because" text,
	"order_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_click_events_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"affiliation_id" uuid NOT NULL,
	"terms_id" uuid,
	"source" text,
	"refusal" text,
	"clicked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_clicks_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_programs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"is_open" boolean NOT NULL,
	"is_listed" boolean NOT NULL,
	"needs_approval" boolean NOT NULL,
	"attribution" text NOT NULL,
	"description" text NOT NULL,
	"rules" text NOT NULL,
	"materials_url" text,
	"support_email" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_programs_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "affiliate_programs_platformId_productId_unique" UNIQUE("platform_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_terms" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"affiliation_id" uuid,
	"basis_points" integer NOT NULL,
	"tiers" jsonb,
	"window_days" integer,
	"rules" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_terms_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "affiliate_terms_versions" UNIQUE NULLS NOT DISTINCT("platform_id","product_id","affiliation_id","version")
);
--> statement-breakpoint
CREATE TABLE "affiliate_terms_acceptances" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"affiliation_id" uuid NOT NULL,
	"terms_id" uuid NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_terms_acceptances_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "affiliations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"status" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"reason" text,
	"status_since" timestamp (3) with time zone,
	"terms_id" uuid,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliations_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "affiliations_platformId_productId_affiliateId_unique" UNIQUE("platform_id","product_id","affiliate_id")
);
--> statement-breakpoint
CREATE TABLE "co_production_contracts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"co_producer_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"basis_points" integer NOT NULL,
	"base" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"proposed_by_id" uuid,
	"replaces_id" uuid,
	"answer_by" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "co_production_contracts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "manager_contracts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"pix_basis_points" integer NOT NULL,
	"credit_card_basis_points" integer NOT NULL,
	"billet_basis_points" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "manager_contracts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "card_charges" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"transaction_id" text,
	"raw_status" text,
	"reason" text,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"lost_cents" bigint DEFAULT 0 NOT NULL,
	"won_cents" bigint DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "card_charges_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "card_charges_platformId_paymentId_number_unique" UNIQUE("platform_id","payment_id","number"),
	CONSTRAINT "card_charges_platformId_transactionId_providerAccountId_unique" UNIQUE("platform_id","transaction_id","provider_account_id"),
	CONSTRAINT "card_charges_number" CHECK (number in (1, 2)),
	CONSTRAINT "card_charges_sums" CHECK (refunded_cents + lost_cents <= paid_cents)
);
--> statement-breakpoint
CREATE TABLE "fee_corrections" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"fee_cents" bigint NOT NULL,
	"fixed_fee_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"returnable_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_corrections_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "fee_corrections_once" UNIQUE("platform_id","proposal_id","payment_id"),
	CONSTRAINT "fee_corrections_in_order" UNIQUE("platform_id","payment_id","number")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"chosen_because" text DEFAULT 'FIRST_IN_ORDER' NOT NULL,
	"route" jsonb,
	"divided" jsonb,
	"state" text NOT NULL,
	"failure_kind" text,
	"failure_message" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payment_attempts_platformId_paymentId_number_unique" UNIQUE("platform_id","payment_id","number")
);
--> statement-breakpoint
CREATE TABLE "payment_cases" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_cases_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payment_cases_platformId_paymentId_kind_unique" UNIQUE("platform_id","payment_id","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"certainty" text NOT NULL,
	"raw_status" text,
	"outcome" text NOT NULL,
	"detail" text,
	CONSTRAINT "payment_events_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_movements" (
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_movements_platform_id_payment_id_number_pk" PRIMARY KEY("platform_id","payment_id","number"),
	CONSTRAINT "payment_movements_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"certainty" text NOT NULL,
	"status_reason" text,
	"amount_cents" bigint NOT NULL,
	"platform_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"installments" integer NOT NULL,
	"card_last_four" text,
	"cards" jsonb,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"won_cents" bigint DEFAULT 0 NOT NULL,
	"returned_outside_cents" bigint DEFAULT 0 NOT NULL,
	"refunds_told_cents" bigint DEFAULT 0 NOT NULL,
	"booked_cents" bigint DEFAULT 0 NOT NULL,
	"refund_due_cents" bigint DEFAULT 0 NOT NULL,
	"kept_cents" bigint DEFAULT 0 NOT NULL,
	"movement_count" integer DEFAULT 0 NOT NULL,
	"corrected_cents" bigint DEFAULT 0 NOT NULL,
	"dispute_won_at" timestamp (3) with time zone,
	"provider_account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"automatic_pix" text,
	"transaction_id" text,
	"end_to_end_id" text,
	"further_receipts" text[] DEFAULT '{}' NOT NULL,
	"raw_status" text,
	"pix_code" text,
	"billet_code" text,
	"billet_url" text,
	"paid_by" text,
	"challenge" jsonb,
	"expires_at" timestamp (3) with time zone,
	"ends_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"superseded_by_id" uuid,
	"checks" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "payments_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payments_platformId_transactionId_providerAccountId_unique" UNIQUE("platform_id","transaction_id","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_intents" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchase_intents_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "purchase_intents_platformId_purchaseId_unique" UNIQUE("platform_id","purchase_id")
);
--> statement-breakpoint
CREATE TABLE "sale_reversals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"cause" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone,
	CONSTRAINT "sale_reversals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "sale_reversals_platformId_key_unique" UNIQUE("platform_id","key")
);
--> statement-breakpoint
CREATE TABLE "balance_conversions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purse" text NOT NULL,
	"request_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"rate_id" uuid NOT NULL,
	"rate_millionths" bigint NOT NULL,
	"spread_basis_points" integer NOT NULL,
	"gross_cents" bigint NOT NULL,
	"spread_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "balance_conversions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "balance_conversions_platformId_userId_requestId_unique" UNIQUE("platform_id","user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"destination" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"usable_from" timestamp (3) with time zone,
	"reviewed_by" uuid,
	"review_reason" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "bank_accounts_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"provider_account_id" uuid NOT NULL,
	"priority" integer NOT NULL,
	"status" text NOT NULL,
	"payout_max_cents" bigint,
	"daily_max_cents" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_accounts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "payout_accounts_platformId_providerAccountId_unique" UNIQUE("platform_id","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "payout_controls" (
	"platform_id" uuid PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"hourly_max_cents" bigint,
	"daily_max_cents" bigint,
	"night_max_cents" bigint,
	"hours" jsonb
);
--> statement-breakpoint
CREATE TABLE "withdrawal_attempts" (
	"platform_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"provider_account_id" uuid,
	"idempotency_key" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_withdraw_id" text,
	"end_to_end_id" text,
	"raw_status" text,
	"failure_kind" text,
	"failure_message" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_attempts_platform_id_withdrawal_id_number_pk" PRIMARY KEY("platform_id","withdrawal_id","number"),
	CONSTRAINT "withdrawal_attempts_platformId_idempotencyKey_unique" UNIQUE("platform_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_decisions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seen" text NOT NULL,
	"signature" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_decisions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "withdrawal_decisions_once" UNIQUE("platform_id","withdrawal_id","user_id","kind","seen")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_user_id" uuid,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"detail" text,
	CONSTRAINT "withdrawal_events_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_invoices" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_invoices_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "withdrawal_invoices_once" UNIQUE("platform_id","withdrawal_id"),
	CONSTRAINT "withdrawal_invoices_key_once" UNIQUE("platform_id","key")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_plans" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid,
	"currency" text DEFAULT 'BRL' NOT NULL,
	"min_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"small_fee_cents" bigint NOT NULL,
	"small_below_cents" bigint NOT NULL,
	"daily_max_cents" bigint NOT NULL,
	"daily_max_count" integer NOT NULL,
	"automatic_max_cents" bigint NOT NULL,
	"second_person_from_cents" bigint NOT NULL,
	"requires_invoice" boolean DEFAULT false NOT NULL,
	"requires_documents" boolean DEFAULT true NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_plans_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purse" text NOT NULL,
	"request_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"destination" jsonb NOT NULL,
	"plan_id" uuid,
	"approvals_needed" integer NOT NULL,
	"state" text NOT NULL,
	"status" text NOT NULL,
	"certainty" text NOT NULL,
	"reason" text,
	"person_needed" text,
	"held_until" timestamp (3) with time zone,
	"hold_reason" text,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "withdrawals_platformId_userId_requestId_unique" UNIQUE("platform_id","user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "audit_days" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"day" text NOT NULL,
	"rows_count" integer NOT NULL,
	"rows_hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"archived_in" text,
	CONSTRAINT "audit_days_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "audit_days_platformId_day_unique" UNIQUE("platform_id","day")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_user_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"detail" jsonb NOT NULL,
	"ip" text,
	"api_key_id" uuid DEFAULT nullif(current_setting('app.api_key', true), '')::uuid,
	CONSTRAINT "audit_log_platform_id_at_id_pk" PRIMARY KEY("platform_id","at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_seals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "audit_seals_platformId_endsAt_unique" UNIQUE("platform_id","ends_at")
);
--> statement-breakpoint
CREATE TABLE "brand_versions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"brand" jsonb NOT NULL,
	"saved_by_id" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_versions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "brand_versions_platformId_number_unique" UNIQUE("platform_id","number")
);
--> statement-breakpoint
CREATE TABLE "domain_claims" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "domain_claims_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "domain_claims_platformId_host_unique" UNIQUE("platform_id","host")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"rate_millionths" bigint NOT NULL,
	"spread_basis_points" integer NOT NULL,
	"saved_by_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exchange_rates_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "fee_plans" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid,
	"method" text NOT NULL,
	"basis_points" integer NOT NULL,
	"fixed_fees" jsonb NOT NULL,
	"release_days" integer NOT NULL,
	"reserve_basis_points" integer NOT NULL,
	"reserve_days" integer NOT NULL,
	"fee_policy" text DEFAULT 'KEEP_FIXED' NOT NULL,
	"dispute_fees" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_plans_platform_id_id_pk" PRIMARY KEY("platform_id","id")
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
CREATE TABLE "legal_texts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "legal_texts_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "legal_texts_platformId_kind_version_unique" UNIQUE("platform_id","kind","version")
);
--> statement-breakpoint
CREATE TABLE "platform_domains" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"host" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"is_for_checkout" boolean DEFAULT false NOT NULL,
	"sends_mail" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "platform_domains_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "platform_domains_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "platforms" (
	"platform_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"test_of_platform_id" uuid,
	"test_of_user_id" uuid,
	"clock_ahead_ms" bigint DEFAULT 0 NOT NULL,
	"clock_target" timestamp (3) with time zone,
	"name" text NOT NULL,
	"brand_color" text NOT NULL,
	"mail_color" text,
	"logo_key" text,
	"favicon_key" text,
	"door_image_key" text,
	"locale" text NOT NULL,
	"placeholder_document" text NOT NULL,
	"placeholder_phone" text NOT NULL,
	"former_placeholder_phones" text[] DEFAULT '{}' NOT NULL,
	"cert_cash_in_url" text,
	"cert_cash_out_url" text,
	"private_key" text,
	"opt_out_key" text,
	"dkim_key" text,
	"hides_cart_title" boolean DEFAULT false NOT NULL,
	"refund_answer_hours" integer DEFAULT 48 NOT NULL,
	"storage_per_seller_gb" integer DEFAULT 50 NOT NULL,
	"grants_lawful_refunds" boolean DEFAULT false NOT NULL,
	"sells_before_review" boolean DEFAULT false NOT NULL,
	"pix_minutes" integer,
	"billet_days" integer,
	"method_limits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"paper_rules" jsonb DEFAULT '{"PF":["photoDocument","photoPersonWithDocument","addressProof"],"MEI":["photoDocument","photoPersonWithDocument","photoDocumentSocialContract","addressProof"],"PJ":["photoDocument","photoPersonWithDocument","photoDocumentSocialContract","addressProof","balanceSheet"],"booksOfAll":false}'::jsonb NOT NULL,
	"mail_name" text,
	"mail_reply_to" text,
	"published_texts" text[] DEFAULT '{}' NOT NULL,
	"sales_suspended_at" timestamp (3) with time zone,
	"closing_since" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"is_demo" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "platforms_test_id" CHECK (("platforms"."kind" = 'TEST') = (substr("platforms"."platform_id"::text, 15, 1) = '8')),
	CONSTRAINT "platforms_test_of" CHECK (("platforms"."kind" = 'TEST') = ("platforms"."test_of_platform_id" is not null) and ("platforms"."test_of_platform_id" is null) = ("platforms"."test_of_user_id" is null)),
	CONSTRAINT "platforms_clock" CHECK ("platforms"."clock_ahead_ms" = 0 or ("platforms"."kind" = 'TEST' and "platforms"."clock_ahead_ms" > 0))
);
--> statement-breakpoint
CREATE TABLE "service_hours" (
	"platform_id" uuid NOT NULL,
	"service" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"answered" integer NOT NULL,
	"failed" integer NOT NULL,
	"last_answered_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	CONSTRAINT "service_hours_platform_id_service_hour_pk" PRIMARY KEY("platform_id","service","hour")
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spent_tokens_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "spent_tokens_platformId_tokenHash_unique" UNIQUE("platform_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "money_proposals" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"terms" jsonb NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"purse" text,
	"currency" text,
	"amount_cents" bigint,
	"secret" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	CONSTRAINT "money_proposals_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "money_proposals_request_once" UNIQUE("platform_id","proposed_by","request_id"),
	CONSTRAINT "money_proposals_two_people" CHECK (state <> 'APPROVED' or coalesce(decided_by <> proposed_by, false))
);
--> statement-breakpoint
CREATE TABLE "recovery_plans" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"sequences" jsonb NOT NULL,
	"quiet_hours" jsonb,
	"whatsapp_text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_plans_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "recovery_plans_platformId_sellerId_unique" UNIQUE("platform_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "dispute_files" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"key" text NOT NULL,
	"added_by_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dispute_files_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "dispute_files_platformId_disputeId_key_unique" UNIQUE("platform_id","dispute_id","key")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"card_number" integer,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"is_taken" boolean NOT NULL,
	"raw_status" text,
	"bank_reason" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"defence" text,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	"decision" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "disputes_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "disputes_platformId_paymentId_round_unique" UNIQUE("platform_id","payment_id","round")
);
--> statement-breakpoint
CREATE TABLE "refund_messages" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_messages_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "refund_messages_platformId_requestId_key_unique" UNIQUE("platform_id","request_id","key")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"protocol" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"customer_id" uuid,
	"right" text NOT NULL,
	"reporter_email" text,
	"reporter_locale" text,
	"evidence" text,
	"amount_cents" bigint NOT NULL,
	"order_item_ids" uuid[] DEFAULT '{}' NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"seller_answer" text,
	"appeal" text,
	"decision" text,
	"refund_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "refund_requests_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "refund_requests_platformId_protocol_unique" UNIQUE("platform_id","protocol")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"order_item_ids" uuid[] DEFAULT '{}' NOT NULL,
	"card_number" integer,
	"asked_by" text NOT NULL,
	"asked_by_id" uuid,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"proofs" integer DEFAULT 0 NOT NULL,
	"was_silent" boolean DEFAULT false NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "refunds_platformId_paymentId_key_unique" UNIQUE("platform_id","payment_id","key")
);
--> statement-breakpoint
CREATE TABLE "report_views" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"filters" jsonb NOT NULL,
	"schedule" text,
	"next_mail_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_views_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "report_views_platformId_userId_name_unique" UNIQUE("platform_id","user_id","name")
);
--> statement-breakpoint
CREATE TABLE "care_notes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "care_notes_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "care_tasks" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "care_tasks_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"answered_by" uuid,
	CONSTRAINT "deletion_requests_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "seller_documents" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"key" text NOT NULL,
	"content_type" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"refusal_note" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" uuid,
	CONSTRAINT "seller_documents_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "seller_documents_platformId_key_unique" UNIQUE("platform_id","key")
);
--> statement-breakpoint
CREATE TABLE "seller_notes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"written_by" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_notes_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "seller_profiles" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"person_kind" text NOT NULL,
	"trade_name" text,
	"sold_category" text,
	"expected_monthly_cents" bigint,
	"address" jsonb,
	"terms_version" text,
	"referred_by" uuid,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_profiles_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "seller_profiles_platformId_userId_unique" UNIQUE("platform_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text NOT NULL,
	"carrier" text,
	"tracking_code" text,
	"tracking_url" text,
	"posted_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shipments_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "shipments_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "sign_on_identities" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"ceiling" text[],
	"token" text,
	"is_refresh_token" boolean NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone NOT NULL,
	"ask_at" timestamp (3) with time zone NOT NULL,
	"silent_since" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sign_on_identities_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "sign_on_identities_subject" UNIQUE("platform_id","issuer","subject"),
	CONSTRAINT "sign_on_identities_person" UNIQUE("platform_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "staff_sign_ons" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"label" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"scopes" text NOT NULL,
	"groups_claim" text NOT NULL,
	"groups" jsonb NOT NULL,
	"trusts_second_factor" boolean NOT NULL,
	"factor_values" text[] NOT NULL,
	"email_domains" text[] NOT NULL,
	"break_glass_user_id" uuid,
	"proven_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_sign_ons_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "staff_sign_ons_one" UNIQUE("platform_id")
);
--> statement-breakpoint
CREATE TABLE "pix_authorizations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"frequency" text NOT NULL,
	"starts_on" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"end_asked_by" text,
	"end_asked_at" timestamp (3) with time zone,
	"ended_by" text,
	"ended_at" timestamp (3) with time zone,
	"active_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pix_authorizations_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "pix_authorizations_platformId_paymentId_unique" UNIQUE("platform_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"state" text NOT NULL,
	"takes_effect" text NOT NULL,
	"from_offer_id" uuid NOT NULL,
	"from_price_cents" bigint NOT NULL,
	"from_frequency_in_days" integer NOT NULL,
	"offer_id" uuid NOT NULL,
	"price_cents" bigint NOT NULL,
	"frequency_in_days" integer NOT NULL,
	"credit_cents" bigint NOT NULL,
	"due_cents" bigint NOT NULL,
	"starts_on" text NOT NULL,
	"cycle_id" uuid,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "plan_changes_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "revenue_movements" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "revenue_movements_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_cycles" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"frequency_in_days" integer NOT NULL,
	"setup_fee_cents" bigint DEFAULT 0 NOT NULL,
	"credit_cents" bigint,
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
	"pix_authorization_id" uuid,
	"price_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"frequency_in_days" integer NOT NULL,
	"trial_days" integer,
	"is_trial" boolean DEFAULT false NOT NULL,
	"charges_max" integer,
	"is_kept_after_last" boolean DEFAULT true NOT NULL,
	"paid_until" timestamp (3) with time zone,
	"access_until" timestamp (3) with time zone,
	"next_step_at" timestamp (3) with time zone,
	"resumes_at" timestamp (3) with time zone,
	"held_since" timestamp (3) with time zone,
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
CREATE TABLE "ad_consents" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"version" text NOT NULL,
	"vendors" text[] NOT NULL,
	"pixel_ids" text[] NOT NULL,
	"visit_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_consents_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "ad_consents_platformId_orderId_unique" UNIQUE("platform_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "announced_purchases" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announced_purchases_platform_id_id_pk" PRIMARY KEY("platform_id","id")
);
--> statement-breakpoint
CREATE TABLE "checkout_hours" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"visits" integer NOT NULL,
	"starts" integer NOT NULL,
	CONSTRAINT "checkout_hours_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "checkout_hours_platformId_offerId_hour_unique" UNIQUE("platform_id","offer_id","hour")
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"event" text NOT NULL,
	"event_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"pixel_id" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "conversions_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "conversions_platformId_orderId_event_vendor_pixelId_unique" UNIQUE("platform_id","order_id","event","vendor","pixel_id")
);
--> statement-breakpoint
CREATE TABLE "pixels" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"product_id" uuid,
	"vendor" text NOT NULL,
	"pixel_id" text NOT NULL,
	"conversion_id" text,
	"token" text,
	"test_code" text,
	"position" integer NOT NULL,
	CONSTRAINT "pixels_platform_id_id_pk" PRIMARY KEY("platform_id","id"),
	CONSTRAINT "pixels_platformId_productId_vendor_pixelId_unique" UNIQUE NULLS NOT DISTINCT("platform_id","product_id","vendor","pixel_id")
);
--> statement-breakpoint
ALTER TABLE "access_deliveries" ADD CONSTRAINT "access_deliveries_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_customer_id_fk" FOREIGN KEY ("platform_id","customer_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_suspensions" ADD CONSTRAINT "access_suspensions_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_accesses" ADD CONSTRAINT "external_accesses_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_accesses" ADD CONSTRAINT "external_accesses_endpoint_id_fk" FOREIGN KEY ("platform_id","endpoint_id") REFERENCES "public"."outgoing_endpoints"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_claims" ADD CONSTRAINT "license_claims_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_claims" ADD CONSTRAINT "license_claims_key_id_fk" FOREIGN KEY ("platform_id","key_id") REFERENCES "public"."license_keys"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_keys" ADD CONSTRAINT "license_keys_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playback_places" ADD CONSTRAINT "playback_places_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_endpoint_id_fk" FOREIGN KEY ("platform_id","endpoint_id") REFERENCES "public"."outgoing_endpoints"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_exports" ADD CONSTRAINT "accounting_exports_requested_by_fk" FOREIGN KEY ("platform_id","requested_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_staff_id_fk" FOREIGN KEY ("platform_id","staff_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acquirer_costs" ADD CONSTRAINT "acquirer_costs_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_routes" ADD CONSTRAINT "payment_routes_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_circuits" ADD CONSTRAINT "provider_circuits_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_contacts" ADD CONSTRAINT "provider_contacts_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_health" ADD CONSTRAINT "provider_health_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivers" ADD CONSTRAINT "receivers_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivers" ADD CONSTRAINT "receivers_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_effects" ADD CONSTRAINT "webhook_effects_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD CONSTRAINT "webhook_inbox_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_reads" ADD CONSTRAINT "webhook_reads_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipation_events" ADD CONSTRAINT "anticipation_events_anticipation_id_fk" FOREIGN KEY ("platform_id","anticipation_id") REFERENCES "public"."anticipations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipation_lots" ADD CONSTRAINT "anticipation_lots_anticipation_id_fk" FOREIGN KEY ("platform_id","anticipation_id") REFERENCES "public"."anticipations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipation_lots" ADD CONSTRAINT "anticipation_lots_lot_id_fk" FOREIGN KEY ("platform_id","lot_id") REFERENCES "public"."balance_lots"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipations" ADD CONSTRAINT "anticipations_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anticipations" ADD CONSTRAINT "anticipations_plan_id_fk" FOREIGN KEY ("platform_id","plan_id") REFERENCES "public"."anticipation_plans"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_answers" ADD CONSTRAINT "api_answers_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_calls" ADD CONSTRAINT "api_calls_api_key_id_fk" FOREIGN KEY ("platform_id","api_key_id") REFERENCES "public"."api_keys"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_contract_id_fk" FOREIGN KEY ("platform_id","contract_id") REFERENCES "public"."operator_contracts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD CONSTRAINT "checkout_drafts_id_fk" FOREIGN KEY ("platform_id","id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_looks" ADD CONSTRAINT "checkout_looks_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_looks" ADD CONSTRAINT "checkout_looks_published_by_id_fk" FOREIGN KEY ("platform_id","published_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD CONSTRAINT "delivery_options_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bumps" ADD CONSTRAINT "order_bumps_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_bumps" ADD CONSTRAINT "order_bumps_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_decided_by_id_fk" FOREIGN KEY ("platform_id","decided_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_email_changes" ADD CONSTRAINT "buyer_email_changes_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_email_changes" ADD CONSTRAINT "buyer_email_changes_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_email_changes" ADD CONSTRAINT "buyer_email_changes_asked_by_id_fk" FOREIGN KEY ("platform_id","asked_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_proposals" ADD CONSTRAINT "commission_proposals_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_proposals" ADD CONSTRAINT "commission_proposals_proposed_by_id_fk" FOREIGN KEY ("platform_id","proposed_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_proposals" ADD CONSTRAINT "commission_proposals_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_proposals" ADD CONSTRAINT "commission_proposals_affiliate_id_fk" FOREIGN KEY ("platform_id","affiliate_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_affiliate_id_fk" FOREIGN KEY ("platform_id","affiliate_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_module_id_fk" FOREIGN KEY ("platform_id","module_id") REFERENCES "public"."course_modules"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_modules" ADD CONSTRAINT "course_modules_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_lesson_id_fk" FOREIGN KEY ("platform_id","lesson_id") REFERENCES "public"."course_lessons"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_parent_id_fk" FOREIGN KEY ("platform_id","parent_id") REFERENCES "public"."lesson_comments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_author_id_fk" FOREIGN KEY ("platform_id","author_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_materials" ADD CONSTRAINT "lesson_materials_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_materials" ADD CONSTRAINT "lesson_materials_lesson_id_fk" FOREIGN KEY ("platform_id","lesson_id") REFERENCES "public"."course_lessons"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_lesson_id_fk" FOREIGN KEY ("platform_id","lesson_id") REFERENCES "public"."course_lessons"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_funnel_versions" ADD CONSTRAINT "upsell_funnel_versions_funnel_id_fk" FOREIGN KEY ("platform_id","funnel_id") REFERENCES "public"."upsell_funnels"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_funnels" ADD CONSTRAINT "upsell_funnels_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_funnels" ADD CONSTRAINT "upsell_funnels_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_funnel_id_fk" FOREIGN KEY ("platform_id","funnel_id") REFERENCES "public"."upsell_funnels"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_version_id_fk" FOREIGN KEY ("platform_id","version_id") REFERENCES "public"."upsell_funnel_versions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upsell_showings" ADD CONSTRAINT "upsell_showings_first_payment_id_fk" FOREIGN KEY ("platform_id","first_payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_refusals" ADD CONSTRAINT "import_refusals_import_id_fk" FOREIGN KEY ("platform_id","import_id") REFERENCES "public"."imports"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_customers" ADD CONSTRAINT "imported_customers_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_customers" ADD CONSTRAINT "imported_customers_import_id_fk" FOREIGN KEY ("platform_id","import_id") REFERENCES "public"."imports"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_grants" ADD CONSTRAINT "imported_grants_import_id_fk" FOREIGN KEY ("platform_id","import_id") REFERENCES "public"."imports"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_grants" ADD CONSTRAINT "imported_grants_grant_id_fk" FOREIGN KEY ("platform_id","grant_id") REFERENCES "public"."access_grants"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_import_id_fk" FOREIGN KEY ("platform_id","import_id") REFERENCES "public"."imports"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_sales" ADD CONSTRAINT "imported_sales_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_sales" ADD CONSTRAINT "imported_sales_import_id_fk" FOREIGN KEY ("platform_id","import_id") REFERENCES "public"."imports"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_sales" ADD CONSTRAINT "imported_sales_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_subscriptions" ADD CONSTRAINT "imported_subscriptions_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_subscriptions" ADD CONSTRAINT "imported_subscriptions_import_id_fk" FOREIGN KEY ("platform_id","import_id") REFERENCES "public"."imports"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_subscriptions" ADD CONSTRAINT "imported_subscriptions_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_profiles" ADD CONSTRAINT "fiscal_profiles_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fiscal_data" ADD CONSTRAINT "product_fiscal_data_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_invoices" ADD CONSTRAINT "sale_invoices_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_invoices" ADD CONSTRAINT "sale_invoices_order_item_id_fk" FOREIGN KEY ("platform_id","order_item_id") REFERENCES "public"."order_items"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_invoices" ADD CONSTRAINT "sale_invoices_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_invoices" ADD CONSTRAINT "sale_invoices_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_invoices" ADD CONSTRAINT "sale_invoices_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_notes" ADD CONSTRAINT "debt_notes_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_notes" ADD CONSTRAINT "debt_notes_written_by_fk" FOREIGN KEY ("platform_id","written_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_day_totals" ADD CONSTRAINT "ledger_day_totals_day_id_fk" FOREIGN KEY ("platform_id","day_id") REFERENCES "public"."ledger_days"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_day_totals" ADD CONSTRAINT "ledger_day_totals_account_id_fk" FOREIGN KEY ("platform_id","account_id") REFERENCES "public"."ledger_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_journal_id_fk" FOREIGN KEY ("platform_id","journal_id") REFERENCES "public"."ledger_journals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_fk" FOREIGN KEY ("platform_id","account_id") REFERENCES "public"."ledger_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link_orders" ADD CONSTRAINT "payment_link_orders_link_id_fk" FOREIGN KEY ("platform_id","link_id") REFERENCES "public"."payment_links"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link_orders" ADD CONSTRAINT "payment_link_orders_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_created_by_id_fk" FOREIGN KEY ("platform_id","created_by_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_broadcast_id_fk" FOREIGN KEY ("platform_id","broadcast_id") REFERENCES "public"."broadcasts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_announcement_id_fk" FOREIGN KEY ("platform_id","announcement_id") REFERENCES "public"."announcements"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renditions" ADD CONSTRAINT "renditions_upload_id_fk" FOREIGN KEY ("platform_id","upload_id") REFERENCES "public"."uploads"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_statements" ADD CONSTRAINT "age_statements_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_fk" FOREIGN KEY ("platform_id","coupon_id") REFERENCES "public"."coupons"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_deliveries" ADD CONSTRAINT "outgoing_deliveries_endpoint_id_fk" FOREIGN KEY ("platform_id","endpoint_id") REFERENCES "public"."outgoing_endpoints"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_endpoints" ADD CONSTRAINT "outgoing_endpoints_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_click_days" ADD CONSTRAINT "affiliate_click_days_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_click_events" ADD CONSTRAINT "affiliate_click_events_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_click_events" ADD CONSTRAINT "affiliate_click_events_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_terms_id_fk" FOREIGN KEY ("platform_id","terms_id") REFERENCES "public"."affiliate_terms"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_programs" ADD CONSTRAINT "affiliate_programs_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_terms" ADD CONSTRAINT "affiliate_terms_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_terms" ADD CONSTRAINT "affiliate_terms_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_terms_acceptances" ADD CONSTRAINT "affiliate_terms_acceptances_affiliation_id_fk" FOREIGN KEY ("platform_id","affiliation_id") REFERENCES "public"."affiliations"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_terms_acceptances" ADD CONSTRAINT "affiliate_terms_acceptances_terms_id_fk" FOREIGN KEY ("platform_id","terms_id") REFERENCES "public"."affiliate_terms"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_affiliate_id_fk" FOREIGN KEY ("platform_id","affiliate_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_production_contracts" ADD CONSTRAINT "co_production_contracts_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_production_contracts" ADD CONSTRAINT "co_production_contracts_co_producer_id_fk" FOREIGN KEY ("platform_id","co_producer_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_contracts" ADD CONSTRAINT "manager_contracts_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_contracts" ADD CONSTRAINT "manager_contracts_manager_id_fk" FOREIGN KEY ("platform_id","manager_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_charges" ADD CONSTRAINT "card_charges_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_corrections" ADD CONSTRAINT "fee_corrections_proposal_id_fk" FOREIGN KEY ("platform_id","proposal_id") REFERENCES "public"."money_proposals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_corrections" ADD CONSTRAINT "fee_corrections_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "payment_movements_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_reversals" ADD CONSTRAINT "sale_reversals_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_attempts" ADD CONSTRAINT "withdrawal_attempts_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_attempts" ADD CONSTRAINT "withdrawal_attempts_provider_account_id_fk" FOREIGN KEY ("platform_id","provider_account_id") REFERENCES "public"."provider_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_decisions" ADD CONSTRAINT "withdrawal_decisions_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_decisions" ADD CONSTRAINT "withdrawal_decisions_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_invoices" ADD CONSTRAINT "withdrawal_invoices_withdrawal_id_fk" FOREIGN KEY ("platform_id","withdrawal_id") REFERENCES "public"."withdrawals"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_fk" FOREIGN KEY ("platform_id","bank_account_id") REFERENCES "public"."bank_accounts"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_proposed_by_fk" FOREIGN KEY ("platform_id","proposed_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_proposals" ADD CONSTRAINT "money_proposals_decided_by_fk" FOREIGN KEY ("platform_id","decided_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_plans" ADD CONSTRAINT "recovery_plans_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_dispute_id_fk" FOREIGN KEY ("platform_id","dispute_id") REFERENCES "public"."disputes"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_messages" ADD CONSTRAINT "refund_messages_request_id_fk" FOREIGN KEY ("platform_id","request_id") REFERENCES "public"."refund_requests"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_fk" FOREIGN KEY ("platform_id","refund_id") REFERENCES "public"."refunds"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fk" FOREIGN KEY ("platform_id","payment_id") REFERENCES "public"."payments"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_notes" ADD CONSTRAINT "care_notes_manager_id_fk" FOREIGN KEY ("platform_id","manager_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_notes" ADD CONSTRAINT "care_notes_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_tasks" ADD CONSTRAINT "care_tasks_manager_id_fk" FOREIGN KEY ("platform_id","manager_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_tasks" ADD CONSTRAINT "care_tasks_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_answered_by_fk" FOREIGN KEY ("platform_id","answered_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_documents" ADD CONSTRAINT "seller_documents_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_documents" ADD CONSTRAINT "seller_documents_reviewed_by_fk" FOREIGN KEY ("platform_id","reviewed_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_notes" ADD CONSTRAINT "seller_notes_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_notes" ADD CONSTRAINT "seller_notes_written_by_fk" FOREIGN KEY ("platform_id","written_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_referred_by_fk" FOREIGN KEY ("platform_id","referred_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sign_ons" ADD CONSTRAINT "staff_sign_ons_break_glass_user_id_fk" FOREIGN KEY ("platform_id","break_glass_user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_authorizations" ADD CONSTRAINT "pix_authorizations_subscription_id_fk" FOREIGN KEY ("platform_id","subscription_id") REFERENCES "public"."subscriptions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_subscription_id_fk" FOREIGN KEY ("platform_id","subscription_id") REFERENCES "public"."subscriptions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_cycle_id_fk" FOREIGN KEY ("platform_id","cycle_id") REFERENCES "public"."subscription_cycles"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_movements" ADD CONSTRAINT "revenue_movements_subscription_id_fk" FOREIGN KEY ("platform_id","subscription_id") REFERENCES "public"."subscriptions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_subscription_id_fk" FOREIGN KEY ("platform_id","subscription_id") REFERENCES "public"."subscriptions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_steps" ADD CONSTRAINT "subscription_steps_subscription_id_fk" FOREIGN KEY ("platform_id","subscription_id") REFERENCES "public"."subscriptions"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_consents" ADD CONSTRAINT "ad_consents_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_purchases" ADD CONSTRAINT "announced_purchases_id_fk" FOREIGN KEY ("platform_id","id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_hours" ADD CONSTRAINT "checkout_hours_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_order_id_fk" FOREIGN KEY ("platform_id","order_id") REFERENCES "public"."orders"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pixels" ADD CONSTRAINT "pixels_product_id_fk" FOREIGN KEY ("platform_id","product_id") REFERENCES "public"."products"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_deliveries_platform_id_grant_id_delivered_at_index" ON "access_deliveries" USING btree ("platform_id","grant_id","delivered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "access_grants_given" ON "access_grants" USING btree ("platform_id","product_id","customer_id") WHERE "access_grants"."order_id" is null;--> statement-breakpoint
CREATE INDEX "access_grants_platform_id_customer_id_granted_at_id_index" ON "access_grants" USING btree ("platform_id","customer_id","granted_at","id");--> statement-breakpoint
CREATE INDEX "access_grants_invited" ON "access_grants" USING btree ("platform_id","product_id","invited_at") WHERE "access_grants"."invited_at" is not null;--> statement-breakpoint
CREATE INDEX "access_grants_students" ON "access_grants" USING btree ("platform_id","product_id","granted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_suspensions_open" ON "access_suspensions" USING btree ("platform_id","grant_id","cause") WHERE "access_suspensions"."restored_at" is null;--> statement-breakpoint
CREATE INDEX "gifts_recipient" ON "gifts" USING btree ("platform_id","recipient_email");--> statement-breakpoint
CREATE INDEX "license_claims_waiting" ON "license_claims" USING btree ("platform_id","content_id","claimed_at","id") WHERE "license_claims"."key_id" is null;--> statement-breakpoint
CREATE INDEX "license_claims_platform_id_content_id_index" ON "license_claims" USING btree ("platform_id","content_id");--> statement-breakpoint
CREATE INDEX "license_keys_platform_id_content_id_number_id_index" ON "license_keys" USING btree ("platform_id","content_id","number","id");--> statement-breakpoint
CREATE INDEX "license_keys_free" ON "license_keys" USING btree ("platform_id","content_id","number") WHERE "license_keys"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "product_contents_platform_id_product_id_position_index" ON "product_contents" USING btree ("platform_id","product_id","position");--> statement-breakpoint
CREATE INDEX "accounting_exports_platform_id_requested_at_id_index" ON "accounting_exports" USING btree ("platform_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "known_devices_platform_id_last_used_at_index" ON "known_devices" USING btree ("platform_id","last_used_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_platform_id_token_hash_index" ON "one_time_tokens" USING btree ("platform_id","token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_platform_id_user_id_purpose_index" ON "one_time_tokens" USING btree ("platform_id","user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_platform_id_expires_at_index" ON "one_time_tokens" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_platform_id_user_id_created_at_index" ON "passkeys" USING btree ("platform_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_platform_id_user_id_index" ON "recovery_codes" USING btree ("platform_id","user_id");--> statement-breakpoint
CREATE INDEX "registrations_platform_id_token_hash_index" ON "registrations" USING btree ("platform_id","token_hash");--> statement-breakpoint
CREATE INDEX "registrations_platform_id_expires_at_index" ON "registrations" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE INDEX "session_logs_platform_id_user_id_at_index" ON "session_logs" USING btree ("platform_id","user_id","at");--> statement-breakpoint
CREATE INDEX "sessions_former_token" ON "sessions" USING btree ("platform_id","former_token_hash") WHERE "sessions"."former_token_hash" is not null;--> statement-breakpoint
CREATE INDEX "sessions_platform_id_user_id_revoked_at_index" ON "sessions" USING btree ("platform_id","user_id","revoked_at");--> statement-breakpoint
CREATE INDEX "sessions_platform_id_expires_at_index" ON "sessions" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE INDEX "throttles_platform_id_window_ends_at_index" ON "throttles" USING btree ("platform_id","window_ends_at");--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("platform_id","created_at","id") WHERE 'ADMIN' = any("users"."roles") or "users"."staff_invited_at" is not null;--> statement-breakpoint
CREATE INDEX "users_sellers" ON "users" USING btree ("platform_id","created_at","id") WHERE 'SELLER' = any("users"."roles");--> statement-breakpoint
CREATE INDEX "users_sellers_name" ON "users" USING btree ("platform_id","name","id") WHERE 'SELLER' = any("users"."roles");--> statement-breakpoint
CREATE INDEX "users_sellers_entered" ON "users" USING btree ("platform_id","seller_entered_at","id") WHERE 'SELLER' = any("users"."roles");--> statement-breakpoint
CREATE INDEX "users_unblock_asked" ON "users" USING btree ("platform_id","created_at","id") WHERE "users"."unblock_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_managers" ON "users" USING btree ("platform_id","created_at","id") WHERE 'MANAGER' = any("users"."roles") or "users"."manager_invited_at" is not null;--> statement-breakpoint
CREATE INDEX "visits_open" ON "visits" USING btree ("platform_id","staff_session_id") WHERE "visits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "visits_platform_id_seller_id_started_at_index" ON "visits" USING btree ("platform_id","seller_id","started_at");--> statement-breakpoint
CREATE INDEX "provider_accounts_platform_id_status_priority_index" ON "provider_accounts" USING btree ("platform_id","status","priority");--> statement-breakpoint
CREATE INDEX "provider_health_platform_id_hour_index" ON "provider_health" USING btree ("platform_id","hour");--> statement-breakpoint
CREATE INDEX "receivers_platform_id_user_id_index" ON "receivers" USING btree ("platform_id","user_id");--> statement-breakpoint
CREATE INDEX "receivers_platform_id_created_at_id_index" ON "receivers" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_effects_platform_id_at_index" ON "webhook_effects" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "webhook_inbox_platform_id_received_at_index" ON "webhook_inbox" USING btree ("platform_id","received_at");--> statement-breakpoint
CREATE INDEX "webhook_inbox_platform_id_provider_account_id_state_index" ON "webhook_inbox" USING btree ("platform_id","provider_account_id","state");--> statement-breakpoint
CREATE INDEX "webhook_inbox_early" ON "webhook_inbox" USING btree ("platform_id","provider_account_id","payment_hint") WHERE "webhook_inbox"."state" = 'RECEIVED' and "webhook_inbox"."is_early";--> statement-breakpoint
CREATE INDEX "webhook_inbox_of_payment" ON "webhook_inbox" USING btree ("platform_id","payment_id") WHERE "webhook_inbox"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_hinted" ON "webhook_inbox" USING btree ("platform_id","payment_hint") WHERE "webhook_inbox"."payment_id" is null and "webhook_inbox"."payment_hint" is not null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_waiting" ON "webhook_inbox" USING btree ("platform_id","payment_id") WHERE "webhook_inbox"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_inbox_worked" ON "webhook_inbox" USING btree ("platform_id","worked_at") WHERE "webhook_inbox"."state" in ('APPLIED', 'DUPLICATE', 'IGNORED', 'FORGED', 'DISCARDED');--> statement-breakpoint
CREATE INDEX "webhook_inbox_quarantined" ON "webhook_inbox" USING btree ("platform_id","received_at","id") WHERE "webhook_inbox"."state" = 'QUARANTINED';--> statement-breakpoint
CREATE INDEX "webhook_reads_platform_id_asked_at_index" ON "webhook_reads" USING btree ("platform_id","asked_at");--> statement-breakpoint
CREATE INDEX "anticipation_events_platform_id_anticipation_id_id_index" ON "anticipation_events" USING btree ("platform_id","anticipation_id","id");--> statement-breakpoint
CREATE INDEX "anticipation_lots_platform_id_anticipation_id_index" ON "anticipation_lots" USING btree ("platform_id","anticipation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "anticipation_lots_once" ON "anticipation_lots" USING btree ("platform_id","lot_id") WHERE "anticipation_lots"."is_wanted";--> statement-breakpoint
CREATE INDEX "anticipation_plans_platform_id_user_id_effective_from_index" ON "anticipation_plans" USING btree ("platform_id","user_id","effective_from");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_created_at_id_index" ON "anticipations" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_gross_cents_id_index" ON "anticipations" USING btree ("platform_id","gross_cents","id");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_state_created_at_id_index" ON "anticipations" USING btree ("platform_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_user_id_created_at_id_index" ON "anticipations" USING btree ("platform_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "anticipations_platform_id_user_id_gross_cents_id_index" ON "anticipations" USING btree ("platform_id","user_id","gross_cents","id");--> statement-breakpoint
CREATE INDEX "api_answers_platform_id_created_at_index" ON "api_answers" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "api_calls_list" ON "api_calls" USING btree ("platform_id","user_id","role","called_at","id");--> statement-breakpoint
CREATE INDEX "api_calls_of_key" ON "api_calls" USING btree ("platform_id","api_key_id","called_at","id");--> statement-breakpoint
CREATE INDEX "api_calls_of_staff" ON "api_calls" USING btree ("platform_id","called_at","id") WHERE "api_calls"."role" = 'ADMIN';--> statement-breakpoint
CREATE INDEX "api_calls_refused" ON "api_calls" USING btree ("platform_id","user_id","role","called_at","id") WHERE "api_calls"."status" >= 400;--> statement-breakpoint
CREATE INDEX "api_calls_kept" ON "api_calls" USING btree ("platform_id","called_at");--> statement-breakpoint
CREATE INDEX "api_keys_list" ON "api_keys" USING btree ("platform_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "api_keys_of_staff" ON "api_keys" USING btree ("platform_id","created_at","id") WHERE "api_keys"."role" = 'ADMIN';--> statement-breakpoint
CREATE INDEX "charges_platform_id_issued_at_id_index" ON "charges" USING btree ("platform_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "charges_open" ON "charges" USING btree ("platform_id","due_at") WHERE "charges"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "charges_overdue" ON "charges" USING btree ("platform_id","due_at") WHERE "charges"."state" = 'OVERDUE';--> statement-breakpoint
CREATE INDEX "operator_contracts_platform_id_from_month_saved_at_index" ON "operator_contracts" USING btree ("platform_id","from_month","saved_at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_purchase_id_index" ON "card_attempts" USING btree ("platform_id","purchase_id");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_at_index" ON "card_attempts" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_offer_id_at_index" ON "card_attempts" USING btree ("platform_id","offer_id","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_card_key_at_index" ON "card_attempts" USING btree ("platform_id","card_key","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_network_key_at_index" ON "card_attempts" USING btree ("platform_id","network_key","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_email_key_at_index" ON "card_attempts" USING btree ("platform_id","email_key","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_document_key_at_index" ON "card_attempts" USING btree ("platform_id","document_key","at");--> statement-breakpoint
CREATE INDEX "card_attempts_platform_id_device_key_at_index" ON "card_attempts" USING btree ("platform_id","device_key","at");--> statement-breakpoint
CREATE INDEX "card_pauses_platform_id_offer_id_ends_at_index" ON "card_pauses" USING btree ("platform_id","offer_id","ends_at");--> statement-breakpoint
CREATE INDEX "card_pauses_platform_id_started_at_index" ON "card_pauses" USING btree ("platform_id","started_at");--> statement-breakpoint
CREATE INDEX "saved_cards_platform_id_created_at_index" ON "saved_cards" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_cards_platform_id_expires_at_index" ON "saved_cards" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE INDEX "saved_cards_platform_id_order_id_index" ON "saved_cards" USING btree ("platform_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_looks_number" ON "checkout_looks" USING btree ("platform_id","offer_id","number");--> statement-breakpoint
CREATE INDEX "delivery_options_platform_id_offer_id_position_index" ON "delivery_options" USING btree ("platform_id","offer_id","position");--> statement-breakpoint
CREATE INDEX "offers_platform_id_product_id_created_at_id_index" ON "offers" USING btree ("platform_id","product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_bumps_platform_id_product_id_position_index" ON "order_bumps" USING btree ("platform_id","product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_reviews_open" ON "product_reviews" USING btree ("platform_id","product_id") WHERE "product_reviews"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "product_reviews_platform_id_state_sent_at_id_index" ON "product_reviews" USING btree ("platform_id","state","sent_at","id");--> statement-breakpoint
CREATE INDEX "product_reviews_platform_id_product_id_sent_at_id_index" ON "product_reviews" USING btree ("platform_id","product_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "products_platform_id_seller_id_created_at_id_index" ON "products" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_printed" ON "products" USING btree ("platform_id",upper(coalesce("soft_descriptor", left(regexp_replace(normalize("name", NFD), '[^A-Za-z0-9]', '', 'g'), 13))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "platform_closings_platform_id_proposed_at_id_index" ON "platform_closings" USING btree ("platform_id","proposed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_closings_one" ON "platform_closings" USING btree ("platform_id") WHERE "platform_closings"."state" in ('PROPOSED', 'CLOSING', 'CLOSED');--> statement-breakpoint
CREATE INDEX "platform_exports_platform_id_requested_at_id_index" ON "platform_exports" USING btree ("platform_id","requested_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_email_changes_asked_once" ON "buyer_email_changes" USING btree ("platform_id","order_id") WHERE "buyer_email_changes"."state" = 'ASKED';--> statement-breakpoint
CREATE INDEX "buyer_email_changes_platform_id_order_id_created_at_index" ON "buyer_email_changes" USING btree ("platform_id","order_id","created_at");--> statement-breakpoint
CREATE INDEX "buyer_email_changes_platform_id_undo_hash_index" ON "buyer_email_changes" USING btree ("platform_id","undo_hash");--> statement-breakpoint
CREATE INDEX "buyer_email_changes_platform_id_created_at_index" ON "buyer_email_changes" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_proposals_open_once" ON "commission_proposals" USING btree ("platform_id","payment_id") WHERE "commission_proposals"."state" = 'PROPOSED';--> statement-breakpoint
CREATE INDEX "commission_proposals_platform_id_payment_id_created_at_index" ON "commission_proposals" USING btree ("platform_id","payment_id","created_at");--> statement-breakpoint
CREATE INDEX "commission_proposals_agreed" ON "commission_proposals" USING btree ("platform_id","closed_at") WHERE "commission_proposals"."state" = 'ACCEPTED';--> statement-breakpoint
CREATE INDEX "commission_proposals_to_answer" ON "commission_proposals" USING btree ("platform_id","affiliate_id","state","answer_by");--> statement-breakpoint
CREATE INDEX "coupons_list" ON "coupons" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_lessons_platform_id_product_id_index" ON "course_lessons" USING btree ("platform_id","product_id");--> statement-breakpoint
CREATE INDEX "course_lessons_platform_id_module_id_position_index" ON "course_lessons" USING btree ("platform_id","module_id","position");--> statement-breakpoint
CREATE INDEX "course_modules_platform_id_product_id_position_index" ON "course_modules" USING btree ("platform_id","product_id","position");--> statement-breakpoint
CREATE INDEX "lesson_comments_platform_id_lesson_id_created_at_id_index" ON "lesson_comments" USING btree ("platform_id","lesson_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_platform_id_product_id_created_at_id_index" ON "lesson_comments" USING btree ("platform_id","product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_platform_id_parent_id_index" ON "lesson_comments" USING btree ("platform_id","parent_id");--> statement-breakpoint
CREATE INDEX "lesson_comments_platform_id_author_id_created_at_index" ON "lesson_comments" USING btree ("platform_id","author_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_materials_platform_id_lesson_id_position_index" ON "lesson_materials" USING btree ("platform_id","lesson_id","position");--> statement-breakpoint
CREATE INDEX "lesson_materials_platform_id_file_key_index" ON "lesson_materials" USING btree ("platform_id","file_key");--> statement-breakpoint
CREATE INDEX "lesson_progress_platform_id_grant_id_seen_at_index" ON "lesson_progress" USING btree ("platform_id","grant_id","seen_at");--> statement-breakpoint
CREATE INDEX "quiz_attempts_platform_id_grant_id_lesson_id_attempted_at_index" ON "quiz_attempts" USING btree ("platform_id","grant_id","lesson_id","attempted_at");--> statement-breakpoint
CREATE INDEX "quiz_questions_platform_id_lesson_id_position_index" ON "quiz_questions" USING btree ("platform_id","lesson_id","position");--> statement-breakpoint
CREATE INDEX "figure_totals_seller" ON "figure_totals" USING btree ("platform_id","seller_id","at");--> statement-breakpoint
CREATE INDEX "profit_totals_seller" ON "profit_totals" USING btree ("platform_id","seller_id","at");--> statement-breakpoint
CREATE INDEX "revenue_totals_seller" ON "revenue_totals" USING btree ("platform_id","seller_id","currency","at");--> statement-breakpoint
CREATE INDEX "upsell_funnels_list" ON "upsell_funnels" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "upsell_funnels_active" ON "upsell_funnels" USING btree ("platform_id","offer_id") WHERE "upsell_funnels"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "upsell_showings_platform_id_funnel_id_index" ON "upsell_showings" USING btree ("platform_id","funnel_id");--> statement-breakpoint
CREATE INDEX "upsell_showings_platform_id_payment_id_index" ON "upsell_showings" USING btree ("platform_id","payment_id");--> statement-breakpoint
CREATE INDEX "import_refusals_list" ON "import_refusals" USING btree ("platform_id","import_id","line","id");--> statement-breakpoint
CREATE INDEX "import_refusals_since" ON "import_refusals" USING btree ("platform_id","found_at");--> statement-breakpoint
CREATE INDEX "imported_customers_list" ON "imported_customers" USING btree ("platform_id","seller_id","imported_at","id");--> statement-breakpoint
CREATE INDEX "imported_customers_import" ON "imported_customers" USING btree ("platform_id","import_id");--> statement-breakpoint
CREATE INDEX "imported_customers_person" ON "imported_customers" USING btree ("platform_id","email");--> statement-breakpoint
CREATE INDEX "imported_products_import" ON "imported_products" USING btree ("platform_id","import_id");--> statement-breakpoint
CREATE INDEX "imported_sales_list" ON "imported_sales" USING btree ("platform_id","seller_id","sold_at","id");--> statement-breakpoint
CREATE INDEX "imported_sales_import" ON "imported_sales" USING btree ("platform_id","import_id");--> statement-breakpoint
CREATE INDEX "imported_sales_buyer" ON "imported_sales" USING btree ("platform_id","buyer_email");--> statement-breakpoint
CREATE INDEX "imported_subscriptions_list" ON "imported_subscriptions" USING btree ("platform_id","seller_id","next_due_on","id");--> statement-breakpoint
CREATE INDEX "imported_subscriptions_import" ON "imported_subscriptions" USING btree ("platform_id","import_id");--> statement-breakpoint
CREATE INDEX "imported_subscriptions_buyer" ON "imported_subscriptions" USING btree ("platform_id","buyer_email");--> statement-breakpoint
CREATE INDEX "imports_list" ON "imports" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_since" ON "imports" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_file" ON "imports" USING btree ("platform_id","file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_working" ON "imports" USING btree ("platform_id","seller_id") WHERE "imports"."state" in ('CHECKING', 'IMPORTING', 'UNDOING');--> statement-breakpoint
CREATE UNIQUE INDEX "sale_invoices_dps" ON "sale_invoices" USING btree ("platform_id","dps_id") WHERE "sale_invoices"."dps_id" is not null;--> statement-breakpoint
CREATE INDEX "sale_invoices_list" ON "sale_invoices" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sale_invoices_state" ON "sale_invoices" USING btree ("platform_id","seller_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "sale_invoices_order" ON "sale_invoices" USING btree ("platform_id","order_id");--> statement-breakpoint
CREATE INDEX "sale_invoices_payment" ON "sale_invoices" USING btree ("platform_id","payment_id");--> statement-breakpoint
CREATE INDEX "balance_lots_moved" ON "balance_lots" USING btree ("platform_id","moved_for") WHERE "balance_lots"."moved_for" is not null;--> statement-breakpoint
CREATE INDEX "balance_lots_sold" ON "balance_lots" USING btree ("platform_id","anticipation_id") WHERE "balance_lots"."anticipation_id" is not null;--> statement-breakpoint
CREATE INDEX "balance_lots_reserves" ON "balance_lots" USING btree ("platform_id","release_at","id") WHERE "balance_lots"."kind" = 'RESERVE';--> statement-breakpoint
CREATE INDEX "balance_lots_reserves_by_state" ON "balance_lots" USING btree ("platform_id","state","release_at","id") WHERE "balance_lots"."kind" = 'RESERVE';--> statement-breakpoint
CREATE INDEX "balance_lots_reserves_settled" ON "balance_lots" USING btree ("platform_id","settled_at") WHERE "balance_lots"."kind" = 'RESERVE';--> statement-breakpoint
CREATE INDEX "balance_lots_pending" ON "balance_lots" USING btree ("platform_id","release_at","currency","role","kind","amount_cents") WHERE "balance_lots"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "balance_lots_due" ON "balance_lots" USING btree ("platform_id","user_id","state","release_at");--> statement-breakpoint
CREATE INDEX "debt_notes_platform_id_user_id_written_at_index" ON "debt_notes" USING btree ("platform_id","user_id","written_at");--> statement-breakpoint
CREATE INDEX "ledger_accounts_owing" ON "ledger_accounts" USING btree ("platform_id","balance_cents","id") WHERE "ledger_accounts"."code" like '%:debt' and "ledger_accounts"."balance_cents" > 0;--> statement-breakpoint
CREATE INDEX "ledger_day_totals_balance" ON "ledger_day_totals" USING btree ("platform_id","account_id","ends_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_platform_id_journal_id_index" ON "ledger_entries" USING btree ("platform_id","journal_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("platform_id","account_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_date" ON "ledger_entries" USING btree ("platform_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "ledger_journals_platform_id_subject_id_index" ON "ledger_journals" USING btree ("platform_id","subject_id");--> statement-breakpoint
CREATE INDEX "ledger_journals_dispute_fees" ON "ledger_journals" USING btree ("platform_id","posted_at") WHERE rule in ('dispute.fee', 'dispute.fee_returned');--> statement-breakpoint
CREATE INDEX "payment_link_orders_platform_id_link_id_index" ON "payment_link_orders" USING btree ("platform_id","link_id");--> statement-breakpoint
CREATE INDEX "payment_links_list" ON "payment_links" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_platform_id_sent_at_id_index" ON "announcements" USING btree ("platform_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "broadcasts_platform_id_created_at_id_index" ON "broadcasts" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_suppressions_platform_id_at_index" ON "mail_suppressions" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "mails_platform_id_created_at_index" ON "mails" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_of_order" ON "mails" USING btree ("platform_id","order_id") WHERE "mails"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_readable" ON "mails" USING btree ("platform_id","created_at") WHERE "mails"."state" in ('QUEUED', 'CAPTURED');--> statement-breakpoint
CREATE INDEX "notices_platform_id_user_id_created_at_id_index" ON "notices" USING btree ("platform_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("platform_id","user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_of_broadcast" ON "notices" USING btree ("platform_id","broadcast_id");--> statement-breakpoint
CREATE INDEX "notices_of_announcement" ON "notices" USING btree ("platform_id","announcement_id") WHERE "notices"."announcement_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_by_age" ON "notices" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_platform_id_user_id_created_at_id_index" ON "uploads" USING btree ("platform_id","user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_arriving" ON "uploads" USING btree ("platform_id","user_id","fingerprint") WHERE "uploads"."state" = 'ARRIVING' and "uploads"."released_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_to_encode" ON "uploads" USING btree ("platform_id","user_id","created_at","id") WHERE "uploads"."encoding_due_at" is not null;--> statement-breakpoint
CREATE INDEX "abandoned_carts_platform_id_offer_id_updated_at_index" ON "abandoned_carts" USING btree ("platform_id","offer_id","updated_at");--> statement-breakpoint
CREATE INDEX "abandoned_carts_list" ON "abandoned_carts" USING btree ("platform_id","seller_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "abandoned_carts_platform_id_updated_at_id_index" ON "abandoned_carts" USING btree ("platform_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "abandoned_carts_platform_id_email_index" ON "abandoned_carts" USING btree ("platform_id","email");--> statement-breakpoint
CREATE INDEX "abandoned_carts_platform_id_order_id_index" ON "abandoned_carts" USING btree ("platform_id","order_id");--> statement-breakpoint
CREATE INDEX "order_items_platform_id_order_id_index" ON "order_items" USING btree ("platform_id","order_id");--> statement-breakpoint
CREATE INDEX "order_shares_partner" ON "order_shares" USING btree ("platform_id","user_id","role","order_id") WHERE "order_shares"."role" <> 'PRODUCER';--> statement-breakpoint
CREATE INDEX "orders_platform_id_seller_id_created_at_index" ON "orders" USING btree ("platform_id","seller_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_platform_id_buyer_email_index" ON "orders" USING btree ("platform_id","buyer_email");--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree ("platform_id",(case when split_part("buyer_email", '@', 2) in ('gmail.com', 'googlemail.com') then replace(split_part(split_part("buyer_email", '@', 1), '+', 1), '.', '') || '@gmail.com' else split_part(split_part("buyer_email", '@', 1), '+', 1) || '@' || split_part("buyer_email", '@', 2) end));--> statement-breakpoint
CREATE INDEX "orders_buyer_document" ON "orders" USING btree ("platform_id","buyer_document") WHERE "orders"."document_source" = 'BUYER';--> statement-breakpoint
CREATE INDEX "orders_platform_id_offer_id_index" ON "orders" USING btree ("platform_id","offer_id");--> statement-breakpoint
CREATE INDEX "orders_of_affiliate" ON "orders" USING btree ("platform_id","affiliate_id","product_id","created_at") WHERE "orders"."affiliate_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("platform_id","coupon_id") WHERE "orders"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_attributed" ON "orders" USING btree ("platform_id","product_id","created_at","id") WHERE "orders"."attribution" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_deliveries_waiting" ON "outgoing_deliveries" USING btree ("platform_id","endpoint_id","next_try_at") WHERE "outgoing_deliveries"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "outgoing_deliveries_list" ON "outgoing_deliveries" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_deliveries_endpoint_list" ON "outgoing_deliveries" USING btree ("platform_id","endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_deliveries_platform_id_created_at_index" ON "outgoing_deliveries" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "outgoing_endpoints_platform_id_seller_id_index" ON "outgoing_endpoints" USING btree ("platform_id","seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_endpoints_vendor" ON "outgoing_endpoints" USING btree ("platform_id","seller_id","vendor") WHERE "outgoing_endpoints"."vendor" is not null and "outgoing_endpoints"."state" <> 'REMOVED';--> statement-breakpoint
CREATE INDEX "affiliate_click_days_platform_id_day_index" ON "affiliate_click_days" USING btree ("platform_id","day");--> statement-breakpoint
CREATE INDEX "affiliate_click_events_platform_id_click_id_at_index" ON "affiliate_click_events" USING btree ("platform_id","click_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_click_events_platform_id_at_index" ON "affiliate_click_events" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_list" ON "affiliate_clicks" USING btree ("platform_id","affiliation_id","clicked_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_platform_id_clicked_at_index" ON "affiliate_clicks" USING btree ("platform_id","clicked_at");--> statement-breakpoint
CREATE INDEX "affiliate_programs_platform_id_created_at_id_index" ON "affiliate_programs" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_terms_acceptances_platform_id_affiliation_id_accepted_at_index" ON "affiliate_terms_acceptances" USING btree ("platform_id","affiliation_id","accepted_at");--> statement-breakpoint
CREATE INDEX "affiliations_platform_id_affiliate_id_created_at_id_index" ON "affiliations" USING btree ("platform_id","affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliations_platform_id_product_id_status_index" ON "affiliations" USING btree ("platform_id","product_id","status");--> statement-breakpoint
CREATE INDEX "affiliations_platform_id_created_at_id_index" ON "affiliations" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "co_production_contracts_platform_id_product_id_state_index" ON "co_production_contracts" USING btree ("platform_id","product_id","state");--> statement-breakpoint
CREATE INDEX "co_production_contracts_platform_id_co_producer_id_created_at_id_index" ON "co_production_contracts" USING btree ("platform_id","co_producer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "co_production_contracts_platform_id_created_at_id_index" ON "co_production_contracts" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "manager_contracts_platform_id_seller_id_state_index" ON "manager_contracts" USING btree ("platform_id","seller_id","state");--> statement-breakpoint
CREATE INDEX "manager_contracts_platform_id_manager_id_created_at_id_index" ON "manager_contracts" USING btree ("platform_id","manager_id","created_at","id");--> statement-breakpoint
CREATE INDEX "fee_corrections_made" ON "fee_corrections" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_cases_platform_id_closed_at_index" ON "payment_cases" USING btree ("platform_id","closed_at");--> statement-breakpoint
CREATE INDEX "payment_cases_list" ON "payment_cases" USING btree ("platform_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "payment_cases_open" ON "payment_cases" USING btree ("platform_id","opened_at","id") WHERE "payment_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_platform_id_payment_id_id_index" ON "payment_events" USING btree ("platform_id","payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_order_list" ON "payments" USING btree ("platform_id","order_id","paid_at","amount_cents","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order_paid_once" ON "payments" USING btree ("platform_id","order_id") WHERE "payments"."paid_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_once" ON "payments" USING btree ("platform_id","end_to_end_id") WHERE "payments"."end_to_end_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("platform_id","provider_account_id") WHERE "payments"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "payments_list" ON "payments" USING btree ("platform_id","created_at","id","currency","method","status");--> statement-breakpoint
CREATE INDEX "payments_amount_list" ON "payments" USING btree ("platform_id","amount_cents","id");--> statement-breakpoint
CREATE INDEX "payments_status_list" ON "payments" USING btree ("platform_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_seller_list" ON "payments" USING btree ("platform_id","seller_id","created_at","id","currency","method","status","product_id");--> statement-breakpoint
CREATE INDEX "payments_seller_amount_list" ON "payments" USING btree ("platform_id","seller_id","amount_cents","id");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("platform_id","paid_at") WHERE "payments"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_seller_paid" ON "payments" USING btree ("platform_id","seller_id","paid_at") WHERE "payments"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_seller_status_list" ON "payments" USING btree ("platform_id","seller_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "sale_reversals_platform_id_payment_id_index" ON "sale_reversals" USING btree ("platform_id","payment_id");--> statement-breakpoint
CREATE INDEX "sale_reversals_made" ON "sale_reversals" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "sale_reversals_restored" ON "sale_reversals" USING btree ("platform_id","restored_at") WHERE "sale_reversals"."restored_at" is not null;--> statement-breakpoint
CREATE INDEX "balance_conversions_platform_id_user_id_created_at_index" ON "balance_conversions" USING btree ("platform_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_default" ON "bank_accounts" USING btree ("platform_id","user_id") WHERE "bank_accounts"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_once" ON "bank_accounts" USING btree ("platform_id","user_id","fingerprint") WHERE "bank_accounts"."state" in ('IN_REVIEW', 'VERIFIED');--> statement-breakpoint
CREATE INDEX "bank_accounts_pix_key" ON "bank_accounts" USING btree ("platform_id",("destination" ->> 'pixKey'));--> statement-breakpoint
CREATE INDEX "bank_accounts_platform_id_user_id_created_at_index" ON "bank_accounts" USING btree ("platform_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_platform_id_state_created_at_id_index" ON "bank_accounts" USING btree ("platform_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "bank_accounts_platform_id_created_at_id_index" ON "bank_accounts" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_attempts_one_live" ON "withdrawal_attempts" USING btree ("platform_id","withdrawal_id") WHERE "withdrawal_attempts"."state" not in ('NOT_MADE', 'REFUSED');--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_attempts_payout" ON "withdrawal_attempts" USING btree ("platform_id","provider_account_id","provider_withdraw_id") WHERE "withdrawal_attempts"."provider_withdraw_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_attempts_named" ON "withdrawal_attempts" USING btree ("platform_id","provider_account_id") WHERE "withdrawal_attempts"."state" in ('SENDING', 'ACCEPTED', 'UNCERTAIN', 'NOT_MADE');--> statement-breakpoint
CREATE INDEX "withdrawal_attempts_platform_id_started_at_index" ON "withdrawal_attempts" USING btree ("platform_id","started_at");--> statement-breakpoint
CREATE INDEX "withdrawal_events_platform_id_withdrawal_id_id_index" ON "withdrawal_events" USING btree ("platform_id","withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_plans_platform_id_currency_user_id_effective_from_index" ON "withdrawal_plans" USING btree ("platform_id","currency","user_id","effective_from");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_user_id_purse_created_at_id_index" ON "withdrawals" USING btree ("platform_id","user_id","purse","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_user_id_purse_amount_cents_id_index" ON "withdrawals" USING btree ("platform_id","user_id","purse","amount_cents","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_created_at_id_index" ON "withdrawals" USING btree ("platform_id","purse","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_amount_cents_id_index" ON "withdrawals" USING btree ("platform_id","purse","amount_cents","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_state_created_at_id_index" ON "withdrawals" USING btree ("platform_id","purse","state","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_queued_at_id_index" ON "withdrawals" USING btree ("platform_id","purse","queued_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_state_queued_at_id_index" ON "withdrawals" USING btree ("platform_id","purse","state","queued_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_purse_settled_at_index" ON "withdrawals" USING btree ("platform_id","purse","settled_at");--> statement-breakpoint
CREATE INDEX "withdrawals_platform_id_bank_account_id_index" ON "withdrawals" USING btree ("platform_id","bank_account_id");--> statement-breakpoint
CREATE INDEX "withdrawals_for_people" ON "withdrawals" USING btree ("platform_id","purse","created_at","id") WHERE "withdrawals"."person_needed" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_in_transit" ON "withdrawals" USING btree ("platform_id","sent_at") WHERE "withdrawals"."state" = 'SENT';--> statement-breakpoint
CREATE INDEX "audit_log_platform_id_subject_at_index" ON "audit_log" USING btree ("platform_id","subject","at");--> statement-breakpoint
CREATE INDEX "exchange_rates_platform_id_currency_saved_at_index" ON "exchange_rates" USING btree ("platform_id","currency","saved_at");--> statement-breakpoint
CREATE INDEX "fee_plans_platform_id_method_seller_id_effective_from_index" ON "fee_plans" USING btree ("platform_id","method","seller_id","effective_from");--> statement-breakpoint
CREATE INDEX "interest_tables_platform_id_seller_id_effective_from_index" ON "interest_tables" USING btree ("platform_id","seller_id","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_domains_primary" ON "platform_domains" USING btree ("platform_id") WHERE "platform_domains"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "platform_domains_checkout" ON "platform_domains" USING btree ("platform_id") WHERE "platform_domains"."is_for_checkout";--> statement-breakpoint
CREATE UNIQUE INDEX "platform_domains_mail" ON "platform_domains" USING btree ("platform_id") WHERE "platform_domains"."sends_mail";--> statement-breakpoint
CREATE INDEX "service_hours_platform_id_hour_index" ON "service_hours" USING btree ("platform_id","hour");--> statement-breakpoint
CREATE INDEX "spent_tokens_platform_id_expires_at_index" ON "spent_tokens" USING btree ("platform_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "money_proposals_one_open" ON "money_proposals" USING btree ("platform_id","kind","subject") WHERE "money_proposals"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "money_proposals_platform_id_proposed_at_id_index" ON "money_proposals" USING btree ("platform_id","proposed_at","id");--> statement-breakpoint
CREATE INDEX "money_proposals_platform_id_state_proposed_at_id_index" ON "money_proposals" USING btree ("platform_id","state","proposed_at","id");--> statement-breakpoint
CREATE INDEX "money_proposals_platform_id_user_id_proposed_at_index" ON "money_proposals" USING btree ("platform_id","user_id","proposed_at");--> statement-breakpoint
CREATE INDEX "disputes_seller_list" ON "disputes" USING btree ("platform_id","seller_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "disputes_seller_due_list" ON "disputes" USING btree ("platform_id","seller_id","due_at","id");--> statement-breakpoint
CREATE INDEX "disputes_list" ON "disputes" USING btree ("platform_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "disputes_due_list" ON "disputes" USING btree ("platform_id","due_at","id");--> statement-breakpoint
CREATE INDEX "refund_messages_platform_id_request_id_at_id_index" ON "refund_messages" USING btree ("platform_id","request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open_once" ON "refund_requests" USING btree ("platform_id","payment_id") WHERE "refund_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "refund_requests_of_refund" ON "refund_requests" USING btree ("platform_id","refund_id");--> statement-breakpoint
CREATE INDEX "refund_requests_seller_list" ON "refund_requests" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_requests_customer_list" ON "refund_requests" USING btree ("platform_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_requests_list" ON "refund_requests" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_seller_list" ON "refunds" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_list" ON "refunds" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_views_list" ON "report_views" USING btree ("platform_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "care_notes_platform_id_manager_id_seller_id_created_at_id_index" ON "care_notes" USING btree ("platform_id","manager_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "care_tasks_platform_id_manager_id_seller_id_created_at_id_index" ON "care_tasks" USING btree ("platform_id","manager_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "care_tasks_open" ON "care_tasks" USING btree ("platform_id","manager_id","due_on","id") WHERE "care_tasks"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_open" ON "deletion_requests" USING btree ("platform_id","user_id") WHERE "deletion_requests"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "deletion_requests_platform_id_user_id_created_at_index" ON "deletion_requests" USING btree ("platform_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "deletion_requests_platform_id_created_at_id_index" ON "deletion_requests" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_documents_once" ON "seller_documents" USING btree ("platform_id","user_id","paper") WHERE "seller_documents"."state" <> 'REPLACED';--> statement-breakpoint
CREATE INDEX "seller_documents_platform_id_sent_at_id_index" ON "seller_documents" USING btree ("platform_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "seller_documents_platform_id_state_sent_at_id_index" ON "seller_documents" USING btree ("platform_id","state","sent_at","id");--> statement-breakpoint
CREATE INDEX "seller_notes_platform_id_user_id_written_at_id_index" ON "seller_notes" USING btree ("platform_id","user_id","written_at","id");--> statement-breakpoint
CREATE INDEX "seller_profiles_referred" ON "seller_profiles" USING btree ("platform_id","referred_by") WHERE "seller_profiles"."referred_by" is not null;--> statement-breakpoint
CREATE INDEX "shipments_platform_id_seller_id_created_at_id_index" ON "shipments" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sign_on_identities_platform_id_linked_at_id_index" ON "sign_on_identities" USING btree ("platform_id","linked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pix_authorizations_active" ON "pix_authorizations" USING btree ("platform_id","subscription_id") WHERE "pix_authorizations"."state" = 'ACTIVE' and "pix_authorizations"."end_asked_at" is null;--> statement-breakpoint
CREATE INDEX "pix_authorizations_of_subscription" ON "pix_authorizations" USING btree ("platform_id","subscription_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_open" ON "plan_changes" USING btree ("platform_id","subscription_id") WHERE "plan_changes"."state" in ('ASKED', 'CHARGING', 'PLANNED');--> statement-breakpoint
CREATE INDEX "plan_changes_of_subscription" ON "plan_changes" USING btree ("platform_id","subscription_id","created_at");--> statement-breakpoint
CREATE INDEX "revenue_movements_day" ON "revenue_movements" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "revenue_movements_seller" ON "revenue_movements" USING btree ("platform_id","seller_id","at");--> statement-breakpoint
CREATE INDEX "revenue_movements_subscription" ON "revenue_movements" USING btree ("platform_id","subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_cycles_changed" ON "subscription_cycles" USING btree ("platform_id","subscription_id","number") WHERE "subscription_cycles"."credit_cents" is not null;--> statement-breakpoint
CREATE INDEX "subscription_steps_platform_id_subscription_id_id_index" ON "subscription_steps" USING btree ("platform_id","subscription_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("platform_id","next_step_at") WHERE "subscriptions"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_seller_list" ON "subscriptions" USING btree ("platform_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_buyer_list" ON "subscriptions" USING btree ("platform_id","buyer_email","created_at","id");--> statement-breakpoint
CREATE INDEX "ad_consents_platform_id_at_index" ON "ad_consents" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "checkout_hours_platform_id_hour_index" ON "checkout_hours" USING btree ("platform_id","hour");--> statement-breakpoint
CREATE INDEX "conversions_platform_id_created_at_index" ON "conversions" USING btree ("platform_id","created_at");--> statement-breakpoint
CREATE INDEX "conversions_answered" ON "conversions" USING btree ("platform_id","seller_id","vendor","pixel_id","created_at") WHERE "conversions"."state" in ('SENT', 'DEAD');--> statement-breakpoint
CREATE INDEX "conversions_list" ON "conversions" USING btree ("platform_id","seller_id","created_at","id");