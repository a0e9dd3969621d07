import type { CheckoutPage } from '@balcao/domain/checkout-page'
import type { PaymentMethod } from '@balcao/domain/vocabulary'

const byPreference: readonly PaymentMethod[] = ['PIX', 'CREDIT_CARD', 'BILLET']

export function offeredMethods(page: Pick<CheckoutPage, 'methods'>): PaymentMethod[] {
  return byPreference.filter((method) => page.methods.includes(method))
}

export function defaultMethod(page: Pick<CheckoutPage, 'methods'>): PaymentMethod {
  return offeredMethods(page)[0] ?? 'PIX'
}

/** Vega opens on the card; what the page's own order prefers takes its place once the browser has the page. */
export function initialMethod(page: Pick<CheckoutPage, 'methods' | 'template'>): PaymentMethod {
  const startsOnCard = page.template === 'VEGA' && offeredMethods(page).includes('CREDIT_CARD')
  return startsOnCard ? 'CREDIT_CARD' : defaultMethod(page)
}
