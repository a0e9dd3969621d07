import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function cartReminder(
  props: MailTemplates['cartReminder'],
  { texts, money, link }: MailContext,
): MailContent {
  const own = texts.cartReminder
  return {
    subject: props.isLast ? own.lastSubject(props.productName) : own.subject(props.productName),
    preview: own.explain[props.reason],
    heading: own.heading[props.reason],
    unsubscribeUrl: link(props.optOutPath),
    blocks: [
      {
        kind: 'paragraph',
        text: `${texts.greeting(greetingName(props.buyerName))} ${own.explain[props.reason]}`,
      },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.soldBy, value: props.sellerName },
          { label: texts.amount, value: money(props.amountCents, props.currency) },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.checkoutPath) },
      ...(props.isLast ? [{ kind: 'note' as const, text: own.last }] : []),
      { kind: 'note', text: `${own.optOut} ${link(props.optOutPath)}` },
    ],
  }
}
