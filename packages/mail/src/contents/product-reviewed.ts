import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function productReviewed(
  { name, outcome, productName, reason, productPath }: MailTemplates['productReviewed'],
  { texts, link }: MailContext,
): MailContent {
  const own = texts.productReviewed
  const explain = own.explain[outcome]
  return {
    subject: own.subject[outcome](productName),
    preview: explain,
    heading: own.heading[outcome],
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(name))} ${explain}` },
      {
        kind: 'facts',
        rows: [
          { label: own.product, value: productName },
          ...(reason ? [{ label: own.reason, value: reason }] : []),
        ],
      },
      { kind: 'button', label: own.button, url: link(productPath) },
    ],
  }
}
