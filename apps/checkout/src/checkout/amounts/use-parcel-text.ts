import { shownParcel } from '@balcao/domain/money/installments'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { fillMessage } from '#messages/fill-message.ts'
import type { ChargedAmounts } from './order-amounts.ts'

/** The chosen installments beside the charged total; null for a single payment. */
export function useParcelText({ installment }: ChargedAmounts): string | null {
  const { messages, money } = useCheckoutData()
  if (!installment) return null
  return fillMessage(messages.installmentOption, {
    count: installment.count,
    amount: money(shownParcel(installment)),
  })
}
