import { type AcceptedTexts, sellersTexts } from '@balcao/domain/texts/legal-texts'
import { inArray, max } from 'drizzle-orm'
import { legalTexts } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

/** The version in force of each text that a new seller accepts. */
export async function listSellersTexts({ tx }: Scope): Promise<AcceptedTexts> {
  const rows = await tx
    .select({ kind: legalTexts.kind, version: max(legalTexts.version) })
    .from(legalTexts)
    .where(inArray(legalTexts.kind, [...sellersTexts]))
    .groupBy(legalTexts.kind)
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, version]))
}
