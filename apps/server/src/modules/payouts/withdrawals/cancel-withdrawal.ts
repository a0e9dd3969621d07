import { AppError } from '@balcao/domain/app-error'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { returnWithdrawal } from './return-withdrawal.ts'
import { isUnsent } from './withdrawal-states.ts'

/** Cancellation by the person, possible until the withdrawal is sent. */
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
