import { Card, CardHeader } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { Download } from 'lucide-react'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import type { SubscriptionRevenue } from '#features/subscriptions/subscription.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'

type Month = SubscriptionRevenue['months'][number]

const gains = ['newCents', 'reactivationCents', 'expansionCents'] as const satisfies (keyof Month)[]
const losses = ['contractionCents', 'churnCents', 'completedCents'] as const satisfies (keyof Month)[]
const columns = ['openingCents', ...gains, ...losses, 'closingCents'] as const satisfies (keyof Month)[]

/** Movements of recurring revenue by month: what was gained and lost between its opening and its closing. */
export function RevenueCard({ parts }: { parts: readonly SubscriptionRevenue[] }) {
  const text = useMessages(subscriptionsCatalogue).history.revenue
  const { list } = useMessages(coreCatalogue)
  const { locale } = useLocale()
  return (
    <Card className="grid grid-cols-1 gap-4">
      <CardHeader
        title={text.title}
        detail={text.detail}
        action={
          parts.length > 0 && (
            <LinkButton href={exportHref('recurring-revenue', {}, locale)} download icon={<Download />}>
              {list.exportCsv}
            </LinkButton>
          )
        }
      />
      {parts.length === 0 && <p className="text-muted">{text.none}</p>}
      {parts.map((part) => (
        <RevenuePart key={part.currency} {...part} />
      ))}
    </Card>
  )
}

/** All months as bars, above a table from the newest month back to the first movement. */
function RevenuePart({ currency, months }: SubscriptionRevenue) {
  const text = useMessages(subscriptionsCatalogue).history.revenue
  const format = useFormat()
  const first = months.findIndex((month) => columns.some((column) => month[column] !== 0))
  const shown = months.slice(Math.max(first, 0))
  return (
    <>
      <RevenueBars currency={currency} months={months} />
      <Table label={text.title} density="compact">
        <TableHead>
          <TableRow>
            <TableHeaderCell>{text.month}</TableHeaderCell>
            {columns.map((column) => (
              <TableHeaderCell key={column} align="end">
                {text.column[column]}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.toReversed().map((month) => (
            <TableRow key={month.month}>
              <TableCell>{format.month(`${month.month}-15`)}</TableCell>
              {columns.map((column) => (
                <TableCell
                  key={column}
                  align="end"
                  className={column === 'closingCents' ? 'font-medium' : undefined}
                >
                  {format.money(month[column], currency)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}

/** Gains of each month above a line and losses below it. An image: the table has the same figures. */
function RevenueBars({ currency, months }: SubscriptionRevenue) {
  const format = useFormat()
  const sumOf = (month: Month, names: readonly (keyof Month)[]) =>
    names.reduce((sum, name) => sum + Math.abs(Number(month[name])), 0)
  const gained = Math.max(0, ...months.map((month) => sumOf(month, gains)))
  const lost = Math.max(0, ...months.map((month) => sumOf(month, losses)))
  const shareOf = (cents: number) => `${(100 * cents) / Math.max(1, gained + lost)}%`
  const part = (cents: number, look: string) => (
    <div
      title={format.money(cents, currency)}
      style={{ height: shareOf(Math.abs(cents)) }}
      className={`w-full ${look}`}
    />
  )
  return (
    <div aria-hidden="true" className="flex gap-1 sm:gap-2">
      {months.map((month) => {
        const up = sumOf(month, gains)
        return (
          <div key={month.month} className="grid min-w-0 flex-1 gap-2">
            <div className="flex h-44 flex-col">
              <div style={{ height: shareOf(gained - up) }} />
              {part(up, 'rounded-t-small bg-chart-1')}
              <div className="border-strong border-t" />
              {part(-sumOf(month, losses), 'rounded-b-small bg-chart-4')}
            </div>
            <p className="truncate text-center text-faint text-xs tabular-nums">
              {month.month.slice(5)}
              <span className="max-sm:hidden">/{month.month.slice(2, 4)}</span>
            </p>
          </div>
        )
      })}
    </div>
  )
}
