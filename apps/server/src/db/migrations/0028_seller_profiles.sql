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
ALTER TABLE "registrations" ADD COLUMN "business" jsonb;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_answered_by_fk" FOREIGN KEY ("platform_id","answered_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_documents" ADD CONSTRAINT "seller_documents_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_documents" ADD CONSTRAINT "seller_documents_reviewed_by_fk" FOREIGN KEY ("platform_id","reviewed_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_referred_by_fk" FOREIGN KEY ("platform_id","referred_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_open" ON "deletion_requests" USING btree ("platform_id","user_id") WHERE "deletion_requests"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "deletion_requests_platform_id_user_id_created_at_index" ON "deletion_requests" USING btree ("platform_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "deletion_requests_platform_id_created_at_id_index" ON "deletion_requests" USING btree ("platform_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_documents_once" ON "seller_documents" USING btree ("platform_id","user_id","paper") WHERE "seller_documents"."state" <> 'REPLACED';--> statement-breakpoint
CREATE INDEX "seller_documents_platform_id_sent_at_id_index" ON "seller_documents" USING btree ("platform_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "seller_documents_platform_id_state_sent_at_id_index" ON "seller_documents" USING btree ("platform_id","state","sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_default" ON "bank_accounts" USING btree ("platform_id","user_id") WHERE "bank_accounts"."is_default";