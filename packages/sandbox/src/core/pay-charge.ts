import { changeCharge } from './change-charge.ts'
import type { Books } from './open-books.ts'
import type { Charge } from './records.ts'

/**
 * Money arrives. It is written down whatever the state of the charge: a code paid twice, after it expired or with
 * another amount is a fact of life, and the callers of this function decide whether a person may do it.
 */
export function payCharge(books: Books, charge: Charge, { amount }: { amount: number }): Charge {
  const now = books.now()
  const payment = { endToEndId: books.identifiers.endToEndId(now), amount, at: now.toISOString() }
  const keepsState = charge.state === 'refunded' || charge.state === 'disputed'
  return changeCharge(books, charge, {
    event: 'paid',
    change: {
      state: keepsState ? charge.state : 'paid',
      payments: [...charge.payments, payment],
      paidAt: charge.paidAt ?? payment.at,
    },
  })
}

export function paidAmountOf(charge: Charge): number {
  return charge.payments.reduce((total, payment) => total + payment.amount, 0)
}
