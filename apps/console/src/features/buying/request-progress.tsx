import { Button } from '@balcao/ui/button'
import { Timeline } from '@balcao/ui/timeline'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { buyingCatalogue } from './catalogue.ts'
import { OwnTalk } from './own-talk.tsx'
import { type RefundRequestRow, requestSteps } from './request-steps.ts'

/** Progress of a refund request, and the buyer's remaining actions. */
export function RequestProgress({ request }: { request: RefundRequestRow }) {
  const { request: text } = useMessages(buyingCatalogue)
  const format = useFormat()
  const { requestId, state, dueAt } = request
  const invalidates = [api.customer.refunds, api.customer.purchases]
  const withdraw = useAction(api.customer.refunds.withdraw, { invalidates, done: text.withdrawn })
  const appeal = useAction(api.customer.refunds.appeal, { invalidates, done: text.appealed })
  return (
    <div className="grid gap-4">
      <Timeline
        items={requestSteps(request, { text: text.steps, format }).map(({ id, title, detail, isAhead }) => ({
          id,
          isQuiet: isAhead,
          content: (
            <>
              <p className={isAhead ? 'text-muted' : 'font-medium'}>{title}</p>
              {detail && <p className="text-muted text-sm">{detail}</p>}
            </>
          ),
        }))}
      />
      <OwnTalk requestId={requestId} />
      {(state === 'WAITING_SELLER' || state === 'IN_MEDIATION') && (
        <ConfirmAction
          title={text.withdrawTitle}
          description={text.withdrawText}
          confirmLabel={text.withdraw}
          trigger={<Button className="justify-self-start">{text.withdraw}</Button>}
          onConfirm={() => withdraw.run({ requestId })}
        />
      )}
      {state === 'REFUSED' && (
        <>
          {dueAt && <p className="text-muted text-sm">{text.appealBy(format.dateTime(dueAt))}</p>}
          <ConfirmAction
            title={text.appealTitle}
            description={text.appealText}
            confirmLabel={text.appeal}
            reason={{ isRequired: true, label: text.appealReason }}
            trigger={<Button className="justify-self-start">{text.appeal}</Button>}
            onConfirm={({ reason }) => appeal.run({ requestId, reason })}
          />
        </>
      )}
    </div>
  )
}
