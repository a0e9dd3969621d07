import type { AnticipationState } from '#db/schema/anticipations.ts'

/**
 * Every move that an anticipation can make.
 *
 * | State     | Its lots                        | Moves on                                                                  |
 * | --------- | ------------------------------- | ------------------------------------------------------------------------- |
 * | REQUESTED | wait, in no other request       | approved or small: PAID; new terms: COUNTERED; refused; canceled; expired |
 * | COUNTERED | the same                        | the seller accepts: PAID; refused; canceled; expired                      |
 * | PAID      | sold: the platform waits        | all mature; some reversed and the seller owes                             |
 * | SHORTFALL | sold, some reversed             | the seller owes nothing any more                                          |
 * | SETTLED   | mature or reversed              | never                                                                     |
 * | the rest  | free, as before the request     | never                                                                     |
 */
const moves: Record<AnticipationState, readonly AnticipationState[]> = {
  REQUESTED: ['PAID', 'COUNTERED', 'REFUSED', 'CANCELED', 'EXPIRED'],
  COUNTERED: ['PAID', 'REFUSED', 'CANCELED', 'EXPIRED'],
  PAID: ['SHORTFALL', 'SETTLED'],
  SHORTFALL: ['PAID', 'SETTLED'],
  SETTLED: [],
  REFUSED: [],
  CANCELED: [],
  EXPIRED: [],
}

export function canMove(from: AnticipationState, to: AnticipationState): boolean {
  return moves[from].includes(to)
}

/** Requested or countered: neither paid nor ended. */
export const openStates = ['REQUESTED', 'COUNTERED'] as const satisfies readonly AnticipationState[]
/** Paid, with lots that are not mature or a debt that is open. */
export const runningStates = ['PAID', 'SHORTFALL'] as const satisfies readonly AnticipationState[]
