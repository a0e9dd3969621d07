import { sql } from 'drizzle-orm'
import type { Scope } from '../../scope.ts'

/** Until the end of the transaction nobody else counts or adds a card charge of this offer: two processes cannot both see room for the last one. */
export async function lockOfferCards({ tx, platformId }: Scope, offerId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} cards ${offerId}`}, 0))`,
  )
}
