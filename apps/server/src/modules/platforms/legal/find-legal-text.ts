import type { LegalTextKind } from '@balcao/domain/texts/legal-texts'
import { desc, eq } from 'drizzle-orm'
import { legalTexts } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

export type PublishedText = { version: number; body: string; publishedAt: Date }

/** The text in force; null if the platform has published none. */
export async function findLegalText({ tx }: Scope, kind: LegalTextKind): Promise<PublishedText | null> {
  const [text] = await tx
    .select({ version: legalTexts.version, body: legalTexts.body, publishedAt: legalTexts.publishedAt })
    .from(legalTexts)
    .where(eq(legalTexts.kind, kind))
    .orderBy(desc(legalTexts.version))
    .limit(1)
  return text ?? null
}
