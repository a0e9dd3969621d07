import { eq, inArray } from 'drizzle-orm'
import { offers, orderBumps } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

/**
 * Whether a product's currency is fixed: after a purchase, and while the product is a bump or has bumps,
 * since a checkout charges one currency.
 */
export async function isCurrencyFixed({ tx }: Scope, productId: string): Promise<boolean> {
  const ownOffers = tx.select({ id: offers.id }).from(offers).where(eq(offers.productId, productId))
  const found = await Promise.all([
    tx.select({ id: orders.id }).from(orders).where(inArray(orders.offerId, ownOffers)).limit(1),
    tx.select({ id: orderBumps.id }).from(orderBumps).where(eq(orderBumps.productId, productId)).limit(1),
    tx.select({ id: orderBumps.id }).from(orderBumps).where(inArray(orderBumps.offerId, ownOffers)).limit(1),
  ])
  return found.some((rows) => rows.length > 0)
}
