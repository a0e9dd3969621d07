import type { SQL } from 'drizzle-orm'
import { adConsents } from '#db/schema/tracking.ts'
import type { Scope } from '#scope.ts'

type AdConsent = Omit<typeof adConsents.$inferInsert, 'id' | 'platformId' | 'at' | 'pixelIds'> & {
  pixelIds: SQL<string[]>
}

/** Stores a buyer's consent with its order. The statement is sent with the commit. */
export function keepAdConsent({ tx, platformId, now }: Scope, consent: AdConsent): void {
  tx.later(
    tx
      .insert(adConsents)
      .values({ ...consent, platformId, at: now })
      .execute(),
  )
}
