import type { Locale } from '@balcao/domain/vocabulary'
import type { MailTemplates } from '@balcao/mail/templates'
import { addJob } from '../../add-job.ts'
import { mails } from '../../db/schema/messages.ts'
import type { Scope } from '../../scope.ts'
import { getPlatform } from '../platforms/get-platform.ts'
import { deliverMailJob } from './deliver-mail.job.ts'

export type MailRequest<Name extends keyof MailTemplates> = {
  /** The fact that asks for this mail. The same fact asked again sends nothing. */
  key: string
  to: string
  template: Name
  locale: Locale
  props: MailTemplates[Name]
}

/** Writes the mail in the caller's transaction: it leaves exactly if the fact it tells of was committed. */
export async function sendMail<Name extends keyof MailTemplates>(
  scope: Scope,
  { key, to, template, locale, props }: MailRequest<Name>,
): Promise<void> {
  const { app, tx, platformId, now } = scope
  const { name, brandColor, url } = await getPlatform(scope)
  const rendered = await app.renderMail({ template, locale, props, platform: { name, brandColor, url } })
  const [mail] = await tx
    .insert(mails)
    .values({
      platformId,
      key,
      recipient: to,
      subject: rendered.subject,
      html: rendered.html,
      text: rendered.text,
      state: 'QUEUED',
      createdAt: now,
    })
    .onConflictDoNothing({ target: [mails.platformId, mails.key] })
    .returning({ id: mails.id })
  if (mail) await addJob(scope, deliverMailJob, { mailId: mail.id })
}
