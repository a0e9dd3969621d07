import type { SuspensionCause } from '@balcao/domain/access'
import { inArray } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '../../db/schema/access.ts'
import type { Scope } from '../../scope.ts'

/** Closes what these orders opened, for this cause. Suspending twice for one cause is suspending once. */
export async function suspendAccess(
  { tx, platformId, now }: Scope,
  { orderIds, cause }: { orderIds: readonly string[]; cause: SuspensionCause },
): Promise<void> {
  if (orderIds.length === 0) return
  const grants = await tx
    .select({ grantId: accessGrants.id })
    .from(accessGrants)
    .where(inArray(accessGrants.orderId, [...orderIds]))
  if (grants.length === 0) return
  await tx
    .insert(accessSuspensions)
    .values(grants.map(({ grantId }) => ({ platformId, grantId, cause, suspendedAt: now })))
    .onConflictDoNothing()
}
