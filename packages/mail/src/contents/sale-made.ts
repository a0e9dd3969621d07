import { greetingName } from '../greeting-name.ts'
import type { MailContent } from '../mail-content.ts'
import type { MailContext } from '../mail-context.ts'
import type { MailTemplates } from '../templates.ts'

export function saleMade(props: MailTemplates['saleMade'], context: MailContext): MailContent {
  const { texts, money, link } = context
  const own = texts.saleMade
  const amount = money(props.amountCents, props.currency)
  return {
    subject: own.subject(amount),
    preview: props.productName,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.sellerName))} ${own.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.order, value: props.orderCode },
          { label: texts.amount, value: amount },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.salesPath) },
    ],
  }
}
