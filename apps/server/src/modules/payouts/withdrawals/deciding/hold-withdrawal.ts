import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { withdrawals } from '#db/schema/payouts.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { moveWithdrawal } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import { tellWithdrawalHeld } from '#modules/payouts/withdrawals/tell-withdrawal-held.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { endHoldJob } from './end-hold.job.ts'

const dayMs = 86_400_000

/**
 * Holds a withdrawal until a date because the staff needs something first. The money does not move, and the
 * person reads the reason.
 */
export async function holdWithdrawal(
  caller: Caller,
  purse: Purse,
  { withdrawalId, days, reason }: { withdrawalId: string; days: number; reason: string },
): Promise<void> {
  const { tx, now, session, ip } = caller
  const withdrawal = await lockWithdrawal(caller, { withdrawalId, purse })
  if (withdrawal.state !== 'IN_REVIEW') throw new AppError('record_changed')
  const heldUntil = new Date(now.getTime() + days * dayMs)
  const held = await moveWithdrawal(caller, withdrawal, 'HELD', {
    source: 'STAFF',
    actorUserId: session.userId,
    detail: reason,
  })
  await tx.update(withdrawals).set({ heldUntil, holdReason: reason }).where(eq(withdrawals.id, withdrawalId))
  await addJob(caller, endHoldJob, { withdrawalId }, { runAt: heldUntil, key: `end-hold:${withdrawalId}` })
  await tellWithdrawalHeld(caller, held, { heldUntil, reason })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'withdrawal.held', subject: withdrawalId, reason, detail: { until: heldUntil.toISOString() } },
  )
}
