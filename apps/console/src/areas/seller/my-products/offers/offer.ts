import type { Recurrence } from '@balcao/domain/options/recurrences'
import type { newOfferInput } from '@balcao/server/modules/catalog/offers/offer.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import type { api, Session } from '#api/client.ts'

export type OfferRow = inferOutput<typeof api.seller.offers.list>['rows'][number]
/** Values of an offer's form, new or existing. */
export type OfferForm = Omit<z.input<typeof newOfferInput>, 'productId'>
export type Offer = inferOutput<typeof api.seller.offers.get>

/** Address of an offer's checkout: on the platform's checkout host, or without one on this page's host. */
export function checkoutAddress(offerId: string, { platform }: Session): string {
  return `${platform.checkoutUrl ?? window.location.origin}/checkout/${offerId}`
}

/** The stored offer as the form shows it; empty until it is loaded. */
export function offerFormOf(offerId: string, offer: Offer | undefined) {
  return {
    offerId,
    version: offer?.version ?? 1,
    title: offer?.title ?? '',
    type: offer?.type ?? ('ONE_TIME' as const),
    priceCents: offer?.priceCents ?? 0,
    recurrencePriceCents: offer?.recurrencePriceCents ?? null,
    // The schema refuses a recurrence that is no longer on the list.
    frequencyInDays: (offer?.frequencyInDays ?? null) as Recurrence | null,
    trialDays: offer?.trialDays ?? null,
    trialPriceCents: offer?.trialPriceCents ?? 0,
    setupFeeCents: offer?.setupFeeCents ?? 0,
    chargesMax: offer?.chargesMax ?? null,
    isKeptAfterLast: offer?.isKeptAfterLast ?? true,
    isOpenToSubscribers: offer?.isOpenToSubscribers ?? false,
    allowsGift: offer?.allowsGift ?? true,
    pixDiscountBasisPoints: offer?.pixDiscountBasisPoints ?? 0,
    pixMinutes: offer?.pixMinutes ?? null,
    billetDays: offer?.billetDays ?? null,
    template: offer?.template ?? ('DEFAULT' as const),
    pixEnabled: offer?.pixEnabled ?? true,
    creditCardEnabled: offer?.creditCardEnabled ?? true,
    billetEnabled: offer?.billetEnabled ?? true,
  }
}

/** An offer's form values with shipping prices, for physical products. */
export function sentOfferFormOf(offerId: string, offer: Offer | undefined) {
  return {
    ...offerFormOf(offerId, offer),
    allowedSites: offer?.allowedSites ?? [],
    ...(offer?.productType === 'FISICO' && {
      shipping: offer.fretePriceCents === null ? ('OPTIONS' as const) : ('FIXED' as const),
      fretePriceCents: offer.fretePriceCents,
      deliveryOptions: offer.deliveryOptions,
    }),
  }
}
