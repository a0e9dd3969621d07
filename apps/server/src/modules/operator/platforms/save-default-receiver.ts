import { linkReceiver } from '#modules/acquirers/receivers/link-receiver.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DefaultReceiverInput } from './platform.input.ts'

/** Sets the platform's own receiver at an acquirer. */
export async function saveDefaultReceiver(
  caller: Caller,
  { accountId, providerReference }: DefaultReceiverInput,
): Promise<void> {
  await linkReceiver(caller, { accountId, providerReference, userId: null })
}
