import { cardBrandName } from '@balcao/domain/cards/card'
import type { SubscriptionState } from '@balcao/domain/payments/subscription-states'
import type { Tone } from '@balcao/ui/badge'
import { Banner } from '@balcao/ui/banner'
import { Card } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { buyingCatalogue } from '#features/buying/catalogue.ts'
import { PendingPlan } from '#features/plan-change/pending-plan.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { purchasesCatalogue } from './catalogue.ts'
import { type OwnSubscription, whatShowsSubscriptions } from './own-subscription.ts'
import { SubscriptionActions } from './subscription-actions.tsx'

const tones: Record<SubscriptionState, Tone> = {
  INCOMPLETE: 'pending',
  INCOMPLETE_EXPIRED: 'neutral',
  ACTIVE: 'positive',
  PAST_DUE: 'negative',
  PAUSED: 'pending',
  CANCEL_AT_END: 'pending',
  CANCELED: 'neutral',
  COMPLETED: 'positive',
}

/** One subscription: its next charge, its payment method, and its actions. */
export function SubscriptionCard({ subscription }: { subscription: OwnSubscription }) {
  const { subscription: text } = useMessages(purchasesCatalogue)
  const { method } = useMessages(buyingCatalogue)
  const format = useFormat()
  const { state, card, paidUntil, priceCents, currency, isPaidInFull } = subscription
  const price = `${format.money(priceCents, currency)} ${text.every(subscription.frequencyInDays)}`
  const goesOn = state === 'ACTIVE' && !isPaidInFull
  return (
    <Card className="grid gap-3">
      <header>
        <h2 className="text-balance font-semibold">{subscription.productName}</h2>
        <p className="text-muted text-sm">{text.since(format.date(subscription.createdAt))}</p>
      </header>
      <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>
      <Note subscription={subscription} />
      <DescriptionList
        items={[
          { id: 'plan', term: text.plan, value: subscription.planTitle },
          { id: 'price', term: text.price, value: price, isNumber: true },
          ...(paidUntil
            ? [
                {
                  id: 'next',
                  term: goesOn ? text.nextCharge : text.paidUntil,
                  value: format.date(paidUntil),
                  isNumber: true,
                },
              ]
            : []),
          {
            id: 'method',
            term: text.method,
            value: card
              ? text.card(cardBrandName(card.brand) ?? text.anyCard, card.lastFour)
              : subscription.isAutomaticPix
                ? text.automaticPix
                : method[subscription.method],
          },
        ]}
      />
      <PendingPlan viewer="BUYER" subscription={subscription} invalidates={whatShowsSubscriptions} />
      <SubscriptionActions subscription={subscription} />
    </Card>
  )
}

function Note({ subscription }: { subscription: OwnSubscription }) {
  const { state, accessUntil, resumesAt, paidUntil, isTrial, isPaidInFull } = subscription
  const { subscription: text } = useMessages(purchasesCatalogue)
  const format = useFormat()
  const now = useNow()
  if (state === 'PAST_DUE')
    return (
      <Banner tone="pending">
        {accessUntil && new Date(accessUntil) > now ? text.late(format.date(accessUntil)) : text.lateClosed}
      </Banner>
    )
  if (state === 'ACTIVE' && isPaidInFull) return <p className="text-muted text-sm">{text.paidInFull}</p>
  if (state === 'ACTIVE' && isTrial && paidUntil)
    return <p className="text-muted text-sm">{text.inTrial(format.date(paidUntil))}</p>
  if (state === 'PAUSED')
    return (
      <p className="text-muted text-sm">
        {resumesAt ? text.resumesOn(format.date(resumesAt)) : text.pausedOpen}
      </p>
    )
  return null
}
