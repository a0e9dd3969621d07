import type { Books } from './open-books.ts'
import { paidAmountOf } from './pay-charge.ts'
import type { Account } from './records.ts'

/**
 * Receipts less refunds and payouts. Nothing is withheld, and the balance may fall below zero: payouts are not refused
 * because of it.
 */
export function availableBalance(books: Books, account: Account): number {
  let balance = 0
  for (const charge of books.charges.values()) {
    if (charge.account !== account.id || charge.state === 'disputed') continue
    balance += paidAmountOf(charge) - charge.refundedAmount
  }
  for (const payout of books.payouts.values()) {
    if (payout.account === account.id && (payout.state === 'processing' || payout.state === 'paid')) {
      balance -= payout.amount
    }
  }
  return balance
}
