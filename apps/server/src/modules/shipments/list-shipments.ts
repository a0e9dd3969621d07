import { shipmentStates } from '@balcao/domain/delivery/shipments'
import { and, eq, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { shipments } from '#db/schema/shipments.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

const shipmentOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [shipments.createdAt, shipments.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const shipmentListInput = z.strictObject({
  state: z.enum(shipmentStates).optional(),
  ...pageInput(shipmentOrders),
})
type ListInput = z.output<typeof shipmentListInput>

/** Shipments of the caller's sales, open and sent, with the address. */
export async function listShipments(caller: Caller, input: ListInput) {
  const { rows, nextCursor } = await pageOfShipments(
    caller,
    input,
    eq(shipments.sellerId, caller.session.userId),
  )
  return {
    rows: rows.map(({ order, sellerName: _, ...row }) => ({
      ...row,
      orderCode: order.code,
      buyerName: order.buyerName,
      address: order.address,
    })),
    nextCursor,
  }
}

/** Shipments of purchases by the caller's mailbox. */
export async function listOwnParcels(caller: Caller, input: ListInput) {
  const { email } = await getUser(caller, caller.session.userId)
  const { rows, nextCursor } = await pageOfShipments(caller, input, eq(orders.buyerEmail, email))
  return {
    rows: rows.map(({ order, ...row }) => ({ ...row, orderCode: order.code })),
    nextCursor,
  }
}

async function pageOfShipments({ tx }: Scope, { state, ...page }: ListInput, whose: SQL) {
  const { rows, nextCursor } = await pageOf(shipmentOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        shipment: shipments,
        order: orders,
        productName: products.name,
        sellerName: users.name,
        place,
      })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .innerJoin(products, eq(products.id, orders.productId))
      .innerJoin(users, eq(users.id, shipments.sellerId))
      .where(and(whose, state && eq(shipments.state, state), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ shipment, ...row }) => ({
      ...row,
      id: shipment.id,
      state: shipment.state,
      carrier: shipment.carrier,
      trackingCode: shipment.trackingCode,
      trackingUrl: shipment.trackingUrl,
      createdAt: shipment.createdAt.toISOString(),
      postedAt: shipment.postedAt?.toISOString() ?? null,
      endedAt: shipment.endedAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
