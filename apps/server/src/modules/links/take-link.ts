import { AppError } from '@balcao/domain/texts/app-error'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Scope } from '#scope.ts'
import { findLink } from './find-link.ts'
import type { PaymentLink } from './link-standing.ts'
import { offerByLink } from './offer-by-link.ts'

/**
 * The offer with the terms of a link, for a purchase. The lock makes each buyer of a link wait until the
 * previous one has committed or rolled back, so a single-use link has one payable order.
 */
export async function takeLink(
  scope: Scope,
  code: string,
  loaded: LoadedOffer,
): Promise<{ link: PaymentLink; offer: LoadedOffer }> {
  const link = await findLink(scope, code, { isLocked: true })
  if (link.offerId !== loaded.offer.id) throw new AppError('offer_not_found')
  return { link, offer: offerByLink(loaded, link) }
}
