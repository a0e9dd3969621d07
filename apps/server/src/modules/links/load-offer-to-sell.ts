import { AppError } from '@balcao/domain/texts/app-error'
import { type LoadedOffer, loadOffer } from '#modules/catalog/load-offer.ts'
import type { Scope } from '#scope.ts'
import { findLink } from './find-link.ts'
import type { PaymentLink } from './link-standing.ts'
import { offerByLink } from './offer-by-link.ts'

/** An offer that a buyer can buy, directly or through a link. `linkBy` may admit a link that no longer sells. */
export async function loadOfferToSell(
  scope: Scope,
  { offerId, paymentLink }: { offerId: string; paymentLink?: string | undefined },
  { linkBy = findLink }: { linkBy?: (scope: Scope, code: string) => Promise<PaymentLink> } = {},
): Promise<LoadedOffer> {
  const [offer, link] = await Promise.all([
    loadOffer(scope, offerId),
    paymentLink === undefined ? null : linkBy(scope, paymentLink),
  ])
  if (!link) return offer
  if (link.offerId !== offerId) throw new AppError('offer_not_found')
  return offerByLink(offer, link)
}
