import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { financialCatalogue } from './catalogue.ts'
import { MethodFeesCard } from './method-fees-card.tsx'

/** All fees: sales by method with their history, withdrawals, and anticipations. */
export function FeesTab() {
  const query = useQuery(api.seller.fees.list.queryOptions())
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <QueryStates query={query} skeleton={<Skeleton className="h-64 w-full" />}>
        {(methods) => methods.map((fees) => <MethodFeesCard key={fees.method} fees={fees} />)}
      </QueryStates>
      <WithdrawalFeesCard />
      <AnticipationFeesCard />
    </div>
  )
}

function WithdrawalFeesCard() {
  const text = useMessages(financialCatalogue).fees
  const format = useFormat()
  const query = useQuery(api.seller.withdrawals.terms.queryOptions({}))
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.withdrawal} />
      <QueryStates query={query} skeleton={<Skeleton className="h-24 w-full" />}>
        {({ currency, ...terms }) => {
          const money = (cents: number) => format.money(cents, currency)
          return (
            <DescriptionList
              items={[
                { id: 'fee', term: text.withdrawalFee, value: money(terms.feeCents), isNumber: true },
                ...(terms.smallBelowCents > 0
                  ? [
                      {
                        id: 'small',
                        term: text.smallFee(money(terms.smallBelowCents)),
                        value: money(terms.smallFeeCents),
                        isNumber: true,
                      },
                    ]
                  : []),
                { id: 'min', term: text.minimum, value: money(terms.minCents), isNumber: true },
                {
                  id: 'daily',
                  term: text.daily,
                  value: text.dailyOf(money(terms.dailyMaxCents), terms.dailyMaxCount),
                },
              ]}
            />
          )
        }}
      </QueryStates>
    </Card>
  )
}

function AnticipationFeesCard() {
  const { fees: text, anticipate } = useMessages(financialCatalogue)
  const format = useFormat()
  const query = useQuery(api.seller.anticipations.quote.queryOptions({}))
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.anticipation} />
      <QueryStates query={query} skeleton={<Skeleton className="h-24 w-full" />}>
        {(quote) =>
          quote === null ? (
            <p className="text-muted">{text.notOffered}</p>
          ) : (
            <DescriptionList
              items={[
                {
                  id: 'rate',
                  term: text.anticipationRate,
                  value: `${format.basisPoints(quote.basisPoints)} ${anticipate.rate[quote.rateKind]}`,
                },
                {
                  id: 'limit',
                  term: text.anticipationLimit,
                  value: format.money(quote.limitCents, quote.currency),
                  isNumber: true,
                },
              ]}
            />
          )
        }
      </QueryStates>
    </Card>
  )
}
