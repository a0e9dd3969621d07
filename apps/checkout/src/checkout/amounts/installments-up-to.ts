import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { type InstallmentOption, installmentOptions } from '@balcao/domain/money/installments'
import type { Cents } from '@balcao/domain/money/money'
import { methodsAt } from '#checkout/paying/offered-methods.ts'

/** The largest number of installments on a card, for the summary; null where there is only one. */
export function installmentsUpTo(
  page: Pick<CheckoutPage, 'installments' | 'methods' | 'methodLimits' | 'currency' | 'type'>,
  totalPrice: Cents,
): InstallmentOption | null {
  if (page.type === 'SUBSCRIPTION' || !methodsAt(page, totalPrice).includes('CREDIT_CARD')) return null
  const longest = installmentOptions({ ...page.installments, totalPrice }).at(-1)
  return longest && longest.count > 1 ? longest : null
}
