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
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_user_id_fk" FOREIGN KEY ("platform_id","user_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_hours" ADD CONSTRAINT "checkout_hours_offer_id_fk" FOREIGN KEY ("platform_id","offer_id") REFERENCES "public"."offers"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_views_list" ON "report_views" USING btree ("platform_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "checkout_hours_platform_id_hour_index" ON "checkout_hours" USING btree ("platform_id","hour");