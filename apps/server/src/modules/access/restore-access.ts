import type { SuspensionCause } from '@balcao/domain/access'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '../../db/schema/access.ts'
import type { Scope } from '../../scope.ts'

/** Ends what this cause closed. What another cause has closed as well stays closed. */
export async function restoreAccess(
  { tx, now }: Scope,
  { orderIds, cause }: { orderIds: readonly string[]; cause: SuspensionCause },
): Promise<void> {
  if (orderIds.length === 0) return
  const grants = tx
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(inArray(accessGrants.orderId, [...orderIds]))
  await tx
    .update(accessSuspensions)
    .set({ restoredAt: now })
    .where(
      and(
        inArray(accessSuspensions.grantId, grants),
        eq(accessSuspensions.cause, cause),
        isNull(accessSuspensions.restoredAt),
      ),
    )
}
