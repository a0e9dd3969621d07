import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function withdrawalPaid(
  props: MailTemplates['withdrawalPaid'],
  { texts, money, link }: MailContext,
): MailContent {
  const own = texts.withdrawalPaid
  const amount = money(props.amountCents, props.currency)
  return {
    subject: own.subject(amount),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${own.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: texts.amount, value: amount },
          { label: own.destination, value: props.destination },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.balancePath) },
    ],
  }
}
