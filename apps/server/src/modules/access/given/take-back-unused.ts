import { and, eq, inArray, isNull, notExists } from 'drizzle-orm'
import { accessDeliveries, accessGrants, accessSuspensions, playbackPlaces } from '#db/schema/access.ts'
import { lessonProgress } from '#db/schema/courses.ts'
import type { Scope } from '#scope.ts'

/** Ends the given accesses without any use yet, and returns their ids. The others stay open. */
export async function takeBackUnused(scope: Scope, grantIds: readonly string[]): Promise<string[]> {
  const { tx, platformId, now } = scope
  if (grantIds.length === 0) return []
  const of = accessGrants.id
  const unused = await tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(
      and(
        inArray(accessGrants.id, [...grantIds]),
        isNull(accessGrants.orderId),
        notExists(tx.select().from(accessDeliveries).where(eq(accessDeliveries.grantId, of))),
        notExists(tx.select().from(playbackPlaces).where(eq(playbackPlaces.grantId, of))),
        notExists(tx.select().from(lessonProgress).where(eq(lessonProgress.grantId, of))),
      ),
    )
    .for('no key update')
  if (unused.length === 0) return []
  await tx
    .insert(accessSuspensions)
    .values(
      unused.map(({ id }) => ({ platformId, grantId: id, cause: 'TAKEN_BACK' as const, suspendedAt: now })),
    )
    .onConflictDoNothing()
  return unused.map(({ id }) => id)
}
