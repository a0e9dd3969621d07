import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function bankAccountChanged(
  { name, change, destination, at, usableFrom, securityPath }: MailTemplates['bankAccountChanged'],
  context: MailContext,
): MailContent {
  const own = context.texts.bankAccountChanged
  return newsMail(context, {
    name,
    subject: own.subject[change],
    explain: own.explain[change],
    facts: [
      [own.destination, destination],
      [own.when, context.moment(at)],
      [own.usableFrom, usableFrom && context.moment(usableFrom)],
    ],
    text: own.act,
    button: [own.button, context.link(securityPath)],
  })
}
