import { eq, inArray, or, sql } from 'drizzle-orm'
import { offers, orderBumps } from '../../db/schema/catalog.ts'
import type { Scope } from '../../scope.ts'

/** Makes every kept checkout page that shows this product be rendered anew: those of its own offers, and those that show one as a bump. */
export async function renewCheckouts({ tx }: Scope, productId: string): Promise<void> {
  const ownOffers = tx.select({ id: offers.id }).from(offers).where(eq(offers.productId, productId))
  const productsThatShowIt = tx
    .select({ id: orderBumps.productId })
    .from(orderBumps)
    .where(inArray(orderBumps.offerId, ownOffers))
  await tx
    .update(offers)
    .set({ version: sql`${offers.version} + 1` })
    .where(or(eq(offers.productId, productId), inArray(offers.productId, productsThatShowIt)))
}
