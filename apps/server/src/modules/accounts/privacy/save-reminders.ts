import { z } from 'zod'
import type { Caller } from '../../../rpc/caller.ts'
import { chooseReminders } from '../../notifications/opt-out.ts'
import { getUser } from '../users/user.ts'

export const remindersInput = z.strictObject({ areWanted: z.boolean() })

/** Switches reminders of abandoned carts off or on for the mailbox of the caller's login. */
export async function saveReminders(
  caller: Caller,
  { areWanted }: z.output<typeof remindersInput>,
): Promise<void> {
  const { email } = await getUser(caller, caller.session.userId)
  await chooseReminders(caller, { email, areWanted })
}
