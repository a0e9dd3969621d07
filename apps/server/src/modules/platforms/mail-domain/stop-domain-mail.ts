import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { moveMail } from './use-domain-for-mail.ts'

/** Mails come from the installation's address again. */
export async function stopDomainMail(caller: Caller): Promise<void> {
  const { platformId, session, ip } = caller
  await moveMail(caller, null)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'platform_domain.used_for_mail', subject: platformId, detail: { host: null } },
  )
}
