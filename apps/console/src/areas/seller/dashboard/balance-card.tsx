import { Card, CardHeader } from '@balcao/ui/card'
import { LegendMark, StackedBar } from '@balcao/ui/stacked-bar'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { Money } from '../../../kit/money.tsx'
import { useMoneyText } from '../../../kit/use-money-text.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

export function BalanceCard({ balance }: { balance: DashboardData['balance'] }) {
  const text = useMessages(dashboardCatalogue).balance
  const format = useFormat()
  const moneyText = useMoneyText()
  const parts = [
    {
      id: 'available',
      label: text.availableShort,
      value: Math.max(0, balance.availableCents),
      color: 'var(--color-chart-1)',
    },
    { id: 'pending', label: text.pending, value: balance.pendingCents, color: 'var(--color-chart-2)' },
    { id: 'reserve', label: text.reserve, value: balance.reserveCents, color: 'var(--color-chart-3)' },
  ]
  const spoken = parts.map((part) => `${part.label} ${moneyText(part.value)}`).join(', ')
  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <CardHeader title={text.title} />
      <div>
        <p className="font-semibold text-[1.625rem]/8 tracking-tight">
          <Money cents={balance.availableCents} />
        </p>
        <p className="text-muted text-sm">{text.available}</p>
      </div>
      <StackedBar parts={parts} label={`${text.chart}: ${spoken}`} />
      <dl className="grid gap-2 text-sm">
        {parts
          .slice(1)
          .filter((part) => part.value > 0)
          .map((part) => (
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
      </dl>
      {balance.nextRelease && (
        <p className="text-muted text-sm">
          {text.nextRelease(
            format.dayWithWeekday(balance.nextRelease.at),
            moneyText(balance.nextRelease.amountCents),
          )}
        </p>
      )}
    </Card>
  )
}
