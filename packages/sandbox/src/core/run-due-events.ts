import type { Books } from './open-books.ts'
import { performAction } from './perform-action.ts'

/** Lets time do its work: codes that were not paid expire, and a disputed-later card is disputed. */
export function runDueEvents(books: Books) {
  const now = books.now().toISOString()
  for (const charge of [...books.charges.values()]) {
    if (charge.state === 'waiting' && charge.expiresAt !== null && charge.expiresAt <= now) {
      performAction(books, charge, { action: 'expire' })
    } else if (charge.state === 'paid' && charge.disputeAt !== null && charge.disputeAt <= now) {
      performAction(books, charge, { action: 'dispute' })
    }
  }
}
