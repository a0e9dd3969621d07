import { AppError } from '@balcao/domain/texts/app-error'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { planCheck } from '#modules/payouts/withdrawals/sending/plan-check.ts'
import { planSending } from '#modules/payouts/withdrawals/sending/plan-sending.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * "Try again": a waiting withdrawal is sent now, and one in transit is checked now. It never sends again a
 * payout that may have been sent: a new attempt begins only when the provider is certain that the former one
 * does not exist.
 */
export async function retryWithdrawal(
  caller: Caller,
  purse: Purse,
  { withdrawalId }: { withdrawalId: string },
): Promise<void> {
  const { session, ip, now } = caller
  const { state } = await lockWithdrawal(caller, { withdrawalId, purse })
  if (state === 'APPROVED') await planSending(caller, withdrawalId, now)
  else if (state === 'SENT') await planCheck(caller, { withdrawalId, round: 0 }, now)
  else throw new AppError('record_changed')
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'withdrawal.retried', subject: withdrawalId, detail: { state } },
  )
}
