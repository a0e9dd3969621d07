import { cohortMonths, type ReportRow } from '@balcao/domain/reports/reports'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { reportsCatalogue } from './catalogue.ts'

type CohortGridProps = { rows: readonly ReportRow[]; nameOf: (row: ReportRow) => string }

/**
 * Retention of each month's cohort, the darker the higher. An image: the table below has the numbers of
 * people.
 */
export function CohortGrid({ rows, nameOf }: CohortGridProps) {
  const text = useMessages(reportsCatalogue)
  const format = useFormat()
  return (
    <div aria-hidden="true" className="overflow-x-auto">
      <div className="grid min-w-100 grid-cols-[minmax(9rem,1fr)_repeat(5,minmax(3.5rem,1fr))] gap-1 text-sm">
        <span />
        {cohortMonths.map((months) => (
          <span key={months} className="text-center text-muted text-xs">
            {text.afterMonths(months)}
          </span>
        ))}
        {rows.map((row) => (
          <CohortRow key={row.key} row={row} name={nameOf(row)} percent={format.percent} />
        ))}
      </div>
    </div>
  )
}

type CohortRowProps = { row: ReportRow; name: string; percent: (share: number) => string }

function CohortRow({ row: { values }, name, percent }: CohortRowProps) {
  return (
    <>
      <span className="truncate py-2">{name}</span>
      {cohortMonths.map((months) => {
        const stayed = values[`after${months}Count`]
        const share = stayed === undefined ? null : stayed / (values.startedCount ?? 1)
        return (
          <span
            key={months}
            className="grid place-items-center rounded-small py-2 tabular-nums"
            style={{
              backgroundColor:
                share === null
                  ? 'var(--color-sunken)'
                  : `color-mix(in oklab, var(--color-chart-2) ${Math.round(20 + 50 * share)}%, var(--color-surface))`,
            }}
          >
            {share === null ? '' : percent(share)}
          </span>
        )
      })}
    </>
  )
}
