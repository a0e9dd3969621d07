import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import type { SubscriptionRecovery } from '#features/subscriptions/subscription.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** Failed charges by their first cause: the recovered part, as a bar and in figures. */
export function RecoveryTable({ currency, causes }: SubscriptionRecovery) {
  const text = useMessages(subscriptionsCatalogue).history.recovery
  const format = useFormat()
  return (
    <Table label={text.title} density="compact">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.cause}</TableHeaderCell>
          <TableHeaderCell align="end">{text.failed}</TableHeaderCell>
          <TableHeaderCell align="end">{text.recovered}</TableHeaderCell>
          <TableHeaderCell align="end">{text.cents}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {causes.map(({ cause, failedCount, recoveredCount, recoveredCents }) => (
          <TableRow key={cause}>
            <TableCell>
              {text.causes[cause]}
              <span aria-hidden="true" className="mt-1 block h-1.5 max-w-60 rounded-small bg-sunken">
                <span
                  style={{ width: `${(100 * recoveredCount) / failedCount}%` }}
                  className="block h-full rounded-small bg-chart-1"
                />
              </span>
            </TableCell>
            <TableCell align="end">{format.integer(failedCount)}</TableCell>
            <TableCell align="end">
              {format.integer(recoveredCount)} ({format.percent(recoveredCount / failedCount)})
            </TableCell>
            <TableCell align="end" className="font-medium">
              {format.money(recoveredCents, currency)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
