import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function endpointFailing(
  { sellerName, host, isDisabled, at, integrationsPath }: MailTemplates['endpointFailing'],
  context: MailContext,
): MailContent {
  const own = context.texts.endpointFailing
  const { subject, heading, explain, note } = isDisabled ? own.disabled : own.failing
  return newsMail(context, {
    name: sellerName,
    subject: subject(host),
    heading,
    explain,
    facts: [
      [own.address, host],
      [own.at, context.moment(at)],
    ],
    button: [own.button, context.link(integrationsPath)],
    note,
  })
}
