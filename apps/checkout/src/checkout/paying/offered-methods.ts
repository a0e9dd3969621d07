import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import type { Cents } from '@balcao/domain/money/money'
import { type FirstTerms, firstCharge } from '@balcao/domain/money/subscription-price'
import { isWithinLimits } from '@balcao/domain/payments/method-limits'
import type { PaymentMethod } from '@balcao/domain/vocabulary'

const byPreference: readonly PaymentMethod[] = ['PIX', 'CREDIT_CARD', 'BILLET']

type Limited = Pick<CheckoutPage, 'methods' | 'methodLimits' | 'currency'>
type Priced = Limited & FirstTerms

export function offeredMethods(page: Pick<CheckoutPage, 'methods'>): PaymentMethod[] {
  return byPreference.filter((method) => page.methods.includes(method))
}

/** Methods that accept a purchase at this price. */
export function methodsAt(page: Limited, priceCents: Cents): PaymentMethod[] {
  const { methodLimits, currency } = page
  return offeredMethods(page).filter((method) =>
    isWithinLimits(methodLimits, { method, currency, priceCents }),
  )
}

export function defaultMethod(page: Priced): PaymentMethod {
  return methodsAt(page, firstCharge(page))[0] ?? offeredMethods(page)[0] ?? 'PIX'
}

/** Vega opens on the card; the page's own default replaces it once the page runs in the browser. */
export function initialMethod(page: Priced & Pick<CheckoutPage, 'template'>): PaymentMethod {
  const startsOnCard = page.template === 'VEGA' && methodsAt(page, firstCharge(page)).includes('CREDIT_CARD')
  return startsOnCard ? 'CREDIT_CARD' : defaultMethod(page)
}
