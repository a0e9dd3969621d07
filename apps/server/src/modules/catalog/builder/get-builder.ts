import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { checkoutDrafts, offers, products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { findLastNumber } from './find-last-number.ts'
import { lookOf } from './look-of.ts'

/** The checkout of the caller's offer for the builder: the published design and the draft. */
export async function getBuilder(caller: Caller, { offerId }: { offerId: string }) {
  const { tx, session } = caller
  const [[found], lastNumber] = await Promise.all([
    tx
      .select({
        offer: offers,
        draft: checkoutDrafts,
        product: {
          id: products.id,
          name: products.name,
          supportEmail: products.supportEmail,
          supportPhone: products.supportPhone,
          thankYouUrl: products.thankYouUrl,
        },
        seller: { name: users.name },
      })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .leftJoin(checkoutDrafts, eq(checkoutDrafts.id, offers.id))
      .where(and(eq(offers.id, offerId), eq(products.sellerId, session.userId))),
    findLastNumber(caller, offerId),
  ])
  if (!found) throw new AppError('offer_not_found')
  const { offer, draft, product, seller } = found
  return {
    offer: { id: offer.id, title: offer.title },
    product,
    seller,
    published: lookOf(offer),
    lastNumber,
    draft: draft && { look: draft.look, basedOn: draft.basedOn, savedAt: draft.savedAt.toISOString() },
  }
}
