import type { MailTemplates } from '@balcao/mail/templates'
import { addJob } from '#add-job.ts'
import type { Scope } from '#scope.ts'
import type { EventMail } from './event-mails.ts'
import { ringBell } from './notices/ring-bell.ts'
import { writeMailJob } from './write-mail.job.ts'
import { type MailRequest, renderRequest, type Sender, writeMail } from './write-mail.ts'

/** Sends mails that cannot be switched off. The others go through `open-notifier.ts`. */
export function sendMail<Name extends Exclude<keyof MailTemplates, EventMail>>(
  scope: Scope,
  request: MailRequest<Name>,
  sender?: Sender,
): Promise<void> {
  return sendAnyMail(scope, request, sender)
}

/**
 * Writes the mail in the caller's transaction: it is sent if and only if its fact is committed. A mail that
 * cannot be rendered does not block the fact: a job writes it later. A caller that knows the sender saves a
 * query.
 */
export async function sendAnyMail<Name extends keyof MailTemplates>(
  scope: Scope,
  request: MailRequest<Name>,
  sender?: Sender,
): Promise<void> {
  const rendered = await render(scope, request, sender)
  if (rendered) {
    await writeMail(scope, request, rendered)
    await ringBell(scope, request, rendered.subject)
  } else scope.tx.later(addJob(scope, writeMailJob, request))
}

async function render<Name extends keyof MailTemplates>(
  scope: Scope,
  request: MailRequest<Name>,
  sender: Sender | undefined,
) {
  try {
    return await renderRequest(scope, request, sender)
  } catch (error) {
    scope.app.log.error({ err: error, template: request.template }, 'A mail could not be rendered')
    return null
  }
}
