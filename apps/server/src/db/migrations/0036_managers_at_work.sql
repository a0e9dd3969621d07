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
ALTER TABLE "users" ADD COLUMN "manager_invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "manager_suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "care_notes" ADD CONSTRAINT "care_notes_manager_id_fk" FOREIGN KEY ("platform_id","manager_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_notes" ADD CONSTRAINT "care_notes_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_tasks" ADD CONSTRAINT "care_tasks_manager_id_fk" FOREIGN KEY ("platform_id","manager_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_tasks" ADD CONSTRAINT "care_tasks_seller_id_fk" FOREIGN KEY ("platform_id","seller_id") REFERENCES "public"."users"("platform_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "care_notes_platform_id_manager_id_seller_id_created_at_id_index" ON "care_notes" USING btree ("platform_id","manager_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "care_tasks_platform_id_manager_id_seller_id_created_at_id_index" ON "care_tasks" USING btree ("platform_id","manager_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "care_tasks_open" ON "care_tasks" USING btree ("platform_id","manager_id","due_on","id") WHERE "care_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "users_managers" ON "users" USING btree ("platform_id","created_at","id") WHERE 'MANAGER' = any("users"."roles") or "users"."manager_invited_at" is not null;--> statement-breakpoint
CREATE INDEX "seller_profiles_referred" ON "seller_profiles" USING btree ("platform_id","referred_by") WHERE "seller_profiles"."referred_by" is not null;