import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

type News =
  | 'saleMade'
  | 'pixGenerated'
  | 'saleRefunded'
  | 'saleChargedBack'
  | 'parcelToSend'
  | 'accessDelivered'

export const saleMade = newsOf('saleMade')
export const pixGenerated = newsOf('pixGenerated')
export const saleRefunded = newsOf('saleRefunded')
export const saleChargedBack = newsOf('saleChargedBack')
export const parcelToSend = newsOf('parcelToSend')
export const accessDelivered = newsOf('accessDelivered')

/** News for a seller about a sale: the event, the sale, and a link to it. */
function newsOf(news: News) {
  return (props: MailTemplates[News], { texts, money, link }: MailContext): MailContent => {
    const own = texts[news]
    const amount = money(props.amountCents, props.currency)
    return {
      subject: own.subject(amount),
      preview: props.productName,
      heading: own.heading,
      blocks: [
        { kind: 'paragraph', text: `${texts.greeting(greetingName(props.sellerName))} ${own.explain}` },
        {
          kind: 'facts',
          rows: [
            { label: texts.product, value: props.productName },
            { label: texts.order, value: props.orderCode },
            { label: texts.amount, value: amount },
            ...(props.shareCents === undefined
              ? []
              : [{ label: texts.share, value: money(props.shareCents, props.currency) }]),
          ],
        },
        { kind: 'button', label: own.button, url: link(props.salesPath) },
      ],
    }
  }
}
