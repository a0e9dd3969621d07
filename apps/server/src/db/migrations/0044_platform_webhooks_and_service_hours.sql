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
ALTER TABLE "outgoing_deliveries" ALTER COLUMN "seller_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_endpoints" ALTER COLUMN "seller_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "service_hours_platform_id_hour_index" ON "service_hours" USING btree ("platform_id","hour");