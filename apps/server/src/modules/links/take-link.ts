import { AppError } from '@balcao/domain/app-error'
import type { Scope } from '../../scope.ts'
import type { LoadedOffer } from '../catalog/load-offer.ts'
import { findLink } from './find-link.ts'
import type { PaymentLink } from './link-standing.ts'
import { offerByLink } from './offer-by-link.ts'

/**
 * The offer as a link sells it, for a purchase. Of several buyers at one link each waits here until the one before has committed or given up,
 * so a link of one use has one order that can be paid.
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
