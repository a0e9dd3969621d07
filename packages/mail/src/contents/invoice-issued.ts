import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function invoiceIssued(
  props: MailTemplates['invoiceIssued'],
  { texts, link, money }: MailContext,
): MailContent {
  const own = texts.invoiceIssued
  return {
    subject: own.subject(props.productName),
    preview: own.explain(props.sellerName),
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: own.explain(props.sellerName) },
      { kind: 'code', value: props.accessKey, isShort: false },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.amount, value: money(props.amountCents, props.currency) },
          { label: texts.order, value: props.orderCode },
        ],
      },
      props.invoiceUrl === null
        ? { kind: 'button', label: own.button, url: link(props.purchasesPath) }
        : { kind: 'button', label: own.view, url: props.invoiceUrl },
    ],
  }
}
