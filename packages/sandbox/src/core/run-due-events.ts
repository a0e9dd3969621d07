import { runDebit } from './automatic-pix.ts'
import { createPayout } from './create-payout.ts'
import { movePayout } from './move-payout.ts'
import { type Books, keyOf } from './open-books.ts'
import { performAction } from './perform-action.ts'
import { receiverBalance } from './receiver-balance.ts'
import type { Charge, Receiver } from './records.ts'

/** Runs the work for the owner of a key by that owner's clock. */
export type InTimeOf = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Applies the passing of time, to each account by its own clock: unpaid codes and unanswered challenges expire, cards with a later dispute are
 * disputed, and receivers' balances go to their banks.
 */
export async function runDueEvents(books: Books, inTimeOf: InTimeOf): Promise<void> {
  for (const [accountId, charges] of Map.groupBy(books.timedCharges.values(), ({ account }) => account)) {
    const account = books.accounts.get(accountId)
    const run = async () => {
      for (const charge of charges) runIfDue(books, charge)
    }
    await (account ? inTimeOf(account.publicKey, run) : run())
  }
  for (const receiver of [...books.receivers.values()]) transferToBank(books, receiver)
}

function runIfDue(books: Books, found: Charge): void {
  // It may have been paid while the clock was looked up.
  if (books.timedCharges.get(keyOf(found)) !== found) return
  if (runDebit(books, found)) return
  const now = books.now().toISOString()
  const isChallengeOver =
    found.state === 'reviewing' && found.challenge != null && found.challenge.until <= now
  if (isChallengeOver) performAction(books, found, { action: 'expire' })
  else if (found.state === 'waiting' && found.expiresAt !== null && found.expiresAt <= now)
    performAction(books, found, { action: 'expire' })
  else if (found.state === 'paid' && found.disputeAt !== null && found.disputeAt <= now)
    performAction(books, found, { action: 'dispute' })
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
