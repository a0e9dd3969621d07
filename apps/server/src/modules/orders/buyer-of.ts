import type { orders } from '#db/schema/orders.ts'
import type { Buyer } from './order-to-create.ts'

/** The buyer of an order, for a subsequent order. */
export function buyerOf(order: typeof orders.$inferSelect): Buyer {
  return {
    name: order.buyerName,
    email: order.buyerEmail,
    phone: order.buyerPhone,
    document: order.buyerDocument,
    documentSource: order.documentSource,
    address: order.address,
  }
}
