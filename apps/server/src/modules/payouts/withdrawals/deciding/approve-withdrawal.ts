import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { moveWithdrawal, recordStep } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import { reachOf } from '#modules/payouts/withdrawals/reach-of.ts'
import { planSending } from '#modules/payouts/withdrawals/sending/plan-sending.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { listDeciders, recordDecision, seenOf } from './decisions.ts'
import { requireIndependent } from './require-independent.ts'

/**
 * Records one person's approval of the state that they saw. The withdrawal is sent with the required number
 * of approvals; a second one by the same person does not count.
 */
export async function approveWithdrawal(
  caller: Caller,
  purse: Purse,
  { withdrawalId, seen }: { withdrawalId: string; seen: string },
): Promise<void> {
  const { session, ip, now } = caller
  const withdrawal = await lockWithdrawal(caller, { withdrawalId, purse })
  if (withdrawal.state !== 'IN_REVIEW' || seenOf(withdrawal) !== seen) throw new AppError('record_changed')
  const approval = { kind: 'APPROVE', seen } as const
  await requireIndependent(caller, withdrawal, await listDeciders(caller, withdrawalId, approval))
  const approvalsNeeded = await needAsMany(caller, withdrawal)
  await recordDecision(caller, withdrawalId, approval)
  const step = { source: 'STAFF', actorUserId: session.userId, detail: 'approved' } as const
  const approvals = (await listDeciders(caller, withdrawalId, approval)).length
  if (approvals < approvalsNeeded) await recordStep(caller, withdrawal, step)
  else {
    await moveWithdrawal(caller, withdrawal, 'APPROVED', step)
    await planSending(caller, withdrawalId, now)
  }
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'withdrawal.approved', subject: withdrawalId, detail: { seen, approvals } },
  )
}

/**
 * Approvals required. An approver whose limit for deciding alone is too low adds another person; an amount
 * above all their limits is refused.
 */
async function needAsMany(caller: Caller, withdrawal: Withdrawal): Promise<number> {
  const { id, approvalsNeeded } = withdrawal
  const reach = await reachOf(caller, withdrawal)
  if (reach === 'BEYOND') throw new AppError('withdrawal_above_own_limit')
  if (reach === 'ALONE' || approvalsNeeded > 1) return approvalsNeeded
  await caller.tx.update(withdrawals).set({ approvalsNeeded: 2 }).where(eq(withdrawals.id, id))
  return 2
}
