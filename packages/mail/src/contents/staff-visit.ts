import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function staffVisit(
  { name, staffName, reason, at, endsAt, canChange, securityPath }: MailTemplates['staffVisit'],
  context: MailContext,
): MailContent {
  const { subject, heading, explain, ...own } = context.texts.staffVisit
  return newsMail(context, {
    name,
    subject,
    heading,
    explain,
    facts: [
      [own.who, staffName],
      [own.reason, reason],
      [own.from, context.moment(at)],
      [own.until, context.moment(endsAt)],
    ],
    text: canChange ? own.limitedChanges : own.onlyLooks,
    button: [own.button, context.link(securityPath)],
  })
}
