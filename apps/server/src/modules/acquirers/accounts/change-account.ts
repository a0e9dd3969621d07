import type { Caller } from '#rpc/caller.ts'
import type { AccountChangeInput } from './account.input.ts'
import { updateProviderAccount } from './update-provider-account.ts'

export async function changeAccount(
  caller: Caller,
  { accountId, reason, ...changes }: AccountChangeInput,
): Promise<void> {
  const { session, ip } = caller
  await updateProviderAccount(caller, accountId, changes, { userId: session.userId, ip, reason })
}
