import { formatBoletoLine } from '@balcao/domain/payments/boleto'
import { greetingName } from '#greeting-name.ts'
import type { MailBlock, MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function boletoCreated(props: MailTemplates['boletoCreated'], context: MailContext): MailContent {
  const { texts, money, day, link } = context
  const own = texts.boletoCreated
  const amount = money(props.amountCents, props.currency)
  const dueDay = props.dueAt && day(props.dueAt)
  return {
    subject: dueDay ? own.subjectWithDay(amount, dueDay) : own.subject(amount),
    preview: props.pixCode === null ? own.explain : own.withPix,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      ...codes(props, own),
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
      { kind: 'note', text: props.pixCode === null ? own.paid : own.paidWithPix },
    ],
  }
}

function codes(
  { line, pixCode }: MailTemplates['boletoCreated'],
  own: MailContext['texts']['boletoCreated'],
): MailBlock[] {
  const slip: MailBlock = { kind: 'code', value: formatBoletoLine(line), isShort: false }
  if (pixCode === null) return [{ kind: 'paragraph', text: own.explain }, slip]
  return [
    { kind: 'paragraph', text: own.withPix },
    { kind: 'code', value: pixCode, isShort: false },
    { kind: 'paragraph', text: own.orByLine },
    slip,
  ]
}
