import { greetingName } from '#greeting-name.ts'
import type { MailBlock, MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

/** A gift to its recipient. Says nothing about the price. */
export function giftReceived(props: MailTemplates['giftReceived'], context: MailContext): MailContent {
  const { texts, link } = context
  const own = texts.giftReceived
  const explain = own.explain(props.buyerName, props.productName)
  const message: MailBlock[] = props.message === '' ? [] : [{ kind: 'paragraph', text: `“${props.message}”` }]
  return {
    subject: own.subject(props.buyerName),
    preview: explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${explain}` },
      ...message,
      { kind: 'button', label: own.button, url: link(props.giftPath) },
      { kind: 'note', text: own.note(props.sellerName) },
    ],
  }
}
