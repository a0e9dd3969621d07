import { AppError } from '@balcao/domain/app-error'
import { providerNames } from '@balcao/providers/provider-names'
import type { Caller } from '../../rpc/caller.ts'
import { hasOtherHolder } from '../accounts/staff/has-other-holder.ts'
import type { NewAccountInput } from './account.input.ts'
import { createProviderAccount } from './create-provider-account.ts'

/**
 * An account that somebody of the staff types in. Where another person may decide too it waits, paused, until that person says so;
 * otherwise it is charged at from now on, unless the routes of its methods do not name it.
 */
export async function openAccount(
  caller: Caller,
  { provider: name, reason, ...wanted }: NewAccountInput,
): Promise<{ accountId: string }> {
  const provider = providerNames.find((known) => known === name)
  if (!provider) throw new AppError('input_invalid', { field: 'provider' })
  const { session, ip } = caller
  const account = await createProviderAccount(
    caller,
    {
      ...wanted,
      provider,
      status: (await hasOtherHolder(caller, 'isConfigAvailable')) ? 'PAUSED' : 'ACTIVE',
    },
    { userId: session.userId, ip, reason },
  )
  return { accountId: account.id }
}
