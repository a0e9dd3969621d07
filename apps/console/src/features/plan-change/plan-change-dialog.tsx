import { RadioGroup } from '@balcao/ui/radio-group'
import { Skeleton } from '@balcao/ui/skeleton'
import { showToast } from '@balcao/ui/toast'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { Invalidated } from '#kit/action/use-invalidate.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { planChangeCatalogue } from './catalogue.ts'

type Subscription = Pick<
  inferOutput<typeof api.seller.subscriptions.list>['rows'][number],
  'id' | 'productName' | 'buyerName' | 'planTitle' | 'priceCents' | 'frequencyInDays' | 'currency' | 'method'
>
type Found = inferOutput<typeof api.seller.subscriptions.planChoices>
type Choice = Extract<Found, { kind: 'CHOICES' }>['choices'][number]

type PlanChangeDialogProps = {
  viewer: 'BUYER' | 'SELLER'
  subscription: Subscription
  invalidates: readonly Invalidated[]
  onClose: () => void
}

/** Choice of another plan for a subscription. Only a buyer is shown plans that are charged today. */
export function PlanChangeDialog({ viewer, subscription, invalidates, onClose }: PlanChangeDialogProps) {
  const text = useMessages(planChangeCatalogue)
  const { id: subscriptionId, productName, buyerName } = subscription
  const procedures = viewer === 'BUYER' ? api.customer.subscriptions : api.seller.subscriptions
  const query = useQuery(procedures.planChoices.queryOptions({ subscriptionId }))
  const [offerId, setOfferId] = useState('')
  const change = useAction(procedures.changePlan, {
    invalidates,
    done: ({ state, paymentId }) => {
      if (viewer === 'BUYER' && state === 'CHARGING' && paymentId !== null)
        return window.location.assign(`/checkout/payment/${paymentId}`)
      const title = { DONE: text.done, PLANNED: text.planned, CHARGING: text.charging }[state]
      return showToast({ tone: 'positive', title })
    },
  })
  const choices = query.data?.kind === 'CHOICES' ? query.data.choices : []
  const chosen = choices.find((choice) => choice.offerId === offerId)
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={viewer === 'BUYER' ? text.title.BUYER(productName) : text.title.SELLER(buyerName)}
      description={text.text[viewer]}
      confirmLabel={text.confirm[chosen?.quote.takesEffect ?? (viewer === 'BUYER' ? 'NOW' : 'RENEWAL')]}
      isConfirmDisabled={!chosen}
      onConfirm={async () => {
        if (!chosen) return
        try {
          const { priceCents, frequencyInDays, quote } = chosen
          await change.run({
            subscriptionId,
            offerId,
            priceCents,
            frequencyInDays,
            dueCents: quote.dueCents,
          })
        } catch (error) {
          // The shown amount is of an earlier day, or another change was made: the choices are loaded again.
          await query.refetch()
          throw error
        }
      }}
    >
      <QueryStates query={query} skeleton={<Skeleton className="h-32" />}>
        {(found) =>
          found.kind === 'OBSTACLE' ? (
            <p>{text.obstacle[found.obstacle]}</p>
          ) : (
            <div className="grid gap-4">
              <Plans
                subscription={subscription}
                choices={found.choices}
                value={offerId}
                onChange={setOfferId}
              />
              <div aria-live="polite">
                {chosen && (
                  <Cost subscription={subscription} choice={chosen} chargesLeft={found.chargesLeft} />
                )}
              </div>
            </div>
          )
        }
      </QueryStates>
    </ConfirmAction>
  )
}

type PlansProps = {
  subscription: Subscription
  choices: readonly Choice[]
  value: string
  onChange: (offerId: string) => void
}

function Plans({ subscription, choices, value, onChange }: PlansProps) {
  const text = useMessages(planChangeCatalogue)
  const format = useFormat()
  const price = (plan: { priceCents: number; frequencyInDays: number }) =>
    text.price(format.money(plan.priceCents, subscription.currency), text.every(plan.frequencyInDays))
  return (
    <>
      <p className="text-muted text-sm">{text.present(subscription.planTitle, price(subscription))}</p>
      <RadioGroup
        label={text.plans}
        options={choices.map((choice) => ({
          value: choice.offerId,
          label: choice.title,
          description: price(choice),
        }))}
        value={value}
        onChange={onChange}
      />
    </>
  )
}

type CostProps = { subscription: Subscription; choice: Choice; chargesLeft: number | null }

function Cost({ subscription, choice, chargesLeft }: CostProps) {
  const text = useMessages(planChangeCatalogue)
  const format = useFormat()
  const { currency, method } = subscription
  const { takesEffect, startsOn, endsOn, creditCents, dueCents } = choice.quote
  const price = format.money(choice.priceCents, currency)
  if (takesEffect === 'RENEWAL')
    return (
      <p>
        {text.later(format.day(startsOn), price)}
        {chargesLeft !== null && chargesLeft > 1 && ` ${text.left(chargesLeft - 1, price)}`}
      </p>
    )
  return (
    <>
      <MoneyLines
        lines={[
          {
            label: text.firstPeriod(format.day(startsOn), format.day(endsOn)),
            cents: choice.priceCents,
            currency,
          },
          { label: text.credit, cents: -creditCents, currency },
          { label: text.due, cents: dueCents, currency, isSum: true },
        ]}
      />
      <p className="text-muted text-sm">{text.now[method]}</p>
    </>
  )
}
