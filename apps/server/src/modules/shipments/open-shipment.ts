import { and, eq } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { products } from '#db/schema/catalog.ts'
import { orderItems } from '#db/schema/orders.ts'
import { shipments } from '#db/schema/shipments.ts'
import type { Scope } from '#scope.ts'

const selectParcel = defineStatement((db, given: Inputs<{ orderId: string }>) =>
  db
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, given.orderId), eq(products.type, 'FISICO')))
    .limit(1),
)

/** Opens a shipment for a paid order, unless all of its products are digital. */
export async function openShipment(
  { tx, platformId, now }: Scope,
  { orderId, sellerId }: { orderId: string; sellerId: string },
): Promise<void> {
  const [parcel] = await selectParcel(tx, { orderId })
  if (!parcel) return
  await tx
    .insert(shipments)
    .values({ platformId, orderId, sellerId, state: 'TO_SHIP', createdAt: now })
    .onConflictDoUpdate({
      target: [shipments.platformId, shipments.orderId],
      set: { state: 'TO_SHIP', endedAt: null },
      // Reopens only a canceled shipment, after a won dispute; one in transit stays as it is.
      setWhere: eq(shipments.state, 'CANCELED'),
    })
}
