import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

type News = 'purchaseRefunded' | 'purchaseChargedBack' | 'purchaseInAnalysis' | 'purchaseRefused'

export const purchaseRefunded = newsOf('purchaseRefunded')
export const purchaseChargedBack = newsOf('purchaseChargedBack')
export const purchaseInAnalysis = newsOf('purchaseInAnalysis')
export const purchaseRefused = newsOf('purchaseRefused')

/** News for a buyer about money that was refunded, is not charged yet, or was not charged after all. */
function newsOf(news: News) {
  return (props: MailTemplates[News], { texts, money, link }: MailContext): MailContent => {
    const own = texts[news]
    return {
      subject: own.subject(props.productName),
      preview: own.explain,
      heading: own.heading,
      blocks: [
        { kind: 'paragraph', text: `${texts.greeting(greetingName(props.buyerName))} ${own.explain}` },
        {
          kind: 'facts',
          rows: [
            { label: texts.product, value: props.productName },
            { label: texts.amount, value: money(props.amountCents, props.currency) },
            { label: texts.soldBy, value: props.sellerName },
            { label: texts.order, value: props.orderCode },
          ],
        },
        { kind: 'note', text: own.note },
        { kind: 'button', label: own.button, url: link(props.purchasesPath) },
      ],
    }
  }
}
