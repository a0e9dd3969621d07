import { Card, CardHeader } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { LegendMark, StackedBar } from '@balcao/ui/stacked-bar'
import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { useMoneyText } from '#kit/use-money-text.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

export function BalanceCard({ balance }: { balance: DashboardData['balance'] }) {
  const text = useMessages(dashboardCatalogue).balance
  const format = useFormat()
  const moneyText = useMoneyText()
  const usual = [
    {
      id: 'available',
      label: text.availableShort,
      value: Math.max(0, balance.availableCents),
      color: 'var(--color-chart-1)',
    },
    { id: 'pending', label: text.pending, value: balance.pendingCents, color: 'var(--color-chart-2)' },
    { id: 'reserve', label: text.reserve, value: balance.reserveCents, color: 'var(--color-chart-3)' },
  ]
  const further = [
    { id: 'held', label: text.held, value: balance.heldCents, color: 'var(--color-chart-4)' },
    {
      id: 'withdrawing',
      label: text.withdrawing,
      value: balance.withdrawingCents,
      color: 'var(--color-chart-5)',
    },
  ]
  const parts = [...usual, ...further.filter(({ value }) => value > 0)]
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  const spoken = parts.map((part) => `${part.label} ${moneyText(part.value)}`).join(', ')
  const { nextRelease } = balance
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader
        title={text.title}
        action={
          <span className="flex gap-2">
            <LinkButton asChild size="small">
              <Link to="/platform/financial">{text.statement}</Link>
            </LinkButton>
            <LinkButton asChild size="small" variant="primary">
              <Link to="/platform/financial" search={{ ask: 'withdraw' }}>
                {text.withdraw}
              </Link>
            </LinkButton>
          </span>
        }
      />
      <div>
        <p className="font-semibold text-3xl tracking-tight">
          <Money cents={balance.availableCents} />
        </p>
        <p className="text-muted text-sm">{text.available}</p>
      </div>
      <StackedBar parts={parts} label={`${text.chart}: ${spoken}`} />
      <dl className="grid gap-2.5">
        {parts.map((part) => (
          <div key={part.id} className="flex justify-between gap-4">
            <dt className="flex items-center gap-2">
              <LegendMark color={part.color} />
              {part.label}
            </dt>
            <dd>
              <Money cents={part.value} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-default border-t pt-2.5 font-semibold">
          <dt>{text.total}</dt>
          <dd>
            <Money cents={total} />
          </dd>
        </div>
      </dl>
      <div className="mt-auto flex items-start gap-2.5 rounded-control bg-sunken px-3 py-2.5">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        {nextRelease ? (
          <p>
            <span className="block text-muted text-sm">{text.nextRelease}</span>
            {text.nextReleaseText(moneyText(nextRelease.amountCents), format.dayWithWeekday(nextRelease.at))}
          </p>
        ) : (
          <p className="text-muted">{text.noRelease}</p>
        )}
      </div>
    </Card>
  )
}
