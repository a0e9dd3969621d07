import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { reversalMail } from './refund-mail.ts'

export function disputeOpened(props: MailTemplates['disputeOpened'], context: MailContext): MailContent {
  const { explainPix, explainCard, ...own } = context.texts.disputeOpened
  const facts = [
    { label: context.texts.amount, value: context.money(props.amountCents, props.currency) },
    { label: own.dueAt, value: context.moment(props.dueAt) },
  ]
  return reversalMail(props, context, {
    own: { ...own, explain: props.isPix ? explainPix : explainCard },
    facts,
    after: [{ kind: 'note', text: own.note }],
  })
}

export function disputeEnded(props: MailTemplates['disputeEnded'], context: MailContext): MailContent {
  const { won, lost, fee, button } = context.texts.disputeEnded
  const { amountCents, feeCents, currency, isWon } = props
  const facts = [
    { label: context.texts.amount, value: context.money(amountCents, currency) },
    ...(feeCents > 0 ? [{ label: fee, value: context.money(feeCents, currency) }] : []),
  ]
  return reversalMail(props, context, { own: { ...(isWon ? won : lost), button }, facts })
}
