import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { AppError } from '@balcao/domain/texts/app-error'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import type { PaymentLink } from '#modules/links/link-standing.ts'
import { offerByLink } from '#modules/links/offer-by-link.ts'
import { findUsableMethods } from '#modules/orders/find-usable-methods.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import { findTracking } from '#modules/tracking/find-pixel-frame.ts'
import type { Scope } from '#scope.ts'
import { shownPage } from './get-checkout-page.ts'
import { isCardKeptForMore } from './is-card-kept-for-more.ts'
import { inAtMost } from './quote-order.ts'
import { mayUseTwoCards } from './two-cards.ts'

/** The checkout of an offer through a payment link, with the data that the seller filled in for its buyer. */
export async function getLinkPage(
  scope: Scope,
  link: PaymentLink,
): Promise<{ page: CheckoutPage; url: string }> {
  const loaded = offerByLink(await loadOffer(scope, link.offerId), link)
  const { seller, product } = loaded
  const [usable, tracking, isOfferedMore] = await Promise.all([
    findUsableMethods(scope, { sellerId: seller.id, currency: product.currency }),
    findTracking(scope, product.id),
    isCardKeptForMore(scope, link.offerId),
  ])
  const methods = loaded.methods.filter((method) => usable.methods.includes(method))
  if (methods.length === 0) throw new AppError('method_unavailable')
  const { code, buyer } = link
  const page = shownPage(scope.app, inAtMost(usable.installmentsMax, loaded), {
    methods,
    ...tracking,
    isOfferedMore,
    takesCoupons: false,
    // Not offered at the price of a link, because that price is agreed with a few buyers only.
    automaticPix: false,
    twoCards: usable.twoCards && mayUseTwoCards(loaded, 'CREDIT_CARD'),
  })
  return {
    page: { ...page, paymentLink: { code, buyer } },
    url: `${tenantUrl(scope.app.config, loaded.host)}/l/${code}`,
  }
}
