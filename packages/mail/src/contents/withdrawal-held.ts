import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function withdrawalHeld(
  props: MailTemplates['withdrawalHeld'],
  { texts, money, day, link }: MailContext,
): MailContent {
  const own = texts.withdrawalHeld
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
          { label: own.reason, value: props.words },
          { label: own.until, value: day(props.until) },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.balancePath) },
    ],
  }
}
