import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { changeCharge } from './change-charge.ts'
import type { Books } from './open-books.ts'
import type { Charge } from './records.ts'

/**
 * Records a payment, whatever the state of the charge: a code can be paid twice, after its expiry or with another
 * amount, and the callers of this function decide whether a person may do so.
 */
export function payCharge(
  books: Books,
  charge: Charge,
  { amount, method = charge.method }: { amount: number; method?: PaymentMethod | undefined },
): Charge {
  const now = books.now()
  const payment = { endToEndId: books.identifiers.endToEndId(now), amount, at: now.toISOString(), method }
  // A payer of such a code has authorised the debits in the same step at their bank.
  const authorization =
    charge.authorization?.state === 'asked'
      ? { ...charge.authorization, state: 'active' as const }
      : charge.authorization
  const keepsState = charge.state === 'refunded' || charge.state === 'disputed'
  return changeCharge(books, charge, {
    event: 'paid',
    change: {
      state: keepsState ? charge.state : 'paid',
      ...(authorization && { authorization }),
      payments: [...charge.payments, payment],
      paidAt: charge.paidAt ?? payment.at,
    },
  })
}

/** The receipt of a boleto that was paid by its Pix code. */
export function pixReceiptOf({ payments }: Pick<Charge, 'payments'>): string | null {
  const [first] = payments
  return first?.method === 'PIX' ? first.endToEndId : null
}

export function paidAmountOf(charge: Charge): number {
  return charge.payments.reduce((total, payment) => total + payment.amount, 0)
}
