import { requireOwnProduct } from '#modules/catalog/require-own-product.ts'
import type { Caller } from '#rpc/caller.ts'
import { addOffer } from './add-offer.ts'
import { getOffer } from './get-offer.ts'
import type { NewOfferInput } from './offer.input.ts'

/** Adds an offer to the caller's own product. It sells at once if the product does. */
export async function createOffer(caller: Caller, input: NewOfferInput) {
  await requireOwnProduct(caller, input.productId)
  return getOffer(caller, { offerId: await addOffer(caller, input) })
}
