import { useMessages } from '#i18n/use-messages.ts'
import { MoneyByDayCard } from '#kit/charts/money-by-day-card.tsx'
import { managerDashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

/** The manager's commission by day, compared with the days before. */
export function CommissionCard({ data }: { data: DashboardData }) {
  const text = useMessages(managerDashboardCatalogue).chart
  return (
    <MoneyByDayCard
      data={{
        period: { days: data.days.length },
        current: { grossCents: data.commission.now },
        previous: { grossCents: data.commission.before },
        days: data.days.map(asGross),
        previousDays: data.previousDays.map(asGross),
      }}
      text={text}
    />
  )
}

const asGross = ({ day, cents }: DashboardData['days'][number]) => ({ day, grossCents: cents })
