import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function licenseKeysMissing(
  props: MailTemplates['licenseKeysMissing'],
  context: MailContext,
): MailContent {
  const { texts, link } = context
  const own = texts.licenseKeysMissing
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
          { label: own.content, value: props.contentTitle },
        ],
      },
      { kind: 'button', label: own.button, url: link(props.contentsPath) },
      { kind: 'note', text: own.note },
    ],
  }
}
