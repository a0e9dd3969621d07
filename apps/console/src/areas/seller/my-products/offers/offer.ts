import type { Recurrence } from '@balcao/domain/options/recurrences'
import type { newOfferInput } from '@balcao/server/modules/catalog/offers/offer.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import type { api, Session } from '../../../../api/client.ts'

export type OfferRow = inferOutput<typeof api.seller.offers.list>['rows'][number]
/** What the form of an offer holds, be it new or not. */
export type OfferForm = Omit<z.input<typeof newOfferInput>, 'productId'>
export type Offer = inferOutput<typeof api.seller.offers.get>

/** Where buyers find an offer: on the platform's host for checkouts, or on that of this page where there is none. */
export function checkoutAddress(offerId: string, { platform }: Session): string {
  return `${platform.checkoutUrl ?? window.location.origin}/checkout/${offerId}`
}

/** The stored offer as the form shows it; nothing is shown before it was read. */
export function offerFormOf(offerId: string, offer: Offer | undefined) {
  return {
    offerId,
    version: offer?.version ?? 1,
    title: offer?.title ?? '',
    type: offer?.type ?? ('ONE_TIME' as const),
    priceCents: offer?.priceCents ?? 0,
    recurrencePriceCents: offer?.recurrencePriceCents ?? null,
    // The schema refuses one that is no longer on the list.
    frequencyInDays: (offer?.frequencyInDays ?? null) as Recurrence | null,
    template: offer?.template ?? ('DEFAULT' as const),
    pixEnabled: offer?.pixEnabled ?? true,
    creditCardEnabled: offer?.creditCardEnabled ?? true,
    billetEnabled: offer?.billetEnabled ?? true,
  }
}

/** The same with what sending it costs, for an offer of something that is sent. */
export function sentOfferFormOf(offerId: string, offer: Offer | undefined) {
  return {
    ...offerFormOf(offerId, offer),
    ...(offer?.productType === 'FISICO' && {
      shipping: offer.fretePriceCents === null ? ('OPTIONS' as const) : ('FIXED' as const),
      fretePriceCents: offer.fretePriceCents,
      deliveryOptions: offer.deliveryOptions,
    }),
  }
}
