ALTER TABLE "payments" ADD COLUMN "ends_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_controls" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "pix_minutes" integer;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "billet_days" integer;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "method_limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "paper_rules" jsonb DEFAULT '{"PF":["photoDocument","photoPersonWithDocument","addressProof"],"MEI":["photoDocument","photoPersonWithDocument","photoDocumentSocialContract","addressProof"],"PJ":["photoDocument","photoPersonWithDocument","photoDocumentSocialContract","addressProof","balanceSheet"]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "mail_name" text;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "mail_reply_to" text;