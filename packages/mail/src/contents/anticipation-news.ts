import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

export function anticipationNews(
  props: MailTemplates['anticipationNews'],
  context: MailContext,
): MailContent {
  const own = context.texts.anticipationNews
  const { outcome, grossCents, feeCents, currency } = props
  const isPriced = outcome === 'PAID' || outcome === 'COUNTERED'
  return newsMail(context, {
    name: props.name,
    subject: own.subject[outcome],
    explain: own.explain[outcome],
    facts: [
      [own.gross, context.money(grossCents, currency)],
      [own.fee, isPriced && context.money(feeCents, currency)],
      [own.net, isPriced && context.money(grossCents - feeCents, currency)],
      [own.reason, props.reason],
    ],
    button: [own.button, context.link(props.anticipationsPath)],
  })
}
