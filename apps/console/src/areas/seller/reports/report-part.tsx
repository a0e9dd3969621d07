import { reportRowName } from '@balcao/domain/reports/report-row-name'
import {
  drawnFigure,
  isByDay,
  isByMonth,
  isMoneyFigure,
  type ReportPart as Part,
  type Report,
  type ReportRow,
} from '@balcao/domain/reports/reports'
import { Card, CardHeader } from '@balcao/ui/card'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { reportsCatalogue } from './catalogue.ts'
import { CohortGrid } from './cohort-grid.tsx'
import { DayBars } from './day-bars.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTiles } from './report-tiles.tsx'
import { RowBars } from './row-bars.tsx'

type ReportPartProps = { report: Report; part: Part; isNamed: boolean }

/** The figures, the chart and the table of one currency. */
export function ReportPart({ report, part, isNamed }: ReportPartProps) {
  const text = useMessages(reportsCatalogue)
  const format = useFormat()
  const figure = drawnFigure[report]
  const nameOf = (row: ReportRow) =>
    isByDay(report)
      ? format.dayWithWeekday(row.key)
      : isByMonth(report)
        ? format.month(`${row.key}-01`)
        : reportRowName(report, row, text, format.locale)
  const valueText = (value: number) =>
    isMoneyFigure(figure) ? format.money(value, part.currency) : format.integer(value)
  const bars = part.rows.map((row) => {
    const value = row.values[figure] ?? 0
    return { id: row.key, name: nameOf(row), value, text: valueText(value) }
  })
  return (
    <section aria-label={part.currency} className="grid grid-cols-1 gap-4">
      {isNamed && <h2 className="font-semibold text-lg">{part.currency}</h2>}
      <ReportTiles report={report} part={part} />
      <Card className="grid grid-cols-1 gap-4">
        <CardHeader title={text.figure[figure]} detail={valueText(part.totals[figure] ?? 0)} />
        {report === 'COHORT' ? (
          <CohortGrid rows={part.rows} nameOf={nameOf} />
        ) : isByDay(report) ? (
          <DayBars
            bars={bars}
            markText={(value) =>
              isMoneyFigure(figure) ? format.compactMoney(value, part.currency) : format.integer(value)
            }
          />
        ) : (
          <RowBars bars={bars} />
        )}
      </Card>
      <Card isFlush>
        <ReportTable report={report} part={part} nameOf={nameOf} />
      </Card>
    </section>
  )
}
