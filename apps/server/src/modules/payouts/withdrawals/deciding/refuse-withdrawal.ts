import { AppError } from '@balcao/domain/texts/app-error'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { returnWithdrawal } from '#modules/payouts/withdrawals/sending/return-withdrawal.ts'
import { isUnsent } from '#modules/payouts/withdrawals/withdrawal-states.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** Refuses a withdrawal by the staff before it is sent, with a reason that the person reads. */
export async function refuseWithdrawal(
  caller: Caller,
  purse: Purse,
  { withdrawalId, reason }: { withdrawalId: string; reason: string },
): Promise<void> {
  const { session, ip } = caller
  const withdrawal = await lockWithdrawal(caller, { withdrawalId, purse })
  if (!isUnsent(withdrawal.state)) throw new AppError('record_changed')
  await returnWithdrawal(caller, withdrawal, 'REJECTED', {
    source: 'STAFF',
    actorUserId: session.userId,
    detail: reason,
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'withdrawal.refused', subject: withdrawalId, reason, detail: {} },
  )
}
