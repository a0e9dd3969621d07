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
ALTER TABLE "platforms" ADD COLUMN "former_placeholder_phones" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "platforms" ADD COLUMN "published_texts" text[] DEFAULT '{}' NOT NULL;