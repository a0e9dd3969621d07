import { Card, CardHeader } from '@balcao/ui/card'
import { Progress } from '@balcao/ui/progress'
import { Skeleton } from '@balcao/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useMoneyText } from '#kit/use-money-text.ts'
import { managerDashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

const MoneyByDayChart = lazy(async () => ({
  default: (await import('#kit/charts/money-by-day-chart.tsx')).MoneyByDayChart,
}))

/** The manager's commission by day, compared with the days before. */
export function CommissionCard({ data }: { data: DashboardData }) {
  const text = useMessages(managerDashboardCatalogue).chart
  if (data.days.length === 1) return <TodayCard commission={data.commission} />
  const points = data.days.map(({ day, cents }, index) => ({
    day,
    currentCents: cents,
    previousDay: data.previousDays[index]?.day ?? day,
    previousCents: data.previousDays[index]?.cents ?? 0,
  }))
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <CardHeader title={text.title} />
      <Suspense fallback={<Skeleton className="h-60 w-full xl:h-74" />}>
        <MoneyByDayChart isUnfinished points={points} texts={text} />
      </Suspense>
    </Card>
  )
}

/** A single day makes no line: two bars instead. */
function TodayCard({ commission }: { commission: DashboardData['commission'] }) {
  const text = useMessages(managerDashboardCatalogue).chart
  const moneyText = useMoneyText()
  const largest = Math.max(commission.now, commission.before, 1)
  const bars = [
    { id: 'today', label: text.today, cents: commission.now, color: 'var(--color-chart-1)' },
    {
      id: 'yesterday',
      label: text.yesterday,
      cents: commission.before,
      color: 'var(--color-chart-previous)',
    },
  ]
  return (
    <Card className="grid grid-cols-1 content-start gap-5">
      <CardHeader title={text.titleToday} />
      {bars.map(({ id, label, cents, color }) => (
        <div key={id} className="grid gap-1.5">
          <p className="flex justify-between gap-3 text-sm">
            <span>{label}</span>
            <span className="tabular-nums">{moneyText(cents)}</span>
          </p>
          <Progress label={`${label}: ${moneyText(cents)}`} value={cents / largest} color={color} />
        </div>
      ))}
    </Card>
  )
}
