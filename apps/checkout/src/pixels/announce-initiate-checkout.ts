import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { reportWhenIdle } from './report-when-idle.ts'

/**
 * Reports the opened checkout to the trackers: the product and its price, never the person or the page's
 * address.
 */
export function announceInitiateCheckout(page: CheckoutPage, eventId: string): void {
  const { pixelFrame, priceCents, currency, product } = page
  const { id, name } = product
  void reportWhenIdle(pixelFrame, async () => ({
    name: 'InitiateCheckout',
    value: priceCents / 100,
    currency,
    eventId,
    content: { id, name },
  }))
}
