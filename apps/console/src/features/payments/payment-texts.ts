import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { PaymentsMessages } from './messages/pt-br.ts'

/** “Cartão 12x”. */
export function methodText(
  text: PaymentsMessages,
  sale: {
    method: PaymentMethod
    paidBy: PaymentMethod | null
    installments: number
    cards?: readonly unknown[] | null
  },
): string {
  if (sale.cards) return text.twoCards
  const isBilletByPix = sale.method === 'BILLET' && sale.paidBy === 'PIX'
  const method = isBilletByPix ? text.billetByPix : text.method[sale.method]
  return sale.installments > 1 ? `${method} ${text.installments(sale.installments)}` : method
}

/** Reason of a failed call to an acquirer. Null for a kind without a text. */
export function failureText(text: PaymentsMessages, kind: string | null): string | null {
  return Object.entries(text.attempts.failure).find(([known]) => known === kind)?.[1] ?? null
}

/** A reason without a text is never shown raw. */
export function reasonText(text: PaymentsMessages, reason: string | null): string | null {
  return Object.entries(text.reason).find(([known]) => known === reason)?.[1] ?? null
}
