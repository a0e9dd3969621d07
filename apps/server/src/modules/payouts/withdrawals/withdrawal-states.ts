import type { WithdrawalState } from '#db/schema/payouts.ts'

/**
 * Every move that a withdrawal can make.
 *
 * | State     | Account of the money         | Moves on                                                                       |
 * | --------- | ---------------------------- | ------------------------------------------------------------------------------ |
 * | IN_REVIEW | withdrawing                  | approved by enough people; held; refused; canceled; it was sent after all      |
 * | HELD      | withdrawing                  | released, or its day has passed: IN_REVIEW; refused; canceled; sent after all  |
 * | APPROVED  | withdrawing                  | claimed for sending; an approval is void; refused; canceled; sent after all    |
 * | SENT      | withdrawing                  | proven paid; proven failed; proven that the attempt does not exist: APPROVED   |
 * | PAID      | gone, the fee is earned      | the bank gave it back                                                          |
 * | the rest  | available, the fee as well   | never                                                                          |
 */
const moves: Record<WithdrawalState, readonly WithdrawalState[]> = {
  IN_REVIEW: ['APPROVED', 'HELD', 'SENT', 'REJECTED', 'CANCELED'],
  HELD: ['IN_REVIEW', 'SENT', 'REJECTED', 'CANCELED'],
  APPROVED: ['SENT', 'IN_REVIEW', 'REJECTED', 'CANCELED'],
  SENT: ['APPROVED', 'PAID', 'REJECTED'],
  PAID: ['RETURNED'],
  RETURNED: [],
  REJECTED: [],
  CANCELED: [],
}

export function canMove(from: WithdrawalState, to: WithdrawalState): boolean {
  return moves[from].includes(to)
}

/** Whether nothing was sent, or nothing sent exists for certain. */
export function isUnsent(state: WithdrawalState): boolean {
  return state === 'IN_REVIEW' || state === 'HELD' || state === 'APPROVED'
}

/** States after the money has left, or everything was returned. */
export const endedStates = [
  'PAID',
  'RETURNED',
  'REJECTED',
  'CANCELED',
] as const satisfies readonly WithdrawalState[]
