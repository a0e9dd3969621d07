import { z } from 'zod'
import { getUser } from '#modules/accounts/users/user.ts'
import { chooseReminders } from '#modules/notifications/opt-out.ts'
import type { Caller } from '#rpc/caller.ts'

export const remindersInput = z.strictObject({ areWanted: z.boolean() })

/** Switches reminders of abandoned carts off or on for the mailbox of the caller's login. */
export async function saveReminders(
  caller: Caller,
  { areWanted }: z.output<typeof remindersInput>,
): Promise<void> {
  const { email } = await getUser(caller, caller.session.userId)
  await chooseReminders(caller, { email, areWanted })
}
