import { type Books, writePayout } from './open-books.ts'
import type { Payout, PayoutState } from './records.ts'

const movesByState: Record<PayoutState, readonly PayoutState[]> = {
  waiting: [],
  processing: ['paid', 'refused'],
  paid: ['returned'],
  refused: [],
  canceled: [],
  returned: [],
}

/** Actions of a person at the play bank on a payout. */
export function payoutMovesOf({ state }: Payout): readonly PayoutState[] {
  return movesByState[state]
}

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
