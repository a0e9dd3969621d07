import { desc, eq, isNull } from 'drizzle-orm'
import { interestTables } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

const shownMax = 50

/** Versions of the platform's table, or of a seller's own, the newest first, a future one included. */
export async function listInterestTables({ tx }: Scope, { sellerId }: { sellerId: string | null }) {
  const rows = await tx
    .select({
      id: interestTables.id,
      fees: interestTables.fees,
      effectiveFrom: interestTables.effectiveFrom,
    })
    .from(interestTables)
    .where(sellerId === null ? isNull(interestTables.sellerId) : eq(interestTables.sellerId, sellerId))
    .orderBy(desc(interestTables.effectiveFrom), desc(interestTables.savedAt))
    .limit(shownMax)
  return rows.map(({ effectiveFrom, ...row }) => ({ ...row, effectiveFrom: effectiveFrom.toISOString() }))
}
