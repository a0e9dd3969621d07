import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

/** News about a partner: a request, an answer, a proposal, an end. */
export function partnershipNews(
  props: MailTemplates['partnershipNews'],
  { texts, money, link }: MailContext,
): MailContent {
  const own = texts.partnershipNews
  const { subject, explain } = own[props.kind]
  const { commission } = props
  const partner = isName(props.partnerName) ? props.partnerName : own.somebody
  return {
    subject: subject(props.productName),
    preview: explain(partner),
    heading: subject(props.productName),
    blocks: [
      {
        kind: 'paragraph',
        text: `${texts.greeting(greetingName(props.name))} ${explain(partner)}`,
      },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          ...(commission === null
            ? []
            : [
                { label: texts.order, value: commission.orderCode },
                { label: own.commission, value: money(commission.amountCents, commission.currency) },
              ]),
          ...(props.reason === null ? [] : [{ label: own.reason, value: props.reason }]),
        ],
      },
      { kind: 'button', label: own.button, url: link(props.pagePath) },
    ],
  }
}

/** Anybody may ask to be a partner, under a name that mail programs would turn into a link. */
function isName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M}'’ -]{0,60}$/u.test(name)
}
