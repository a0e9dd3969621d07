import type { Plan } from '@balcao/domain/money/plan-change'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'

/** Period of an offer whose seller named no days. */
const monthDays = 30

/** What an offer of a subscription charges for each whole period. */
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
