import type { Cents } from '@balcao/domain/money'
import type { CheckoutMessages } from '#messages/checkout/pt-br.ts'
import type { ChargedAmounts } from './order-amounts.ts'

/** The amount to be charged as text; it says so while shipping is still unknown. */
export function amountText(
  { chargedCents, shippingCents }: ChargedAmounts,
  money: (cents: Cents) => string,
  { plusShipping }: Pick<CheckoutMessages, 'plusShipping'>,
): string {
  return shippingCents === null ? `${money(chargedCents)} ${plusShipping}` : money(chargedCents)
}
