import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { offers, orderBumps } from '../../db/schema/catalog.ts'
import type { Scope } from '../../scope.ts'

/** Makes every kept checkout page that shows this product be rendered anew: those of its own offers, and those that show one as a bump. */
export async function renewCheckouts({ tx, platformId }: Scope, productId: string): Promise<void> {
  const ownOffers = tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.platformId, platformId), eq(offers.productId, productId)))
  const productsThatShowIt = tx
    .select({ id: orderBumps.productId })
    .from(orderBumps)
    .where(and(eq(orderBumps.platformId, platformId), inArray(orderBumps.offerId, ownOffers)))
  await tx
    .update(offers)
    .set({ version: sql`${offers.version} + 1` })
    .where(
      and(
        eq(offers.platformId, platformId),
        or(eq(offers.productId, productId), inArray(offers.productId, productsThatShowIt)),
      ),
    )
}
