import { Timeline } from '@balcao/ui/timeline'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { subscriptionsCatalogue } from './catalogue.ts'
import { useSubscriptionDesk } from './desk.tsx'
import type { Subscription } from './subscription.ts'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionBadge } from './subscription-badge.tsx'
import { SubscriptionSummary } from './subscription-summary.tsx'

/** One subscription: status, cycles, history, and actions. */
export function SubscriptionDrawer(drawer: ListDrawer) {
  const messages = useMessages(subscriptionsCatalogue)
  const text = messages.drawer
  const { procedures } = useSubscriptionDesk()
  return (
    <RecordDrawer
      {...drawer}
      query={procedures.get.queryOptions({ subscriptionId: drawer.rowId })}
      loadingTitle={text.loading}
      title={({ buyerName }) => buyerName}
      copy={({ buyerEmail }) => ({ text: buyerEmail, label: text.copyEmail })}
      detail={(subscription) => (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>
            <span className="font-semibold text-default text-xl">
              <Money cents={subscription.priceCents} currency={subscription.currency} />
            </span>{' '}
            {messages.every(subscription.frequencyInDays)}
          </span>
          <SubscriptionBadge {...subscription} />
        </p>
      )}
      actions={(subscription) => <SubscriptionActions subscription={subscription} />}
      tabs={{
        label: text.tabs,
        items: (subscription) => [
          {
            id: 'summary',
            label: text.summary,
            content: <SubscriptionSummary subscription={subscription} />,
          },
          { id: 'history', label: text.history, content: <History steps={subscription.steps} /> },
        ],
      }}
    />
  )
}

function History({ steps }: { steps: Subscription['steps'] }) {
  const text = useMessages(subscriptionsCatalogue)
  const { viewer } = useSubscriptionDesk()
  const format = useFormat()
  return (
    <Timeline
      items={steps.map(({ at, kind, actor, cycle }) => ({
        id: `${at}${kind}${cycle}`,
        content: (
          <>
            <p>{text.step[kind]}</p>
            <p className="text-muted text-sm">
              <time dateTime={at}>{format.dateTime(at)}</time> · {text.actor[viewer][actor]}
            </p>
          </>
        ),
      }))}
    />
  )
}
