import type { Caller } from '../../../rpc/caller.ts'
import { getUser } from '../../accounts/users/user.ts'

/** Under whose name and document one's bank accounts must be. */
export async function getHolder(caller: Caller): Promise<{ name: string; document: string }> {
  const { name, document } = await getUser(caller, caller.session.userId)
  return { name, document: document ?? '' }
}
