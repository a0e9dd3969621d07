import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function productReviewed(
  { name, outcome, productName, reason, productPath }: MailTemplates['productReviewed'],
  context: MailContext,
): MailContent {
  const own = context.texts.productReviewed
  return newsMail(context, {
    name,
    subject: own.subject[outcome](productName),
    heading: own.heading[outcome],
    explain: own.explain[outcome],
    facts: [
      [own.product, productName],
      [own.reason, reason],
    ],
    button: [own.button, context.link(productPath)],
  })
}
