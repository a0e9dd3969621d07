import { inArray } from 'drizzle-orm'
import { accessGrants } from '../../db/schema/access.ts'
import type { Scope } from '../../scope.ts'
import { settleExternalAccess } from './external/settle-external-access.ts'

/**
 * Opens what these orders opened to somebody else instead, in the seller's own system too. Suspensions and what was delivered stay with the
 * grant. The orders have their new address already.
 */
export async function moveGrants(
  scope: Scope,
  { orderIds, customerId }: { orderIds: readonly string[]; customerId: string },
): Promise<void> {
  await scope.tx
    .update(accessGrants)
    .set({ customerId })
    .where(inArray(accessGrants.orderId, [...orderIds]))
  await settleExternalAccess(scope, { orderIds, isMoved: true })
}
