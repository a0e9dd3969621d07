import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function licenseKeysMissing(
  props: MailTemplates['licenseKeysMissing'],
  context: MailContext,
): MailContent {
  const { heading, explain, note, ...own } = context.texts.licenseKeysMissing
  return newsMail(context, {
    name: props.sellerName,
    subject: own.subject(props.productName),
    heading,
    explain,
    facts: [
      [context.texts.product, props.productName],
      [own.content, props.contentTitle],
    ],
    button: [own.button, context.link(props.contentsPath)],
    note,
  })
}
