import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { masterChargesCatalogue } from './catalogue.ts'
import { type Charge, isUnpaid } from './charge.ts'

/**
 * The platform's objection to a bill, and the operator's answer. Until the answer no further notice is sent.
 */
export function ContestSection({ platformId, charge }: { platformId: string; charge: Charge }) {
  const { contest: text } = useMessages(masterChargesCatalogue)
  const format = useFormat()
  const uphold = useAction(api.master.billing.upholdCharge, {
    proven: true,
    invalidates: [api.master.charges, api.master.billing],
    done: text.upheld,
  })
  const {
    id: chargeId,
    contestedAt,
    contestReason,
    contestAnswer,
    contestAnsweredAt,
    contestAnswerReason,
  } = charge
  if (contestedAt === null) return null
  const isOpen = contestAnswer === null && isUnpaid(charge)
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
      {isOpen && (
        <Banner
          tone="pending"
          action={
            <ConfirmAction
              trigger={<Button size="small">{text.uphold}</Button>}
              title={text.upholdTitle}
              description={text.upholdText}
              confirmLabel={text.uphold}
              reason={{ isRequired: true, label: text.answerReason }}
              onConfirm={({ reason }) => uphold.run({ platformId, chargeId, reason })}
            />
          }
        >
          {text.waiting}
        </Banner>
      )}
    </section>
  )
}
