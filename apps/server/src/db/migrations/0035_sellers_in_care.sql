CREATE TABLE "visits" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_session_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"deeds" text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "visits_platform_id_id_pk" PRIMARY KEY("platform_id","id")
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
ALTER TABLE "users" ADD COLUMN "unblock_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unblock_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seller_entered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_staff_id_fk" FOREIGN KEY ("platform_id","staff_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_notes" ADD CONSTRAINT "seller_notes_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_notes" ADD CONSTRAINT "seller_notes_written_by_fk" FOREIGN KEY ("platform_id","written_by") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_open" ON "visits" USING btree ("platform_id","staff_session_id") WHERE "visits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "visits_platform_id_seller_id_started_at_index" ON "visits" USING btree ("platform_id","seller_id","started_at");--> statement-breakpoint
CREATE INDEX "seller_notes_platform_id_user_id_written_at_id_index" ON "seller_notes" USING btree ("platform_id","user_id","written_at","id");--> statement-breakpoint
CREATE INDEX "users_sellers" ON "users" USING btree ("platform_id","created_at","id") WHERE 'SELLER' = any("users"."roles");--> statement-breakpoint
CREATE INDEX "users_sellers_name" ON "users" USING btree ("platform_id","name","id") WHERE 'SELLER' = any("users"."roles");--> statement-breakpoint
CREATE INDEX "users_sellers_entered" ON "users" USING btree ("platform_id","seller_entered_at","id") WHERE 'SELLER' = any("users"."roles");--> statement-breakpoint
UPDATE "users" SET "seller_entered_at" = (SELECT max("at") FROM "session_logs" WHERE "session_logs"."platform_id" = "users"."platform_id" AND "session_logs"."user_id" = "users"."id" AND "session_logs"."door" = 'SELLER' AND "session_logs"."outcome" = 'ENTERED') WHERE 'SELLER' = any("roles");
