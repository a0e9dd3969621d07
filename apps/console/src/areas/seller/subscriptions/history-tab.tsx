import { Card, CardHeader } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { api } from '#api/client.ts'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { CohortTable } from './cohort-table.tsx'
import { MonthBars } from './month-bars.tsx'
import { MonthTable } from './month-table.tsx'
import { RecoveryTable } from './recovery-table.tsx'
import { RevenueCard } from './revenue-card.tsx'

const waiting = <Skeleton className="h-60 w-full" />

/** Twelve months of the seller's subscriptions by the books: MRR and its movements, churn, retention, recovered charges. */
export function HistoryTab() {
  const text = useMessages(subscriptionsCatalogue).history
  const months = useQuery(api.seller.subscriptions.months.queryOptions())
  const revenue = useQuery(api.seller.subscriptions.revenue.queryOptions({}))
  const cohorts = useQuery(api.seller.subscriptions.cohorts.queryOptions())
  const recovery = useQuery(api.seller.subscriptions.recovery.queryOptions())
  const empty = <EmptyState icon={<ChartColumn />} title={text.empty.title} description={text.empty.text} />
  if (months.data?.length === 0) return empty
  return (
    <div className="grid grid-cols-1 gap-4">
      <QueryStates query={months} skeleton={waiting}>
        {(currencies) =>
          currencies.map((part) => (
            <Card key={part.currency} className="grid grid-cols-1 gap-4">
              <CardHeader title={text.months.title} detail={text.months.detail} />
              <MonthBars {...part} />
              <MonthTable {...part} />
            </Card>
          ))
        }
      </QueryStates>
      <QueryStates query={revenue} skeleton={waiting}>
        {(parts) => <RevenueCard parts={parts} />}
      </QueryStates>
      <QueryStates query={cohorts} skeleton={waiting}>
        {(currencies) =>
          currencies.map((part) => (
            <Card key={part.currency} className="grid grid-cols-1 gap-4">
              <CardHeader title={text.cohorts.title} detail={text.cohorts.detail} />
              <CohortTable {...part} />
            </Card>
          ))
        }
      </QueryStates>
      <QueryStates query={recovery} skeleton={waiting}>
        {(currencies) => (
          <Card className="grid grid-cols-1 gap-4">
            <CardHeader title={text.recovery.title} detail={text.recovery.detail} />
            {currencies.length === 0 && <p className="text-muted">{text.recovery.none}</p>}
            {currencies.map((part) => (
              <RecoveryTable key={part.currency} {...part} />
            ))}
          </Card>
        )}
      </QueryStates>
    </div>
  )
}
