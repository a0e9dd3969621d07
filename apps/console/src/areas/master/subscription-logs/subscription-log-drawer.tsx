import { Banner } from '@balcao/ui/banner'
import { DescriptionList } from '@balcao/ui/description-list'
import { LinkButton } from '@balcao/ui/link-button'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Timeline } from '@balcao/ui/timeline'
import { Link } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { readRowKey } from '#areas/master/common/row-key.ts'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import { subscriptionTones } from '#features/subscriptions/subscription-badge.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { subscriptionLogsCatalogue } from './catalogue.ts'

type Subscription = inferOutput<typeof api.master.logs.subscriptionOne>

/** The subscription of a log entry: its owner, and its history. */
export function SubscriptionLogDrawer(drawer: ListDrawer) {
  const { drawer: text } = useMessages(subscriptionLogsCatalogue)
  const { state: states, every } = useMessages(subscriptionsCatalogue)
  const { platformId, id: subscriptionId } = readRowKey(drawer.rowId)
  return (
    <RecordDrawer
      {...drawer}
      query={api.master.logs.subscriptionOne.queryOptions({ platformId, subscriptionId })}
      loadingTitle={text.loading}
      title={({ productName }) => productName}
      detail={({ priceCents, currency, frequencyInDays, state }) => (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>
            <span className="font-semibold text-default text-xl">
              <Money cents={priceCents} currency={currency} />
            </span>{' '}
            {every(frequencyInDays)}
          </span>
          <StatusBadge tone={subscriptionTones[state]}>{states[state]}</StatusBadge>
        </p>
      )}
      actions={() => (
        <LinkButton asChild>
          <Link to={`/master-root/platforms/${platformId}`}>{text.platform}</Link>
        </LinkButton>
      )}
      tabs={{
        label: text.tabs,
        items: (subscription) => [
          { id: 'summary', label: text.summary, content: <Summary subscription={subscription} /> },
          {
            id: 'history',
            label: text.history,
            count: subscription.steps.length,
            content: <History steps={subscription.steps} />,
          },
        ],
      }}
    />
  )
}

function Summary({ subscription }: { subscription: Subscription }) {
  const { drawer: text } = useMessages(subscriptionLogsCatalogue)
  const { drawer: words } = useMessages(subscriptionsCatalogue)
  const format = useFormat()
  const { sellerName, buyerName, createdAt, paidUntil, accessUntil, cancelReason, cycles } = subscription
  const facts = [
    { id: 'seller', term: words.seller, value: sellerName },
    { id: 'buyer', term: text.buyer, value: buyerName },
    { id: 'since', term: text.since, value: format.date(createdAt) },
    { id: 'paidUntil', term: words.paidUntil, value: paidUntil && format.date(paidUntil) },
    { id: 'accessUntil', term: words.accessUntil, value: accessUntil && format.date(accessUntil) },
    { id: 'reason', term: words.reason, value: cancelReason },
  ]
  return (
    <div className="grid gap-6">
      <DescriptionList items={facts} />
      <section className="grid gap-2">
        <h3 className="font-semibold">{words.cycles}</h3>
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {cycles.map(({ number, state, startsOn, endsOn }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span>{words.cycle(number, format.date(startsOn), format.date(endsOn))}</span>
              <span className="text-muted">{words.cycleState[state]}</span>
            </li>
          ))}
        </ul>
      </section>
      <Banner tone="info">{text.audited}</Banner>
    </div>
  )
}

function History({ steps }: { steps: Subscription['steps'] }) {
  const text = useMessages(subscriptionLogsCatalogue)
  const format = useFormat()
  return (
    <Timeline
      items={steps.map(({ at, kind, actor, cycle }) => ({
        id: `${at}${kind}${cycle}`,
        content: (
          <>
            <p>{text.step[kind]}</p>
            <p className="text-muted text-sm">
              <time dateTime={at}>{format.dateTime(at)}</time> · {text.actor[actor]}
            </p>
          </>
        ),
      }))}
    />
  )
}
