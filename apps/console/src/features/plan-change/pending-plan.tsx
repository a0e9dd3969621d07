import { Button } from '@balcao/ui/button'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import type { Invalidated } from '#kit/action/use-invalidate.ts'
import { planChangeCatalogue } from './catalogue.ts'

type PendingPlanProps = {
  viewer: 'BUYER' | 'SELLER'
  subscription: Pick<
    inferOutput<typeof api.seller.subscriptions.list>['rows'][number],
    'id' | 'planChange' | 'currency' | 'method'
  >
  invalidates: readonly Invalidated[]
}

/** The open change of plan: planned for the next charge, or waiting for its payment. */
export function PendingPlan({ viewer, subscription, invalidates }: PendingPlanProps) {
  const text = useMessages(planChangeCatalogue)
  const format = useFormat()
  const procedures = viewer === 'BUYER' ? api.customer.subscriptions : api.seller.subscriptions
  const withdraw = useAction(procedures.withdrawPlanChange, { invalidates, done: text.withdrawn })
  const { id: subscriptionId, planChange, currency, method } = subscription
  if (planChange === null) return null
  const { state, title, priceCents, startsOn, dueCents, paymentId, isWithdrawable } = planChange
  const isPlanned = state === 'PLANNED'
  const amount = format.money(isPlanned ? priceCents : dueCents, currency)
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-sunken px-3 py-2 text-sm">
      <p>{isPlanned ? text.pending(title, format.day(startsOn), amount) : text.awaiting(title, amount)}</p>
      {isWithdrawable && (
        <Button size="small" isBusy={withdraw.isBusy} onClick={() => withdraw.start({ subscriptionId })}>
          {text.withdraw}
        </Button>
      )}
      {!isPlanned && viewer === 'BUYER' && method !== 'CREDIT_CARD' && paymentId !== null && (
        <a className="underline underline-offset-2" href={`/checkout/payment/${paymentId}`}>
          {text.pay}
        </a>
      )}
    </div>
  )
}
