import type { Cents } from '@balcao/domain/money'
import type { CheckoutMessages } from '../messages/checkout/pt-br.ts'
import type { ChargedAmounts } from './order-amounts.ts'

/** What will be charged, in words: as long as shipping is open, the price says so. */
export function amountText(
  { chargedCents, shippingCents }: ChargedAmounts,
  money: (cents: Cents) => string,
  { plusShipping }: Pick<CheckoutMessages, 'plusShipping'>,
): string {
  return shippingCents === null ? `${money(chargedCents)} ${plusShipping}` : money(chargedCents)
}
