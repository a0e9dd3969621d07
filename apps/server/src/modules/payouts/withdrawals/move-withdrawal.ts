import type { Certainty, WithdrawStatus } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { type WithdrawalState, withdrawalEvents, withdrawals } from '#db/schema/payouts.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import type { Withdrawal } from './withdrawal.ts'
import { canMove } from './withdrawal-states.ts'

/** The actor of a step, and the reason. */
export type Step = {
  source: (typeof withdrawalEvents.$inferInsert)['source']
  actorUserId?: string
  detail?: string | null
}

const shown: Record<WithdrawalState, { status: WithdrawStatus; certainty: Certainty }> = {
  IN_REVIEW: { status: 'PENDING', certainty: 'KNOWN' },
  HELD: { status: 'PENDING', certainty: 'KNOWN' },
  APPROVED: { status: 'PENDING', certainty: 'KNOWN' },
  SENT: { status: 'PENDING', certainty: 'UNKNOWN' },
  PAID: { status: 'APPROVED', certainty: 'KNOWN' },
  RETURNED: { status: 'REJECTED', certainty: 'KNOWN' },
  REJECTED: { status: 'REJECTED', certainty: 'KNOWN' },
  CANCELED: { status: 'CANCELED', certainty: 'KNOWN' },
}

const ends: readonly WithdrawalState[] = ['PAID', 'RETURNED', 'REJECTED', 'CANCELED']

/** Moves a withdrawal that the caller has locked, only as the table of states allows, and stores the step. */
export async function moveWithdrawal(
  scope: Scope,
  withdrawal: Withdrawal,
  state: WithdrawalState,
  step: Step,
): Promise<Withdrawal> {
  const { tx, now } = scope
  invariant(canMove(withdrawal.state, state), `a withdrawal goes from ${withdrawal.state} to ${state}`)
  const [moved] = await tx
    .update(withdrawals)
    .set({
      state,
      ...shown[state],
      // A second payout stays flagged in every end state.
      personNeeded: withdrawal.personNeeded === 'PAID_AFTER_RETURN' ? withdrawal.personNeeded : null,
      ...(state !== 'HELD' && { heldUntil: null, holdReason: null }),
      ...(state === 'SENT' && { sentAt: now }),
      ...(ends.includes(state) && {
        settledAt: now,
        reason: state === 'PAID' ? null : (step.detail ?? null),
      }),
    })
    .where(eq(withdrawals.id, withdrawal.id))
    .returning()
  invariant(moved, 'the withdrawal is locked')
  await recordStep(scope, moved, step)
  return moved
}

export async function recordStep(
  { tx, platformId, now }: Scope,
  { id, state }: Withdrawal,
  { source, actorUserId = undefined, detail = null }: Step,
): Promise<void> {
  await tx.insert(withdrawalEvents).values({
    platformId,
    withdrawalId: id,
    at: now,
    actorUserId: actorUserId ?? null,
    source,
    state,
    detail,
  })
}
