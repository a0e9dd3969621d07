import { getUser } from '#modules/accounts/users/user.ts'
import { hasOptedOut } from '#modules/notifications/opt-out.ts'
import type { Caller } from '#rpc/caller.ts'

/** Whether the caller gets reminders of abandoned carts. */
export async function getReminders(caller: Caller): Promise<{ areWanted: boolean }> {
  const { email } = await getUser(caller, caller.session.userId)
  return { areWanted: !(await hasOptedOut(caller, email)) }
}
