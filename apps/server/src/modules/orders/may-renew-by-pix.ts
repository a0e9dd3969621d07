import { pixFrequencyOf } from '@balcao/domain/payments/automatic-pix'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'

/**
 * Whether Pix Automático can charge the renewals: the frequency is one of the Central Bank's, and the price
 * is in reais.
 */
export function mayRenewByPix({ offer, product }: LoadedOffer): boolean {
  const isPeriodKnown = offer.frequencyInDays !== null && pixFrequencyOf(offer.frequencyInDays) !== null
  return offer.type === 'SUBSCRIPTION' && product.currency === 'BRL' && isPeriodKnown
}
