import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function pixCreated(props: MailTemplates['pixCreated'], context: MailContext): MailContent {
  const { texts, money, moment, link } = context
  const own = texts.pixCreated
  const amount = money(props.amountCents, props.currency)
  return {
    subject: own.subject(amount),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: own.explain },
      { kind: 'code', value: props.pixCode, isShort: false },
      { kind: 'button', label: own.button, url: link(props.paymentPath) },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.soldBy, value: props.sellerName },
          { label: texts.order, value: props.orderCode },
          { label: texts.amount, value: amount },
          { label: own.validUntil, value: moment(props.expiresAt) },
        ],
      },
      { kind: 'note', text: own.paid },
    ],
  }
}
