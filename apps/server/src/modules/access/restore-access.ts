import type { SuspensionCause } from '@balcao/domain/access'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'
import { settleExternalAccess } from './external/settle-external-access.ts'
import { giveOwedLicenses } from './licenses/give-owed-licenses.ts'

/**
 * Ends the suspensions of this cause. A grant with a suspension of another cause stays closed. Keys that
 * became due meanwhile are given.
 */
export async function restoreAccess(
  scope: Scope,
  { orderIds, cause }: { orderIds: readonly string[]; cause: SuspensionCause },
): Promise<void> {
  const { tx, now } = scope
  if (orderIds.length === 0) return
  const grants = tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(inArray(accessGrants.orderId, [...orderIds]))
  const restored = await tx
    .update(accessSuspensions)
    .set({ restoredAt: now })
    .where(
      and(
        inArray(accessSuspensions.grantId, grants),
        eq(accessSuspensions.cause, cause),
        isNull(accessSuspensions.restoredAt),
      ),
    )
    .returning({ grantId: accessSuspensions.grantId })
  if (restored.length === 0) return
  await giveOwedLicenses(
    scope,
    restored.map(({ grantId }) => grantId),
  )
  await settleExternalAccess(scope, { orderIds })
}
