import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function cardPaused(props: MailTemplates['cardPaused'], context: MailContext): MailContent {
  const { texts, moment, link } = context
  const own = texts.cardPaused
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
          { label: own.until, value: moment(props.endsAt) },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.productPath) },
      { kind: 'note', text: own.note },
    ],
  }
}
