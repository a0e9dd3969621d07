import { greetingName } from '#greeting-name.ts'
import type { MailBlock, MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

/** A gift to its recipient, who learns the buyer's first name and nothing about the price. */
export function giftReceived(props: MailTemplates['giftReceived'], context: MailContext): MailContent {
  const { texts, link } = context
  const own = texts.giftReceived
  const buyer = greetingName(props.buyerName) || own.somebody
  const { explain: explainOf, heading, button } = props.isOpened ? own.opened : own
  const explain = explainOf(buyer, props.productName)
  const message: MailBlock[] =
    props.message === '' || props.isOpened
      ? []
      : [{ kind: 'paragraph', text: `“${withoutLinks(props.message)}”` }]
  return {
    subject: props.isOpened ? own.opened.subject(props.productName) : own.subject(buyer),
    preview: explain,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${explain}` },
      ...message,
      { kind: 'button', label: button, url: link(props.giftPath) },
      { kind: 'note', text: own.note(props.sellerName) },
    ],
  }
}

/** Text of the buyer, changed so that mail programs make no link of an address in it. */
function withoutLinks(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\p{N}])[.:@](?=[\p{L}\p{N}/])/gu, '$&\u200b')
}
