import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function cardPaused(props: MailTemplates['cardPaused'], context: MailContext): MailContent {
  const { heading, explain, note, ...own } = context.texts.cardPaused
  return newsMail(context, {
    name: props.sellerName,
    subject: own.subject(props.productName),
    heading,
    explain,
    facts: [
      [context.texts.product, props.productName],
      [own.until, context.moment(props.endsAt)],
    ],
    button: [own.button, context.link(props.productPath)],
    note,
  })
}
