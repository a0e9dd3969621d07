import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'

/** Name and document that the caller's bank accounts must carry. */
export async function getHolder(caller: Caller): Promise<{ name: string; document: string }> {
  const { name, document } = await getUser(caller, caller.session.userId)
  return { name, document: document ?? '' }
}
