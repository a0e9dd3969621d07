import { and, eq } from 'drizzle-orm'
import { products } from '../../db/schema/catalog.ts'
import { orderItems } from '../../db/schema/orders.ts'
import { shipments } from '../../db/schema/shipments.ts'
import type { Scope } from '../../scope.ts'

/** Notes that something has to be sent for an order that was paid; nothing for an order of digital products alone. */
export async function openShipment(
  { tx, platformId, now }: Scope,
  { orderId, sellerId }: { orderId: string; sellerId: string },
): Promise<void> {
  const [parcel] = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), eq(products.type, 'FISICO')))
    .limit(1)
  if (!parcel) return
  await tx
    .insert(shipments)
    .values({ platformId, orderId, sellerId, state: 'TO_SHIP', createdAt: now })
    .onConflictDoUpdate({
      target: [shipments.platformId, shipments.orderId],
      set: { state: 'TO_SHIP', endedAt: null },
      // A dispute that was won makes the sale one again; what is on its way stays there.
      setWhere: eq(shipments.state, 'CANCELED'),
    })
}
