import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function apiKeyCreated(
  { name, keyName, ip, at, keysPath }: MailTemplates['apiKeyCreated'],
  context: MailContext,
): MailContent {
  const { subject, explain, act, key, button } = context.texts.apiKeyCreated
  const labels = context.texts.newDevice
  return newsMail(context, {
    name,
    subject,
    explain,
    facts: [
      [key, keyName],
      [labels.when, context.moment(at)],
      [labels.ip, ip],
    ],
    text: act,
    button: [button, context.link(keysPath)],
  })
}
