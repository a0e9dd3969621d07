import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { recordStep } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import { endedStates } from '#modules/payouts/withdrawals/withdrawal-states.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { requireIndependent } from './require-independent.ts'

/**
 * Closes the case of an ended withdrawal that needed a person, such as a second payout of it. No money moves
 * here: a correction is an adjustment by two people.
 */
export async function closeAttention(
  caller: Caller,
  purse: Purse,
  { withdrawalId, reason }: { withdrawalId: string; reason: string },
): Promise<void> {
  const { tx, session, ip } = caller
  const withdrawal = await lockWithdrawal(caller, { withdrawalId, purse })
  const { personNeeded, state } = withdrawal
  const isOver = endedStates.some((ended) => ended === state)
  if (personNeeded === null || !isOver) throw new AppError('record_changed')
  await requireIndependent(caller, withdrawal)
  await tx.update(withdrawals).set({ personNeeded: null }).where(eq(withdrawals.id, withdrawalId))
  await recordStep(caller, withdrawal, { source: 'STAFF', actorUserId: session.userId, detail: reason })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'withdrawal.attention_closed', subject: withdrawalId, reason, detail: { personNeeded, state } },
  )
}
