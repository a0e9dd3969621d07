import { createPayout } from './create-payout.ts'
import { movePayout } from './move-payout.ts'
import type { Books } from './open-books.ts'
import { performAction } from './perform-action.ts'
import { receiverBalance } from './receiver-balance.ts'
import type { Receiver } from './records.ts'

/**
 * Applies the passing of time: unpaid codes expire, cards with a later dispute are disputed, and receivers'
 * balances go to their banks.
 */
export function runDueEvents(books: Books) {
  const now = books.now().toISOString()
  for (const charge of [...books.charges.values()]) {
    if (charge.state === 'waiting' && charge.expiresAt !== null && charge.expiresAt <= now) {
      performAction(books, charge, { action: 'expire' })
    } else if (charge.state === 'paid' && charge.disputeAt !== null && charge.disputeAt <= now) {
      performAction(books, charge, { action: 'dispute' })
    }
  }
  for (const receiver of [...books.receivers.values()]) transferToBank(books, receiver)
}

function transferToBank(books: Books, receiver: Receiver) {
  const account = books.accounts.get(receiver.account)
  if (!account || receiver.state !== 'active' || !receiver.transfersTo) return
  const { available } = receiverBalance(books, receiver)
  if (available <= 0) return
  const payout = createPayout(books, account, {
    id: String(books.nextNumber()),
    amount: available,
    receiverId: receiver.id,
    bankAccount: receiver.transfersTo,
  })
  movePayout(books, payout, 'paid')
}
