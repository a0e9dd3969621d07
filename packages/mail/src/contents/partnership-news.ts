import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { newsMail } from './news-mail.ts'

/** News about a partner: a request, an answer, a proposal, an end. */
export function partnershipNews(props: MailTemplates['partnershipNews'], context: MailContext): MailContent {
  const { texts, money, link } = context
  const own = texts.partnershipNews
  const { subject, explain } = own[props.kind]
  const { commission } = props
  return newsMail(context, {
    name: props.name,
    subject: subject(props.productName),
    explain: explain(isName(props.partnerName) ? props.partnerName : own.somebody),
    facts: [
      [texts.product, props.productName],
      [texts.order, commission?.orderCode],
      [own.commission, commission && money(commission.amountCents, commission.currency)],
      [own.reason, props.reason],
    ],
    button: [own.button, link(props.pagePath)],
  })
}

/** A stranger may request a partnership under a name that mail programs would turn into a link. */
function isName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M}'’ -]{0,60}$/u.test(name)
}
