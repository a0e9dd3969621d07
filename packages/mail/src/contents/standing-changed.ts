import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function standingChanged(
  { name, change, financialPath }: MailTemplates['standingChanged'],
  context: MailContext,
): MailContent {
  const own = context.texts.standingChanged
  return newsMail(context, {
    name,
    subject: own.subject[change],
    explain: own.explain[change],
    // A blocked seller has no page to open.
    button: change === 'BLOCKED' ? null : [own.button, context.link(financialPath)],
  })
}
