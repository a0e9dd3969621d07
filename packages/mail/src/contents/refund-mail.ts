import { greetingName } from '#greeting-name.ts'
import type { MailBlock, MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates, Path } from '#templates.ts'

type Texts = { subject: (product: string) => string; heading: string; explain: string; button: string }
type Facts = { label: string; value: string }[]

/** Parts common to all mails about a refund: its subject, its amount, and a link to more. */
export function reversalMail(
  props: { name: string; productName: string; orderCode: string; path: Path },
  { texts, link }: MailContext,
  { own, facts, after = [] }: { own: Texts; facts: Facts; after?: MailBlock[] },
): MailContent {
  return {
    subject: own.subject(props.productName),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${own.explain}` },
      {
        kind: 'facts',
        rows: [
          { label: texts.product, value: props.productName },
          { label: texts.order, value: props.orderCode },
          ...facts,
        ],
      },
      { kind: 'button', label: own.button, url: link(props.path) },
      ...after,
    ],
  }
}

export function refundRequested(props: MailTemplates['refundRequested'], context: MailContext): MailContent {
  const own = context.texts.refundRequested
  const facts = [
    ...requestFacts(props, context),
    { label: own.answerBy, value: context.moment(props.answerBy) },
  ]
  return reversalMail(props, context, { own, facts })
}

export function refundApproved(props: MailTemplates['refundApproved'], context: MailContext): MailContent {
  const own = context.texts.refundApproved
  return reversalMail(props, context, { own, facts: requestFacts(props, context) })
}

export function refundRefused(props: MailTemplates['refundRefused'], context: MailContext): MailContent {
  const own = context.texts.refundRefused
  const facts = [
    ...requestFacts(props, context),
    { label: own.answer, value: props.answer },
    { label: own.appealBy, value: context.moment(props.appealBy) },
  ]
  return reversalMail(props, context, { own, facts, after: [{ kind: 'note', text: own.appeal }] })
}

export function refundClosed(props: MailTemplates['refundClosed'], context: MailContext): MailContent {
  const own = context.texts.refundClosed
  const facts = [...requestFacts(props, context), { label: own.answer, value: props.answer }]
  return reversalMail(props, context, { own, facts })
}

export function refundMade(props: MailTemplates['refundMade'], context: MailContext): MailContent {
  const texts = context.texts.refundMade
  const own = props.ownReason ? { ...texts, explain: texts.explainOwn[props.ownReason] } : texts
  const facts = [{ label: context.texts.amount, value: context.money(props.amountCents, props.currency) }]
  return reversalMail(props, context, {
    own,
    facts,
    after: [{ kind: 'note', text: own.where[props.method] }],
  })
}

export function refundMessage(props: MailTemplates['refundMessage'], context: MailContext): MailContent {
  const own = context.texts.refundMessage
  const facts = [...requestFacts(props, context), { label: own.from[props.author], value: props.message }]
  return reversalMail(props, context, { own, facts })
}

export function refundToAnswer(props: MailTemplates['refundToAnswer'], context: MailContext): MailContent {
  const own = context.texts.refundToAnswer
  const facts = [
    ...requestFacts(props, context),
    { label: own.reason, value: props.reason },
    { label: own.answerBy, value: context.moment(props.answerBy) },
  ]
  const isReported = props.right === 'UNRECOGNIZED'
  return reversalMail(props, context, {
    own: isReported ? { ...own, heading: own.reportedHeading, explain: own.reportedExplain } : own,
    facts,
    after: [{ kind: 'note', text: own.note[props.right] }],
  })
}

function requestFacts(props: MailTemplates['refundApproved'], { texts, money }: MailContext): Facts {
  return [
    { label: texts.protocol, value: props.protocol },
    { label: texts.amount, value: money(props.amountCents, props.currency) },
  ]
}
