import type { Caller } from '../../../rpc/caller.ts'
import { getUser } from '../../accounts/users/user.ts'

/** Name and document that the caller's bank accounts must carry. */
export async function getHolder(caller: Caller): Promise<{ name: string; document: string }> {
  const { name, document } = await getUser(caller, caller.session.userId)
  return { name, document: document ?? '' }
}
