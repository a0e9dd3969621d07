import type { Cents } from '@balcao/domain/money'
import type { CheckoutMessages } from '../messages/checkout/pt-br.ts'
import type { OrderAmounts } from './order-amounts.ts'

/** The total in words: as long as shipping is open, the price says so. */
export function amountText(
  { totalCents, shippingCents }: OrderAmounts,
  money: (cents: Cents) => string,
  { plusShipping }: Pick<CheckoutMessages, 'plusShipping'>,
): string {
  return shippingCents === null ? `${money(totalCents)} ${plusShipping}` : money(totalCents)
}
