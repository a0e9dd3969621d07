import type { Plan } from '@balcao/domain/money/plan-change'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'

/** Period of an offer without `frequencyInDays`. */
const monthDays = 30

/** Recurring price and period of a subscription offer. */
export function planOf({
  priceCents,
  recurrencePriceCents,
  frequencyInDays,
}: Pick<LoadedOffer['offer'], 'priceCents' | 'recurrencePriceCents' | 'frequencyInDays'>): Plan {
  return {
    priceCents: recurrencePriceCents ?? priceCents,
    frequencyInDays: frequencyInDays ?? monthDays,
  }
}
