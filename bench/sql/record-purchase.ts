import { openDatabase } from '@balcao/server/db/database'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import type { World } from '#world.ts'
import { type Recording, recordStatements } from './record-statements.ts'

/** Statements of the request of a Pix purchase. */
export function recordPurchase({ app, platformId, offerId }: World, url: string): Promise<Recording> {
  return recordStatements(async (onStatement) => {
    const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement })
    return { run: () => aPurchase({ ...app, db }, platformId, { offerId }), close: () => db.close() }
  })
}
