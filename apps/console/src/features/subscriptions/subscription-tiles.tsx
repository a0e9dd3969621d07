import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { subscriptionsCatalogue } from './catalogue.ts'
import { useSubscriptionDesk } from './desk.tsx'
import type { SubscriptionSums } from './subscription.ts'

/** Subscribers and MRR; amounts of two currencies are side by side and never summed. */
export function SubscriptionTiles() {
  const text = useMessages(subscriptionsCatalogue).tile
  const format = useFormat()
  const { procedures } = useSubscriptionDesk()
  const query = useQuery(procedures.sum.queryOptions())
  const amounts = ({ money }: SubscriptionSums, part: 'monthlyCents' | 'recoveredCents') =>
    money.map((sums) => format.money(sums[part], sums.currency)).join(' · ') || format.money(0)
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-24 w-full" />}>
      {(sums) => (
        <QuietTiles
          figures={[
            {
              id: 'active',
              label: text.active,
              value: format.integer(sums.activeCount),
              detail: [
                text.paused(sums.pausedCount),
                ...(sums.trialCount > 0 ? [text.trials(sums.trialCount)] : []),
              ].join(', '),
            },
            {
              id: 'monthly',
              label: text.monthly,
              value: amounts(sums, 'monthlyCents'),
              detail: text.monthlyDetail,
            },
            {
              id: 'pastDue',
              label: text.pastDue,
              value: format.integer(sums.pastDueCount),
              detail: text.pastDueDetail(amounts(sums, 'recoveredCents')),
            },
            {
              id: 'left',
              label: text.moved,
              value: `+${format.integer(sums.startedCount)} −${format.integer(sums.leftCount + sums.lostCount)}`,
              detail: text.leftDetail(sums.leftCount, sums.lostCount),
            },
          ]}
        />
      )}
    </QueryStates>
  )
}
