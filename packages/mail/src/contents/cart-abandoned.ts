import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

/** Informs the seller of a cart; the buyer's data is shown only in the console. */
export function cartAbandoned(
  props: MailTemplates['cartAbandoned'],
  { texts, money, link }: MailContext,
): MailContent {
  const own = texts.cartAbandoned
  return {
    subject: own.subject(props.productName),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.sellerName))} ${own.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.amount, value: money(props.amountCents, props.currency) },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.cartsPath) },
    ],
  }
}
