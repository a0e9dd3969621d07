import { formatBoletoLine } from '@balcao/domain/payments/boleto'
import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function boletoCreated(props: MailTemplates['boletoCreated'], context: MailContext): MailContent {
  const { texts, money, day, link } = context
  const own = texts.boletoCreated
  const amount = money(props.amountCents, props.currency)
  const dueDay = props.dueAt && day(props.dueAt)
  return {
    subject: dueDay ? own.subjectWithDay(amount, dueDay) : own.subject(amount),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: own.explain },
      { kind: 'code', value: formatBoletoLine(props.line), isShort: false },
      { kind: 'button', label: own.button, url: link(props.paymentPath) },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.soldBy, value: props.sellerName },
          { label: texts.order, value: props.orderCode },
          { label: texts.amount, value: amount },
          ...(dueDay ? [{ label: own.dueOn, value: dueDay }] : []),
        ],
      },
      { kind: 'note', text: own.paid },
    ],
  }
}
