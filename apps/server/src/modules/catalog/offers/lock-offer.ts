import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

export type Offer = typeof offers.$inferSelect

/** An offer of the caller's own product, locked for a save until the transaction ends. */
export async function lockOffer({ tx, session }: Caller, offerId: string): Promise<Offer> {
  const [found] = await tx
    .select({ offer: offers })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(eq(offers.id, offerId), eq(products.sellerId, session.userId)))
    .for('no key update', { of: offers })
  if (!found) throw new AppError('offer_not_found')
  return found.offer
}
