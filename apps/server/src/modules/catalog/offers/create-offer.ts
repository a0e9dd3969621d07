import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { addOffer } from './add-offer.ts'
import { getOffer } from './get-offer.ts'
import type { NewOfferInput } from './offer.input.ts'

/** Adds an offer to the caller's own product. It sells at once if the product does. */
export async function createOffer(caller: Caller, input: NewOfferInput) {
  const { tx, session } = caller
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.id, input.productId)))
  if (!product) throw new AppError('product_not_found')
  return getOffer(caller, { offerId: await addOffer(caller, input) })
}
