import { Button } from '@balcao/ui/button'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { planChangeCatalogue } from '#features/plan-change/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { useNow } from '#kit/use-today.ts'
import { purchasesCatalogue } from './catalogue.ts'
import { MoveDateDialog } from './move-date-dialog.tsx'
import { type OwnSubscription, whatShowsSubscriptions } from './own-subscription.ts'
import { PauseDialog } from './pause-dialog.tsx'

const PlanChangeDialog = lazy(async () => ({
  default: (await import('#features/plan-change/plan-change-dialog.tsx')).PlanChangeDialog,
}))
const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }))

/** A subscriber's actions in each state. Canceling takes one dialog. */
export function SubscriptionActions({ subscription }: { subscription: OwnSubscription }) {
  const { subscription: text } = useMessages(purchasesCatalogue)
  const planText = useMessages(planChangeCatalogue)
  const [isChangingPlan, setIsChangingPlan] = useState(false)
  const [isChangingCard, setIsChangingCard] = useState(false)
  const { id: subscriptionId, state, method, isPaidInFull } = subscription
  const pay = useAction(api.customer.subscriptions.payOpenInvoice, {
    done: ({ paymentId }) => window.location.assign(`/checkout/payment/${paymentId}`),
  })
  const resume = useAction(api.customer.subscriptions.resume, {
    invalidates: whatShowsSubscriptions,
    done: text.resumed,
  })
  const reactivate = useAction(api.customer.subscriptions.reactivate, {
    invalidates: whatShowsSubscriptions,
    done: text.reactivated,
  })
  const isRunning = !isPaidInFull && (state === 'ACTIVE' || state === 'PAST_DUE')
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'PAST_DUE' && (
        <Button variant="primary" isBusy={pay.isBusy} onClick={() => pay.start({ subscriptionId })}>
          {text.payNow}
        </Button>
      )}
      {method === 'CREDIT_CARD' && (isRunning || state === 'PAUSED') && (
        <Button onClick={() => setIsChangingCard(true)}>{text.changeCard}</Button>
      )}
      {state === 'ACTIVE' && subscription.isPlanChangeOpen && (
        <Button onClick={() => setIsChangingPlan(true)}>{planText.open}</Button>
      )}
      {state === 'ACTIVE' && isRunning && <MoveDateDialog subscription={subscription} />}
      {isRunning && <PauseDialog subscription={subscription} />}
      {state === 'PAUSED' && (
        <Button variant="primary" isBusy={resume.isBusy} onClick={() => resume.start({ subscriptionId })}>
          {text.resume}
        </Button>
      )}
      {state === 'CANCEL_AT_END' && (
        <Button
          variant="primary"
          isBusy={reactivate.isBusy}
          onClick={() => reactivate.start({ subscriptionId })}
        >
          {text.reactivate}
        </Button>
      )}
      {state === 'CANCELED' && subscription.paidUntil !== null && !isPaidInFull && (
        <ConfirmAction
          title={text.restartTitle(subscription.productName)}
          description={text.restartText}
          confirmLabel={text.restart}
          money={[{ label: text.charge, cents: subscription.priceCents, currency: subscription.currency }]}
          trigger={<Button>{text.restart}</Button>}
          onConfirm={() => reactivate.run({ subscriptionId })}
        />
      )}
      {subscription.isAutomaticPix && <EndAutomaticPixDialog subscription={subscription} />}
      {(isRunning || state === 'PAUSED') && <CancelDialog subscription={subscription} />}
      <Suspense>
        {isChangingPlan && (
          <PlanChangeDialog
            viewer="BUYER"
            subscription={subscription}
            invalidates={whatShowsSubscriptions}
            onClose={() => setIsChangingPlan(false)}
          />
        )}
        {isChangingCard && (
          <CardDialog subscription={subscription} onClose={() => setIsChangingCard(false)} />
        )}
      </Suspense>
    </div>
  )
}

function CancelDialog({ subscription }: { subscription: OwnSubscription }) {
  const { subscription: text } = useMessages(purchasesCatalogue)
  const format = useFormat()
  const now = useNow()
  const { id: subscriptionId, paidUntil, productName } = subscription
  const cancel = useAction(api.customer.subscriptions.cancel, {
    invalidates: whatShowsSubscriptions,
    done: text.cancelDialog.done,
  })
  const isPaidFor = paidUntil !== null && new Date(paidUntil) > now
  return (
    <ConfirmAction
      title={text.cancelDialog.title(productName)}
      description={text.cancelDialog.text(isPaidFor ? format.date(paidUntil) : null)}
      confirmLabel={text.cancel}
      cancelLabel={text.cancelDialog.keep}
      isDangerous
      reason={{ label: text.cancelDialog.reason }}
      trigger={<Button variant="ghost">{text.cancel}</Button>}
      onConfirm={({ reason }) => cancel.run({ subscriptionId, at: 'END', reason })}
    />
  )
}

function EndAutomaticPixDialog({ subscription }: { subscription: OwnSubscription }) {
  const { subscription: text } = useMessages(purchasesCatalogue)
  const { id: subscriptionId, productName } = subscription
  const end = useAction(api.customer.subscriptions.endAutomaticPix, {
    invalidates: whatShowsSubscriptions,
    done: text.automaticPixDialog.done,
  })
  return (
    <ConfirmAction
      title={text.automaticPixDialog.title(productName)}
      description={text.automaticPixDialog.text}
      confirmLabel={text.automaticPixDialog.confirm}
      isDangerous
      trigger={<Button>{text.automaticPixDialog.confirm}</Button>}
      onConfirm={() => end.run({ subscriptionId })}
    />
  )
}
