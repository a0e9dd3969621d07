import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

/**
 * Serialises the card charges of an offer until the transaction ends, so that two processes cannot both take
 * the last place.
 */
export async function lockOfferCards({ tx, platformId }: Scope, offerId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} cards ${offerId}`}, 0))`,
  )
}
