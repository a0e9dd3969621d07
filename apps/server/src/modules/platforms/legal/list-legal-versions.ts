import type { LegalTextKind } from '@balcao/domain/texts/legal-texts'
import { desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { legalTexts } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

const shownMax = 50

/**
 * The versions of a text, the one in force first. Their bodies are read one at a time, since fifty long texts
 * are too large for a list.
 */
export async function listLegalVersions({ tx }: Scope, { kind }: { kind: LegalTextKind }) {
  const rows = await tx
    .select({
      version: legalTexts.version,
      publishedAt: legalTexts.publishedAt,
      by: users.name,
    })
    .from(legalTexts)
    .leftJoin(users, eq(users.id, legalTexts.publishedBy))
    .where(eq(legalTexts.kind, kind))
    .orderBy(desc(legalTexts.version))
    .limit(shownMax)
  return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toISOString() }))
}
