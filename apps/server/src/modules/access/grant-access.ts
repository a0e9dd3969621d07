import { and, eq, gt } from 'drizzle-orm'
import { accessGrants } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { orderItems } from '#db/schema/orders.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'
import { openExternalAccess } from './external/open-external-access.ts'
import { claimLicenses } from './licenses/claim-licenses.ts'

/**
 * Opens the digital products of an order to its buyer. Existing grants stay as they are, suspensions
 * included. A renewal opens nothing new: the grant of the first purchase stays open until the subscription's
 * `accessUntil`.
 */
export async function grantAccess(
  scope: Scope,
  { orderId, customerId }: { orderId: string; customerId: string },
): Promise<void> {
  const { tx, platformId, now } = scope
  const renewed = await tx
    .select({ id: subscriptionCycles.id })
    .from(subscriptionCycles)
    .where(and(eq(subscriptionCycles.orderId, orderId), gt(subscriptionCycles.number, 1)))
  if (renewed.length > 0) return
  const bought = await tx
    .selectDistinct({ productId: products.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), eq(products.type, 'DIGITAL')))
  if (bought.length === 0) return
  const grants = await tx
    .insert(accessGrants)
    .values(bought.map(({ productId }) => ({ platformId, orderId, productId, customerId, grantedAt: now })))
    .onConflictDoNothing()
    .returning({ grantId: accessGrants.id, productId: accessGrants.productId })
  if (grants.length === 0) return
  await claimLicenses(scope, grants)
  await openExternalAccess(scope, { orderId, grants })
}
