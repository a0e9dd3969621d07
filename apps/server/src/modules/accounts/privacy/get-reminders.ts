import type { Caller } from '../../../rpc/caller.ts'
import { hasOptedOut } from '../../notifications/opt-out.ts'
import { getUser } from '../users/user.ts'

/** Whether the caller gets reminders of abandoned carts. */
export async function getReminders(caller: Caller): Promise<{ areWanted: boolean }> {
  const { email } = await getUser(caller, caller.session.userId)
  return { areWanted: !(await hasOptedOut(caller, email)) }
}
