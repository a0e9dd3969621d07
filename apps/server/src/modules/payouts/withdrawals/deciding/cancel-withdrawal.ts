import { AppError } from '@balcao/domain/texts/app-error'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { returnWithdrawal } from '#modules/payouts/withdrawals/sending/return-withdrawal.ts'
import { isUnsent } from '#modules/payouts/withdrawals/withdrawal-states.ts'
import type { Caller } from '#rpc/caller.ts'

/** Cancels a withdrawal by its person, until it is sent. */
export async function cancelWithdrawal(
  caller: Caller,
  { withdrawalId }: { withdrawalId: string },
): Promise<void> {
  const withdrawal = await lockWithdrawal(caller, { withdrawalId, ...ownPurse(caller) })
  if (!isUnsent(withdrawal.state)) throw new AppError('record_changed')
  await returnWithdrawal(caller, withdrawal, 'CANCELED', {
    source: 'PERSON',
    actorUserId: caller.session.userId,
  })
}
