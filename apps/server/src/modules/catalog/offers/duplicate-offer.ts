import type { Recurrence } from '@balcao/domain/options/recurrences'
import { z } from 'zod'
import type { Caller } from '#rpc/caller.ts'
import { addOffer } from './add-offer.ts'
import { lockOffer } from './lock-offer.ts'
import { termsOf } from './offer-terms.ts'

export const duplicateInput = z.strictObject({ offerId: z.uuid(), title: z.string().trim().min(2).max(120) })

/** Copies an offer, with a link of its own. The copy is paused until its seller has edited it. */
export async function duplicateOffer(
  caller: Caller,
  { offerId, title }: z.output<typeof duplicateInput>,
): Promise<{ offerId: string }> {
  const { productId, frequencyInDays, ...offer } = await lockOffer(caller, offerId)
  const { type, priceCents, recurrencePriceCents, template, builder, allowedSites } = offer
  const { pixEnabled, creditCardEnabled, billetEnabled } = offer
  const copyId = await addOffer(caller, {
    productId,
    title,
    type,
    priceCents,
    recurrencePriceCents,
    frequencyInDays: frequencyInDays as Recurrence | null,
    ...termsOf(offer),
    template,
    pixEnabled,
    creditCardEnabled,
    billetEnabled,
    builder,
    allowedSites,
    status: 'PAUSED',
  })
  return { offerId: copyId }
}
