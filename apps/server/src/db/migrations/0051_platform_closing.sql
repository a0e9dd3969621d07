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
ALTER TABLE "platforms" ADD COLUMN "opt_out_key" text;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "closing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "platform_closings_platform_id_proposed_at_id_index" ON "platform_closings" USING btree ("platform_id","proposed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_closings_one" ON "platform_closings" USING btree ("platform_id") WHERE "platform_closings"."state" in ('PROPOSED', 'CLOSING', 'CLOSED');--> statement-breakpoint
CREATE INDEX "platform_exports_platform_id_requested_at_id_index" ON "platform_exports" USING btree ("platform_id","requested_at","id");