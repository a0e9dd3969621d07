import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { PaymentsMessages } from './messages/pt-br.ts'

/** “Cartão 12x”. */
export function methodText(
  text: PaymentsMessages,
  sale: { method: PaymentMethod; installments: number },
): string {
  const method = text.method[sale.method]
  return sale.installments > 1 ? `${method} ${text.installments(sale.installments)}` : method
}

/** Why a payment is where it is. A reason that has no words of its own is not shown raw. */
export function reasonText(text: PaymentsMessages, reason: string | null): string | null {
  if (reason === null) return null
  const known = Object.entries(text.reason).find(([key]) => key === reason)
  return known?.[1] ?? text.reason.other
}
