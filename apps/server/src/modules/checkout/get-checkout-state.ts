import { getOfferVersion } from '#modules/catalog/get-offer-version.ts'
import { findUsableMethods } from '#modules/orders/find-usable-methods.ts'
import type { Scope } from '#scope.ts'
import { isCardKeptForMore } from './is-card-kept-for-more.ts'

/** Cache key of a page: the page is unchanged while this text is. Refused when the offer no longer sells. */
export async function getCheckoutState(scope: Scope, offerId: string): Promise<string> {
  const offer = await getOfferVersion(scope, offerId)
  const [{ methods, installmentsMax, automaticPix, twoCards }, isCardKept] = await Promise.all([
    findUsableMethods(scope, offer),
    isCardKeptForMore(scope, offerId),
  ])
  return [offer.version, ...methods, installmentsMax, automaticPix, twoCards, isCardKept].join(' ')
}
