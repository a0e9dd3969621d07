import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function accessGiven(props: MailTemplates['accessGiven'], context: MailContext): MailContent {
  const { texts, link } = context
  const own = texts.accessGiven
  const explain = own.explain(props.sellerName, props.productName)
  return {
    subject: own.subject(props.productName),
    preview: explain,
    unsubscribeUrl: link(props.optOutPath),
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${explain}` },
      { kind: 'button', label: own.button, url: link(props.libraryPath) },
      { kind: 'note', text: own.note },
      { kind: 'note', text: `${own.optOut} ${link(props.optOutPath)}` },
    ],
  }
}
