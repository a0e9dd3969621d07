import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { AppError } from '@balcao/domain/texts/app-error'
import { getBuilder } from '#modules/catalog/builder/get-builder.ts'
import { loadSoldOffer } from '#modules/catalog/load-offer.ts'
import { findUsableMethods } from '#modules/orders/find-usable-methods.ts'
import { mayRenewByPix } from '#modules/orders/may-renew-by-pix.ts'
import type { Caller } from '#rpc/caller.ts'
import { shownPage } from './get-checkout-page.ts'
import { inAtMost } from './quote-order.ts'
import { mayUseTwoCards } from './two-cards.ts'

/**
 * The checkout of the caller's offer with the unsaved settings of the builder, whether the offer sells or
 * not. No pixel is loaded.
 */
export async function getCheckoutPreview(caller: Caller, offerId: string): Promise<CheckoutPage> {
  const { draft, published } = await getBuilder(caller, { offerId })
  const loaded = await loadSoldOffer(caller, offerId)
  const { seller, product, offer } = loaded
  const usable = await findUsableMethods(caller, { sellerId: seller.id, currency: product.currency })
  const methods = loaded.methods.filter((method) => usable.methods.includes(method))
  if (methods.length === 0) throw new AppError('method_unavailable')
  const look = draft?.look ?? published
  return shownPage(
    caller.app,
    inAtMost(usable.installmentsMax, { ...loaded, offer: { ...offer, ...look } }),
    {
      methods,
      pixelFrame: null,
      adVendors: [],
      isOfferedMore: false,
      takesCoupons: false,
      automaticPix: usable.automaticPix && mayRenewByPix(loaded),
      twoCards: usable.twoCards && mayUseTwoCards(loaded, 'CREDIT_CARD'),
    },
  )
}
