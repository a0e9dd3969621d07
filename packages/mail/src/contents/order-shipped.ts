import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function orderShipped(
  props: MailTemplates['orderShipped'],
  { texts, link }: MailContext,
): MailContent {
  const own = texts.orderShipped
  return {
    subject: own.subject(props.productName),
    preview: props.trackingCode,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetingName(props.buyerName)) },
      { kind: 'paragraph', text: own.explain(props.sellerName) },
      { kind: 'code', value: props.trackingCode, isShort: false },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          ...(props.carrier === null ? [] : [{ label: own.carrier, value: props.carrier }]),
          { label: texts.order, value: props.orderCode },
        ],
      },
      props.trackingUrl === null
        ? { kind: 'button', label: own.button, url: link(props.purchasesPath) }
        : { kind: 'button', label: own.track, url: props.trackingUrl },
    ],
  }
}
