import { and, eq } from 'drizzle-orm'
import { accessGrants } from '../../db/schema/access.ts'
import { products } from '../../db/schema/catalog.ts'
import { orderItems } from '../../db/schema/orders.ts'
import type { Scope } from '../../scope.ts'

/** Opens the digital products of an order to its buyer. What was opened before stays as it is, its suspensions included. */
export async function grantAccess(
  { tx, platformId, now }: Scope,
  { orderId, customerId }: { orderId: string; customerId: string },
): Promise<void> {
  const bought = await tx
    .selectDistinct({ productId: products.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), eq(products.type, 'DIGITAL')))
  if (bought.length === 0) return
  await tx
    .insert(accessGrants)
    .values(bought.map(({ productId }) => ({ platformId, orderId, productId, customerId, grantedAt: now })))
    .onConflictDoNothing()
}
