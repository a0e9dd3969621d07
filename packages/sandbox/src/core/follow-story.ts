import { testAmounts } from '@balcao/domain/test-amounts'
import { movePayout } from './move-payout.ts'
import type { BookEvent, Books } from './open-books.ts'
import { payCharge } from './pay-charge.ts'
import type { PayoutState } from './records.ts'

/**
 * Automatic events after the creation of a charge or payout: most payouts are paid, and charges of a few amounts pay
 * themselves.
 */
export function followStory(books: Books, event: BookEvent, payouts: 'automatic' | 'manual') {
  if (event.kind === 'payout') {
    const { payout } = event
    if (payout.state !== 'processing' || payouts === 'manual') return
    let moved = payout
    for (const state of payoutStoryOf(payout.amount)) moved = movePayout(books, moved, state)
    return
  }
  if (event.event !== 'created' || event.charge.method === 'CREDIT_CARD') return
  const { charge } = event
  if (charge.amount === testAmounts.paysItself) payCharge(books, charge, { amount: charge.amount })
  if (charge.amount === testAmounts.paysTooLittle) payCharge(books, charge, { amount: charge.amount - 100 })
}

/**
 * Outcome of a payout that is not decided by hand: the amount selects it, and an empty list means that the
 * payout waits.
 */
function payoutStoryOf(amount: number): PayoutState[] {
  if (amount === testAmounts.payoutStuck) return []
  if (amount === testAmounts.payoutRefused) return ['refused']
  if (amount === testAmounts.payoutReturned) return ['paid', 'returned']
  return ['paid']
}
