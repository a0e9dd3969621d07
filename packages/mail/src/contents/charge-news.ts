import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

export function chargeNews(
  { name, news, amountCents, currency, dueAt, suspendsAt, reason, chargesPath }: MailTemplates['chargeNews'],
  { texts, money, day, link }: MailContext,
): MailContent {
  const own = texts.chargeNews
  const explain = own.explain[news]
  return {
    subject: own.subject[news],
    preview: explain,
    heading: own.subject[news],
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(name))} ${explain}` },
      {
        kind: 'facts',
        rows: [
          { label: own.amount, value: money(amountCents, currency) },
          { label: own.due, value: day(dueAt) },
          ...(suspendsAt ? [{ label: own.suspends, value: day(suspendsAt) }] : []),
          ...(reason ? [{ label: own.reason, value: reason }] : []),
        ],
      },
      { kind: 'button', label: own.button, url: link(chargesPath) },
    ],
  }
}
