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
ALTER TABLE "charges" ADD COLUMN "notice_step" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "noticed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "contested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "contested_by" uuid;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "contest_reason" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "contest_answer" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "contest_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "contest_answer_reason" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "announcement_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "acknowledged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "sales_suspended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "announcements_platform_id_sent_at_id_index" ON "announcements" USING btree ("platform_id","sent_at","id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_announcement_id_fk" FOREIGN KEY ("platform_id","announcement_id") REFERENCES "public"."announcements"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_overdue" ON "charges" USING btree ("platform_id","due_at") WHERE "charges"."state" = 'OVERDUE';--> statement-breakpoint
CREATE INDEX "notices_of_announcement" ON "notices" USING btree ("platform_id","announcement_id") WHERE "notices"."announcement_id" is not null;