import { AppError } from '@balcao/domain/texts/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { Caller } from '#rpc/caller.ts'
import { hasOtherHolder } from './has-other-holder.ts'

/** Flags that move money, choose its destination, or give others such flags. */
const moneyPermissions: readonly AdminPermission[] = [
  'isFunctionariesAvailable',
  'isConfigAvailable',
  'isManagersAvailable',
  'isSalesAvailable',
  'isWithdrawsAvailable',
  'isWithdrawsRequestUsersAvailable',
  'isWithdrawsRequestManagersAvailable',
  'isAntecipationsAvailable',
  'isValidateBankAccountsAvailable',
]

export function movesMoney(permissions: readonly AdminPermission[]): boolean {
  return permissions.some((permission) => moneyPermissions.includes(permission))
}

/**
 * Does not let one person alone give or widen flags that move money, unless no second person could approve it. It
 * takes two people (`admin.staffChanges`), because a colleague appointed by one person alone would not be
 * independent. A master gives them alone, for the operator.
 */
export async function refuseGivingAlone(caller: Caller, given: readonly AdminPermission[]): Promise<void> {
  if (caller.session.role === 'MASTER' || !movesMoney(given)) return
  if (await hasOtherHolder(caller, 'isConfigAvailable')) throw new AppError('second_person_needed')
}
