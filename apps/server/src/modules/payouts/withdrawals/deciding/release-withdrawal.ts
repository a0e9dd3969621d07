import { AppError } from '@balcao/domain/texts/app-error'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { moveWithdrawal } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** Releases a hold: the withdrawal waits for its approvals again and keeps its earlier ones. */
export async function releaseWithdrawal(
  caller: Caller,
  purse: Purse,
  { withdrawalId, reason }: { withdrawalId: string; reason: string },
): Promise<void> {
  const { session, ip } = caller
  const withdrawal = await lockWithdrawal(caller, { withdrawalId, purse })
  if (withdrawal.state !== 'HELD') throw new AppError('record_changed')
  await moveWithdrawal(caller, withdrawal, 'IN_REVIEW', {
    source: 'STAFF',
    actorUserId: session.userId,
    detail: 'released',
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'withdrawal.released', subject: withdrawalId, reason, detail: {} },
  )
}
