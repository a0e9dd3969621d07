import type { AnticipationState } from '#db/schema/anticipations.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import type { Scope } from '#scope.ts'
import { runningStates } from './anticipation-states.ts'
import { lockAnticipation } from './lock-anticipation.ts'
import { moveAnticipation } from './move-anticipation.ts'
import { readOutcomes } from './read-outcomes.ts'

/**
 * Updates the state of a paid anticipation. No money moves here: the acquirer paid the bought lots, and each
 * reversal took its amount from the seller itself, in the order that covers every debit.
 */
export async function settleAnticipation(scope: Scope, anticipationId: string): Promise<void> {
  const anticipation = await lockAnticipation(scope, { anticipationId })
  if (!runningStates.some((state) => state === anticipation.state)) return
  const { userId, currency } = anticipation
  const outcome = (await readOutcomes(scope, [anticipationId]))(anticipationId)
  const { waitingCents, recoveredCents, reversedCents } = outcome
  const owes = reversedCents > 0 && (await getBalance(scope, userId, currency)).debtCents > 0
  const state: AnticipationState = owes ? 'SHORTFALL' : waitingCents > 0 ? 'PAID' : 'SETTLED'
  if (state === anticipation.state) return
  const ending = state === 'SETTLED' && { settledAt: scope.now, recoveredCents, reversedCents }
  await moveAnticipation(scope, anticipation, state, { source: 'PRODUCT' }, { ...ending })
}
