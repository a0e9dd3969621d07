import { Banner } from '@balcao/ui/banner'
import { Card } from '@balcao/ui/card'
import { LegendMark, StackedBar } from '@balcao/ui/stacked-bar'
import { Link } from '@tanstack/react-router'
import { nameInPart } from '#address/address-part.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { Purse } from './financial-data.ts'
import { statementKey } from './list-keys.ts'

/** The five places of the money, from the furthest to the nearest, each with one colour on every screen. */
const buckets = [
  { id: 'available', color: 'var(--color-chart-1)' },
  { id: 'pending', color: 'var(--color-chart-2)' },
  { id: 'reserve', color: 'var(--color-chart-3)' },
  { id: 'held', color: 'var(--color-chart-4)' },
  { id: 'withdrawing', color: 'var(--color-chart-5)' },
] as const

type Bucket = (typeof buckets)[number]['id']

const centsIn = (purse: Purse, bucket: Bucket): number => purse[`${bucket}Cents`]

/** All the money of one currency as a sum of its five places. Each leads to its own lines of the statement. */
export function BucketsCard({ purse, at }: { purse: Purse; at: string }) {
  const text = useMessages(financialCatalogue).bucket
  const format = useFormat()
  const parts = buckets.map(({ id, color }) => ({
    id,
    color,
    label: text[id],
    value: centsIn(purse, id),
  }))
  const spoken = parts.map(({ label, value }) => `${label} ${format.money(value, purse.currency)}`).join(', ')
  return (
    <div className="grid gap-4">
      {purse.debtCents > 0 && (
        <Banner tone="negative" title={text.debtTitle(format.money(purse.debtCents, purse.currency))}>
          {text.debtText}
        </Banner>
      )}
      <Card className="@container grid gap-4 in-data-docked:gap-3">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 in-data-docked:gap-y-2 @lg:grid-cols-3 @4xl:grid-cols-[1.3fr_repeat(5,1fr)]">
          <div className="col-span-2 @lg:col-span-1">
            <dt className="text-muted text-sm">{text.total}</dt>
            <dd className="font-semibold text-2xl tracking-tight in-data-docked:text-lg">
              <Money cents={purse.totalCents} currency={purse.currency} />
            </dd>
            <dd className="text-muted text-xs in-data-docked:hidden">
              {text.checkedAt(format.dateTime(at))}
            </dd>
          </div>
          {parts.map(({ id, color, label, value }, index) => (
            <div key={id} className="relative min-w-0 @4xl:ps-4">
              <span
                aria-hidden="true"
                className="absolute start-0 top-6 hidden text-faint @4xl:-translate-x-1/2 @4xl:inline"
              >
                {index === 0 ? '=' : '+'}
              </span>
              <dt className="flex items-center gap-2 text-muted text-sm">
                <LegendMark color={color} />
                {label}
              </dt>
              <dd className="font-semibold text-lg tracking-tight @4xl:text-base @5xl:text-lg">
                <Link
                  to="/platform/financial"
                  search={id === 'available' ? {} : { [nameInPart(statementKey, 'account')]: id }}
                  aria-label={text.see(`${label} ${format.money(value, purse.currency)}`)}
                  className="rounded-small underline-offset-4 hover:underline"
                >
                  <Money cents={value} currency={purse.currency} />
                </Link>
              </dd>
              <dd className="text-muted text-xs in-data-docked:hidden">{text.hint[id]}</dd>
            </div>
          ))}
        </dl>
        <StackedBar parts={parts} label={`${text.chart}: ${spoken}`} />
      </Card>
    </div>
  )
}
