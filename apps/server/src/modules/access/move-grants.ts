import { and, inArray, isNull } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'
import { settleExternalAccess } from './external/settle-external-access.ts'

/**
 * Moves the grants of these orders to their new holder, in the seller's own system too. Suspensions and
 * recorded deliveries stay with the grant. An opened gift stays with its recipient. The orders already have the new address.
 */
export async function moveGrants(
  scope: Scope,
  { orderIds, customerId }: { orderIds: readonly string[]; customerId: string },
): Promise<void> {
  await scope.tx
    .update(accessGrants)
    .set({ customerId })
    .where(and(inArray(accessGrants.orderId, [...orderIds]), isNull(accessGrants.givenName)))
  await settleExternalAccess(scope, { orderIds, isMoved: true })
}
