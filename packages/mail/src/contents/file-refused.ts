import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function fileRefused(props: MailTemplates['fileRefused'], context: MailContext): MailContent {
  const text = context.texts.fileRefused
  return newsMail(context, {
    name: props.sellerName,
    subject: text.subject(props.fileName),
    heading: text.heading,
    explain: text.explain,
    facts: [
      [text.file, props.fileName],
      [text.cause, text.causes[props.cause]],
    ],
    text: text.next[props.cause],
    button: [text.button, context.link(props.productsPath)],
  })
}
