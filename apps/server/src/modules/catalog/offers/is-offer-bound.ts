import { eq } from 'drizzle-orm'
import { orderBumps } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

/** Whether the way an offer charges is fixed: it was bought, or it is a bump, which is always paid once. */
export async function isOfferBound({ tx }: Scope, offerId: string): Promise<boolean> {
  const found = await Promise.all([
    tx.select({ id: orders.id }).from(orders).where(eq(orders.offerId, offerId)).limit(1),
    tx.select({ id: orderBumps.id }).from(orderBumps).where(eq(orderBumps.offerId, offerId)).limit(1),
  ])
  return found.some((rows) => rows.length > 0)
}
