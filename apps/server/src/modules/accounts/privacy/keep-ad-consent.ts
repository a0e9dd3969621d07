import { adConsents } from '#db/schema/tracking.ts'
import type { Scope } from '#scope.ts'

/** Stores a buyer's consent with its order. */
export async function keepAdConsent(
  { tx, platformId, now }: Scope,
  consent: Omit<typeof adConsents.$inferInsert, 'id' | 'platformId' | 'at'>,
): Promise<void> {
  await tx.insert(adConsents).values({ ...consent, platformId, at: now })
}
