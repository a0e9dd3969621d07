import { Card, CardHeader } from '@balcao/ui/card'
import { LegendMark, StackedBar } from '@balcao/ui/stacked-bar'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { useMoneyText } from '#kit/use-money-text.ts'
import { platformDashboardCatalogue } from './catalogue.ts'
import type { PlatformState } from './dashboard-data.ts'

type Part = { id: string; label: string; value: number; color: string }

/** Total owed to everybody against the balances at the acquirers. */
export function PositionCard({ state: { owed, atAcquirers, currency } }: { state: PlatformState }) {
  const text = useMessages(platformDashboardCatalogue).position
  const format = useFormat()
  const moneyText = useMoneyText()
  const leftCents = atAcquirers.totalCents - owed.totalCents
  const coveredCents = Math.floor((atAcquirers.totalCents * 100) / owed.totalCents)
  return (
    <Card className="grid grid-cols-1 content-start gap-5">
      <CardHeader title={text.title} detail={text.detail} />
      {owed.totalCents === 0 ? (
        <p className="text-muted">{text.nothing}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="font-semibold text-3xl tabular-nums tracking-tight">
            {format.percent(atAcquirers.totalCents / owed.totalCents)}
          </p>
          <p className="min-w-0">
            {currency === 'BRL'
              ? text.covered(moneyText(coveredCents))
              : text.coveredIn(currency, moneyText(coveredCents))}
            <span className={leftCents < 0 ? 'block text-negative' : 'block text-muted'}>
              {leftCents < 0 ? text.missing(moneyText(-leftCents)) : text.left(moneyText(leftCents))}
            </span>
          </p>
        </div>
      )}
      <Bar
        title={text.atAcquirers}
        totalCents={atAcquirers.totalCents}
        parts={[
          {
            id: 'balance',
            label: text.balance,
            value: atAcquirers.balanceCents,
            color: 'var(--color-chart-1)',
          },
          {
            id: 'receivable',
            label: text.receivable,
            value: atAcquirers.receivableCents,
            color: 'var(--color-chart-2)',
          },
        ]}
      />
      {atAcquirers.balanceCents < 0 && <p className="-mt-3 text-muted text-sm">{text.overdrawn}</p>}
      <Bar
        title={text.owed}
        totalCents={owed.totalCents}
        parts={[
          { id: 'pending', label: text.pending, value: owed.pendingCents, color: 'var(--color-chart-2)' },
          {
            id: 'available',
            label: text.available,
            value: owed.availableCents,
            color: 'var(--color-chart-1)',
          },
          { id: 'reserve', label: text.reserve, value: owed.reserveCents, color: 'var(--color-chart-3)' },
          {
            id: 'withdrawing',
            label: text.withdrawing,
            value: owed.withdrawingCents,
            color: 'var(--color-chart-5)',
          },
          { id: 'held', label: text.held, value: owed.heldCents, color: 'var(--color-chart-4)' },
          { id: 'managers', label: text.managers, value: owed.managersCents, color: 'var(--color-chart-6)' },
          { id: 'buyers', label: text.buyers, value: owed.buyersCents, color: 'var(--color-chart-previous)' },
        ]}
      />
    </Card>
  )
}

function Bar({ title, totalCents, parts }: { title: string; totalCents: number; parts: readonly Part[] }) {
  const moneyText = useMoneyText()
  const shown = parts.filter(({ value }) => value !== 0)
  const spoken = shown.map(({ label, value }) => `${label} ${moneyText(value)}`).join(', ')
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-medium">
        {title}
        <span className="font-semibold">
          <Money cents={totalCents} />
        </span>
      </h3>
      <StackedBar
        parts={shown.map((part) => ({ ...part, value: Math.max(0, part.value) }))}
        label={`${title}: ${spoken}`}
      />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shown.map(({ id, label, value, color }) => (
          <li key={id} className="flex items-center gap-1.5">
            <LegendMark color={color} />
            <span className="text-muted">{label}</span>
            <span className="font-medium">
              <Money cents={value} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
