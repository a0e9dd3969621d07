import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import type { SubscriptionCohorts } from '#features/subscriptions/subscription.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'

/** Cohorts and the cycles they stayed; the higher the retention, the stronger the colour. */
export function CohortTable({ currency, cohorts }: SubscriptionCohorts) {
  const text = useMessages(subscriptionsCatalogue).history.cohorts
  const format = useFormat()
  const cycles = Array.from(
    { length: Math.max(...cohorts.map(({ paid }) => paid.length)) },
    (_, index) => index + 1,
  )
  return (
    <Table label={text.title} density="compact">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.month}</TableHeaderCell>
          <TableHeaderCell align="end">{text.size}</TableHeaderCell>
          {cycles.map((number) => (
            <TableHeaderCell key={number} align="end">
              {text.cycle(number)}
            </TableHeaderCell>
          ))}
          <TableHeaderCell align="end">{text.charged}</TableHeaderCell>
          <TableHeaderCell align="end">{text.reversed}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {cohorts.toReversed().map(({ month, size, paid, chargedCents, reversedCents }) => (
          <TableRow key={month}>
            <TableCell>{format.month(`${month}-15`)}</TableCell>
            <TableCell align="end">{format.integer(size)}</TableCell>
            {cycles.map((number) => {
              const count = paid[number - 1]
              return (
                <TableCell
                  key={number}
                  align="end"
                  style={count === undefined ? undefined : shade(count / size)}
                >
                  {count === undefined ? '' : format.percent(count / size)}
                </TableCell>
              )
            })}
            <TableCell align="end">{format.money(chargedCents, currency)}</TableCell>
            <TableCell align="end">{format.money(reversedCents, currency)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Never so strong that the figure on it is unreadable. */
function shade(share: number) {
  return {
    backgroundColor: `color-mix(in oklab, var(--color-chart-1) ${Math.round(share * 28)}%, transparent)`,
  }
}
