import type { CheckoutPage } from '@balcao/domain/checkout-page'
import type { PaymentMethod } from '@balcao/domain/vocabulary'

/** A card is typed only in the card frame, on its own origin; until that frame is here, the card is not offered. */
const methodsThisPageCanTake: readonly PaymentMethod[] = ['PIX', 'BILLET']

const byPreference: readonly PaymentMethod[] = ['PIX', 'CREDIT_CARD', 'BILLET']

export function offeredMethods(page: Pick<CheckoutPage, 'methods'>): PaymentMethod[] {
  return byPreference.filter(
    (method) => methodsThisPageCanTake.includes(method) && page.methods.includes(method),
  )
}

export function defaultMethod(page: Pick<CheckoutPage, 'methods'>): PaymentMethod {
  return offeredMethods(page)[0] ?? 'PIX'
}
