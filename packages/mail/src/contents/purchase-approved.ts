import { greetingName } from '../greeting-name.ts'
import type { MailContent } from '../mail-content.ts'
import type { MailContext } from '../mail-context.ts'
import type { MailTemplates } from '../templates.ts'

export function purchaseApproved(
  props: MailTemplates['purchaseApproved'],
  context: MailContext,
): MailContent {
  const { texts, money, link } = context
  const own = texts.purchaseApproved
  return {
    subject: own.subject(props.productName),
    preview: own.thanks,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: own.thanks },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.soldBy, value: props.sellerName },
          { label: texts.order, value: props.orderCode },
          { label: texts.amount, value: money(props.amountCents, props.currency) },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.purchasesPath) },
      { kind: 'note', text: own.access },
      { kind: 'note', text: own.keep },
    ],
  }
}
