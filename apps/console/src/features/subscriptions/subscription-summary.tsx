import { cardBrandName } from '@balcao/domain/cards/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { Link } from '@tanstack/react-router'
import { PendingPlan } from '#features/plan-change/pending-plan.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { subscriptionsCatalogue } from './catalogue.ts'
import { useSubscriptionDesk } from './desk.tsx'
import type { Subscription } from './subscription.ts'

export function SubscriptionSummary({ subscription }: { subscription: Subscription }) {
  const text = useMessages(subscriptionsCatalogue).drawer
  const format = useFormat()
  const { viewer, procedures, salesAddress } = useSubscriptionDesk()
  const { card, paidUntil, accessUntil, resumesAt, cancelReason, isTrial, chargesMax, automaticPix } =
    subscription
  const lastPaymentId = subscription.steps.find(({ paymentId }) => paymentId !== null)?.paymentId
  const date = (id: string, term: string, at: string | null) =>
    at === null ? [] : [{ id, term, value: format.date(at), isNumber: true }]
  return (
    <div className="grid gap-6">
      {viewer === 'SELLER' && (
        <PendingPlan viewer="SELLER" subscription={subscription} invalidates={[procedures]} />
      )}
      <DescriptionList
        items={[
          ...(viewer === 'PLATFORM'
            ? [{ id: 'seller', term: text.seller, value: subscription.sellerName }]
            : []),
          { id: 'product', term: text.product, value: subscription.productName },
          { id: 'plan', term: text.plan, value: subscription.planTitle },
          { id: 'email', term: text.email, value: subscription.buyerEmail },
          ...(card === null
            ? []
            : [
                {
                  id: 'card',
                  term: text.card,
                  value: text.cardOf(cardBrandName(card.brand) ?? '', card.lastFour),
                },
              ]),
          ...(automaticPix === null
            ? []
            : [
                {
                  id: 'automaticPix',
                  term: text.automaticPix,
                  value: text.automaticPixState[automaticPix.state],
                },
              ]),
          ...date('paidUntil', isTrial ? text.trialUntil : text.paidUntil, paidUntil),
          ...date('accessUntil', text.accessUntil, accessUntil),
          ...date('resumes', text.resumes, resumesAt),
          ...(chargesMax === null
            ? []
            : [{ id: 'chargesMax', term: text.chargesMax, value: String(chargesMax), isNumber: true }]),
          ...(cancelReason === null ? [] : [{ id: 'reason', term: text.reason, value: cancelReason }]),
        ]}
      />
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.cycles}</h3>
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {subscription.cycles.map(({ number, state, startsOn, endsOn }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span>{text.cycle(number, format.date(startsOn), format.date(endsOn))}</span>
              <span className="text-muted">{text.cycleState[state]}</span>
            </li>
          ))}
        </ul>
        {lastPaymentId && (
          <p>
            <Link to={salesAddress} search={{ open: lastPaymentId }} className="underline underline-offset-2">
              {text.lastSale}
            </Link>
          </p>
        )}
      </section>
    </div>
  )
}
