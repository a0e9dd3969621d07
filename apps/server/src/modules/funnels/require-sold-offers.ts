import type { FunnelStep } from '@balcao/domain/checkout/upsell-funnel'
import { AppError } from '@balcao/domain/texts/app-error'
import { type LoadedOffer, loadOffer } from '#modules/catalog/load-offer.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Refuses a step that one click could not sell to a buyer of the first offer: every offer must be the
 * caller's own and for sale, all in one currency, and a shipped product may follow only a shipped one.
 */
export async function requireSoldOffers(
  caller: Caller,
  firstOfferId: string,
  steps: readonly Pick<FunnelStep, 'offerId' | 'variants'>[],
): Promise<void> {
  const first = await loadOwn(caller, firstOfferId, 'offerId')
  for (const { offerId, field } of steps.flatMap(namedOffers)) {
    const { offer, product } = await loadOwn(caller, offerId, field)
    const isSent = product.type === 'FISICO' && first.product.type !== 'FISICO'
    // One-time offers only: the card is saved for a day, so no renewal could be charged.
    const isOnce = offer.type === 'ONE_TIME'
    if (!isOnce || offerId === firstOfferId || product.currency !== first.product.currency || isSent)
      throw new AppError('input_invalid', { field })
  }
}

/** The offers of a step, each with its form field. */
function namedOffers({ offerId, variants = [] }: Pick<FunnelStep, 'offerId' | 'variants'>, place: number) {
  return [
    { offerId, field: `steps.${place}.offerId` },
    ...variants.map((variant, n) => ({
      offerId: variant.offerId,
      field: `steps.${place}.variants.${n}.offerId`,
    })),
  ]
}

async function loadOwn(caller: Caller, offerId: string, field: string): Promise<LoadedOffer> {
  const loaded = await loadOffer(caller, offerId)
  if (loaded.seller.id !== caller.session.userId) throw new AppError('offer_not_found', { field })
  return loaded
}
