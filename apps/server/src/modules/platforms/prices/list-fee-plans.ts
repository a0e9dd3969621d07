import { desc, eq, isNull } from 'drizzle-orm'
import { feePlans } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

const shownMax = 60

/**
 * Versions of the platform's plans, or of a seller's own, for all methods, the newest first, future ones
 * included.
 */
export async function listFeePlans({ tx }: Scope, { sellerId }: { sellerId: string | null }) {
  const rows = await tx
    .select()
    .from(feePlans)
    .where(sellerId === null ? isNull(feePlans.sellerId) : eq(feePlans.sellerId, sellerId))
    .orderBy(desc(feePlans.effectiveFrom), desc(feePlans.savedAt))
    .limit(shownMax)
  return rows.map(({ platformId: _, sellerId: __, effectiveFrom, savedAt, ...plan }) => ({
    ...plan,
    effectiveFrom: effectiveFrom.toISOString(),
    savedAt: savedAt.toISOString(),
  }))
}
