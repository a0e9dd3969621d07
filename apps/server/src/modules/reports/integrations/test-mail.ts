import { getUser } from '#modules/accounts/users/user.ts'
import { sendMailTest } from '#modules/notifications/templates/send-mail-test.ts'
import type { Caller } from '#rpc/caller.ts'

const testLimit = { name: 'test mail', perMinute: 3, burst: 3 }

/** Sends the caller a mail through the same queue as the buyers' mails. */
export async function testMail(caller: Caller): Promise<{ to: string }> {
  caller.app.limits.spend(testLimit, caller.session.userId)
  const { locale } = await getUser(caller, caller.session.userId)
  return sendMailTest(caller, { template: 'purchaseApproved', locale })
}
