import type { z } from 'zod'
import type { Caller } from '#rpc/caller.ts'
import type { proposeReceiverLinkInput } from './proposal.input.ts'
import { type Outcome, proposeOrDo } from './propose-or-do.ts'

/**
 * Sets the receiver that an acquirer pays for a person, or for the platform itself. Its key there is never
 * shown.
 */
export function linkReceiverByTwo(
  caller: Caller,
  { token, ...link }: z.output<typeof proposeReceiverLinkInput>,
): Promise<Outcome> {
  return proposeOrDo(caller, 'RECEIVER_LINK', link, { secret: token, payee: link.userId })
}
