import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { chargesCatalogue } from './catalogue.ts'
import type { Charge } from './charge.ts'

/** The platform's objection to a bill and the operator's answer; or the button to object. */
export function ContestSection({ charge }: { charge: Charge }) {
  const text = useMessages(chargesCatalogue).contest
  const format = useFormat()
  const { contestedAt, contestReason, contestAnswer, contestAnsweredAt, contestAnswerReason } = charge
  if (contestedAt === null) return null
  const facts = [
    { id: 'at', term: text.at, value: format.longDateTime(contestedAt) },
    { id: 'reason', term: text.reason, value: contestReason },
    { id: 'answer', term: text.answer, value: contestAnswer && text.answers[contestAnswer] },
    {
      id: 'answered',
      term: text.answeredAt,
      value: contestAnsweredAt && format.longDateTime(contestAnsweredAt),
    },
    { id: 'why', term: text.answerReason, value: contestAnswerReason },
  ]
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.title}</h3>
      <DescriptionList items={facts} />
      {contestAnswer === null && (charge.state === 'OPEN' || charge.state === 'OVERDUE') && (
        <Banner tone="info">{text.waiting}</Banner>
      )}
    </section>
  )
}

/** A bill is contested once, while it is not paid. */
export function ContestCharge({ charge: { id: chargeId, amountCents, currency } }: { charge: Charge }) {
  const text = useMessages(chargesCatalogue).contest
  const contest = useAction(api.admin.charges.contest, {
    invalidates: [api.admin.charges],
    done: text.done,
  })
  return (
    <ConfirmAction
      trigger={<Button>{text.label}</Button>}
      title={text.confirmTitle}
      description={text.confirmText}
      confirmLabel={text.label}
      money={[{ label: text.amount, cents: amountCents, currency }]}
      reason={{ isRequired: true, label: text.reason }}
      onConfirm={({ reason }) => contest.run({ chargeId, reason })}
    />
  )
}
