import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function chargeNews(
  { name, news, amountCents, currency, dueAt, suspendsAt, reason, chargesPath }: MailTemplates['chargeNews'],
  context: MailContext,
): MailContent {
  const own = context.texts.chargeNews
  const { money, day, link } = context
  return newsMail(context, {
    name,
    subject: own.subject[news],
    explain: own.explain[news],
    facts: [
      [own.amount, money(amountCents, currency)],
      [own.due, day(dueAt)],
      [own.suspends, suspendsAt && day(suspendsAt)],
      [own.reason, reason],
    ],
    button: [own.button, link(chargesPath)],
  })
}
