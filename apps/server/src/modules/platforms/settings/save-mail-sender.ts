import { actorOf } from '#modules/platforms/actor-of.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { MailSender } from './mail-sender.input.ts'

/** Effective for every mail sent from now on. */
export async function saveMailSender(caller: Caller, sender: MailSender): Promise<MailSender> {
  const { mailName, mailReplyTo } = await getPlatform(caller)
  await updatePlatform(caller, sender)
  await writeAudit(caller, actorOf(caller), {
    action: 'mail_sender.saved',
    subject: caller.platformId,
    detail: { before: { mailName, mailReplyTo }, after: sender },
  })
  return sender
}
