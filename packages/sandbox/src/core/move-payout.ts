import { type Books, writePayout } from './open-books.ts'
import type { Payout, PayoutState } from './records.ts'

export function movePayout(books: Books, payout: Payout, state: PayoutState): Payout {
  const at = books.now().toISOString()
  const moved = writePayout(books, {
    ...payout,
    state,
    updatedAt: at,
    paidAt: state === 'paid' ? at : payout.paidAt,
    failure: state === 'refused' ? 'Chave Pix não encontrada no recebedor' : payout.failure,
  })
  books.announce({ kind: 'payout', payout: moved })
  return moved
}
