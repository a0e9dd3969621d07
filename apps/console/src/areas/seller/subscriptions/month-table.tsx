import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import type { SubscriptionMonths } from '#features/subscriptions/subscription.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'

/**
 * The newest month first, back to the first charge. Churn is measured against the subscribers at the
 * beginning of the month.
 */
export function MonthTable({ currency, months }: SubscriptionMonths) {
  const text = useMessages(subscriptionsCatalogue).history.months
  const format = useFormat()
  const first = months.findIndex(({ chargedCents, atStartCount }) => chargedCents > 0 || atStartCount > 0)
  const shown = months.slice(Math.max(first, 0)).toReversed()
  const headings = [text.monthly, text.charged, text.started, text.left, text.lost, text.churn]
  return (
    <Table label={text.title} density="compact">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.month}</TableHeaderCell>
          {headings.map((heading) => (
            <TableHeaderCell key={heading} align="end">
              {heading}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {shown.map((row) => (
          <TableRow key={row.month}>
            <TableCell>{format.month(`${row.month}-15`)}</TableCell>
            <TableCell align="end" className="font-medium">
              {format.money(row.monthlyCents, currency)}
            </TableCell>
            <TableCell align="end">{format.money(row.chargedCents, currency)}</TableCell>
            <TableCell align="end">{format.integer(row.startedCount)}</TableCell>
            <TableCell align="end">{format.integer(row.leftCount)}</TableCell>
            <TableCell align="end">{format.integer(row.lostCount)}</TableCell>
            <TableCell align="end">
              {row.atStartCount === 0
                ? '—'
                : format.percent((row.leftCount + row.lostCount) / row.atStartCount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
