import { Banner } from '@balcao/ui/banner'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { LegendMark, StackedBar } from '@balcao/ui/stacked-bar'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useCurrency } from '#kit/currency.tsx'
import { Money } from '#kit/money.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { managerDashboardCatalogue } from './catalogue.ts'
import type { Purse } from './dashboard-data.ts'

const parts = [
  { id: 'available', color: 'var(--color-chart-1)' },
  { id: 'pending', color: 'var(--color-chart-2)' },
  { id: 'reserve', color: 'var(--color-chart-3)' },
  { id: 'held', color: 'var(--color-chart-4)' },
  { id: 'withdrawing', color: 'var(--color-chart-5)' },
] as const

/** The manager's commission by place, in the currency of the figures beside it. */
export function WalletCard() {
  const text = useMessages(managerDashboardCatalogue).wallet
  const currency = useCurrency()
  const wallet = useQuery(api.manager.wallet.read.queryOptions())
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={text.title} />
      <QueryStates query={wallet} skeleton={<Skeleton className="h-60 w-full" />}>
        {({ purses }) =>
          purses
            .filter((purse) => purse.currency === currency)
            .map((purse) => <PurseParts key={purse.currency} purse={purse} />)
        }
      </QueryStates>
    </Card>
  )
}

function PurseParts({ purse }: { purse: Purse }) {
  const text = useMessages(managerDashboardCatalogue).wallet
  const format = useFormat()
  const money = (cents: number) => format.money(cents, purse.currency)
  const shown = parts
    .map(({ id, color }) => ({ id, color, label: text.parts[id], value: purse[`${id}Cents`] }))
    // Places that are usually empty are shown only with money.
    .filter(({ id, value }) => value !== 0 || id === 'available' || id === 'pending')
  const spoken = shown.map(({ label, value }) => `${label} ${money(value)}`).join(', ')
  return (
    <>
      {purse.debtCents > 0 && <Banner tone="negative">{text.debt(money(purse.debtCents))}</Banner>}
      <div>
        <p className="font-semibold text-3xl tracking-tight">
          <Money cents={purse.availableCents} />
        </p>
        <p className="text-muted text-sm">{text.available}</p>
      </div>
      <StackedBar parts={shown} label={`${text.chart}: ${spoken}`} />
      <dl className="grid gap-2.5">
        {shown.map(({ id, label, color, value }) => (
          <div key={id} className="flex justify-between gap-4">
            <dt className="flex items-center gap-2">
              <LegendMark color={color} />
              {label}
            </dt>
            <dd>
              <Money cents={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex items-start gap-2.5 rounded-control bg-sunken px-3 py-2.5">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        {purse.nextRelease ? (
          <p>
            <span className="block text-muted text-sm">{text.nextRelease}</span>
            {text.nextReleaseText(
              money(purse.nextRelease.amountCents),
              format.dayWithWeekday(purse.nextRelease.at),
            )}
          </p>
        ) : (
          <p className="text-muted">{text.noRelease}</p>
        )}
      </div>
    </>
  )
}
