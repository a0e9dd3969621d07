import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function anticipationNews(
  {
    name,
    outcome,
    grossCents,
    feeCents,
    currency,
    reason,
    anticipationsPath,
  }: MailTemplates['anticipationNews'],
  { texts, money, link }: MailContext,
): MailContent {
  const own = texts.anticipationNews
  const explain = own.explain[outcome]
  const isPriced = outcome === 'PAID' || outcome === 'COUNTERED'
  return {
    subject: own.subject[outcome],
    preview: explain,
    heading: own.subject[outcome],
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(name))} ${explain}` },
      {
        kind: 'facts',
        rows: [
          { label: own.gross, value: money(grossCents, currency) },
          ...(isPriced
            ? [
                { label: own.fee, value: money(feeCents, currency) },
                { label: own.net, value: money(grossCents - feeCents, currency) },
              ]
            : []),
          ...(reason ? [{ label: own.reason, value: reason }] : []),
        ],
      },
      { kind: 'button', label: own.button, url: link(anticipationsPath) },
    ],
  }
}
