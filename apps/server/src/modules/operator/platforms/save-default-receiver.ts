import type { Caller } from '../../../rpc/caller.ts'
import { linkReceiver } from '../../acquirers/receivers/link-receiver.ts'
import type { DefaultReceiverInput } from './platform.input.ts'

/** Sets the platform's own receiver at an acquirer. */
export async function saveDefaultReceiver(
  caller: Caller,
  { accountId, providerReference }: DefaultReceiverInput,
): Promise<void> {
  await linkReceiver(caller, { accountId, providerReference, userId: null })
}
