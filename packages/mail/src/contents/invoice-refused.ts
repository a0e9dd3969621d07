import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function invoiceRefused(props: MailTemplates['invoiceRefused'], context: MailContext): MailContent {
  const { of, ...text } = context.texts.invoiceRefused
  const own = of[props.what]
  return newsMail(context, {
    name: props.sellerName,
    subject: own.subject(props.orderCode),
    heading: own.heading,
    explain: own.explain,
    facts: [
      [text.order, props.orderCode],
      [text.product, props.productName],
      [text.reason, props.reason],
    ],
    text: own.next,
    button: [text.button, context.link(props.invoicesPath)],
  })
}
