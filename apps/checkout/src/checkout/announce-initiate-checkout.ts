import type { CheckoutPage } from '@balcao/domain/checkout-page'

export const initiateCheckoutEvent = 'balcao:initiate-checkout'

/** What trackers may know: the value, never the person. Whoever relays it to the pixel frame listens on the window. */
export type InitiateCheckout = {
  name: 'InitiateCheckout'
  valueCents: number
  currency: string
  eventId: string
}

export function announceInitiateCheckout(page: CheckoutPage, eventId: string): void {
  const detail: InitiateCheckout = {
    name: 'InitiateCheckout',
    valueCents: page.priceCents,
    currency: page.currency,
    eventId,
  }
  window.dispatchEvent(new CustomEvent(initiateCheckoutEvent, { detail }))
}
