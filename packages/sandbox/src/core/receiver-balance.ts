import type { Books } from './open-books.ts'
import type { Receiver } from './records.ts'

/** Amounts of a receiver: its share of split sales, the part transferred to its bank, and the rest. */
export function receiverBalance(books: Books, receiver: Receiver) {
  let received = 0
  let transferred = 0
  for (const charge of books.chargesOf.get(receiver.account)?.values() ?? []) {
    if (charge.state !== 'paid') continue
    for (const split of charge.splits) if (split.recipientId === receiver.id) received += split.amount
  }
  for (const payout of books.payoutsOf.get(receiver.account)?.values() ?? []) {
    if (payout.receiverId === receiver.id && payout.state === 'paid') transferred += payout.amount
  }
  return { available: received - transferred, transferred }
}
