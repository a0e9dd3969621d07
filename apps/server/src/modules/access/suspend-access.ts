import type { SuspensionCause } from '@balcao/domain/delivery/access'
import { and, eq, inArray, notExists } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '#db/schema/access.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'
import { settleExternalAccess } from './external/settle-external-access.ts'

/**
 * Suspends the grants of these orders for this cause; a repeated call changes nothing. Grants of subscribed
 * products stay as the subscription says (`accessUntil`): the first order opened them for all periods, and
 * one period may be refunded while another is paid.
 */
export async function suspendAccess(
  scope: Scope,
  { orderIds, cause }: { orderIds: readonly string[]; cause: SuspensionCause },
): Promise<void> {
  const { tx, platformId, now } = scope
  if (orderIds.length === 0) return
  const subscribed = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.platformId, accessGrants.platformId),
        eq(subscriptions.orderId, accessGrants.orderId),
        eq(subscriptions.productId, accessGrants.productId),
      ),
    )
  const grants = await tx
    .select({ grantId: accessGrants.id })
    .from(accessGrants)
    .where(and(inArray(accessGrants.orderId, [...orderIds]), notExists(subscribed)))
  if (grants.length === 0) return
  await tx
    .insert(accessSuspensions)
    .values(grants.map(({ grantId }) => ({ platformId, grantId, cause, suspendedAt: now })))
    .onConflictDoNothing()
  await settleExternalAccess(scope, { orderIds })
}
