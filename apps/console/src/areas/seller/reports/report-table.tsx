import {
  drawnFigure,
  type Figure,
  type Figures,
  isMoneyFigure,
  type Report,
  type ReportPart,
  type ReportRow,
  reportFigures,
} from '@balcao/domain/reports/reports'
import {
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@balcao/ui/table'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { reportsCatalogue } from './catalogue.ts'

type ReportTableProps = { report: Report; part: ReportPart; nameOf: (row: ReportRow) => string }

export function ReportTable({ report, part, nameOf }: ReportTableProps) {
  const text = useMessages(reportsCatalogue)
  const format = useFormat()
  const figures: readonly Figure[] = reportFigures[report]
  const drawn = drawnFigure[report]
  const total = part.totals[drawn] ?? 0
  const cell = (figure: Figure, values: Figures) => {
    const value = values[figure]
    if (value === undefined) return '—'
    return isMoneyFigure(figure) ? format.money(value, part.currency) : format.integer(value)
  }
  const cellsOf = (values: Figures) => (
    <>
      {figures.map((figure) => (
        <TableCell key={figure} align="end" className={figure === drawn ? 'font-medium' : undefined}>
          {cell(figure, values)}
        </TableCell>
      ))}
      <TableCell align="end">{total === 0 ? '—' : format.percent((values[drawn] ?? 0) / total)}</TableCell>
    </>
  )
  return (
    <Table label={text.reports[report].name} density="compact">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.row[report]}</TableHeaderCell>
          {figures.map((figure) => (
            <TableHeaderCell key={figure} align="end">
              {text.figure[figure]}
            </TableHeaderCell>
          ))}
          <TableHeaderCell align="end">{text.share}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {part.rows.map((row) => (
          <TableRow key={row.key}>
            <TableCell className="max-w-64 truncate">{nameOf(row)}</TableCell>
            {cellsOf(row.values)}
          </TableRow>
        ))}
      </TableBody>
      <TableFoot>
        <TableRow>
          <TableCell>{text.total}</TableCell>
          {cellsOf(part.totals)}
        </TableRow>
      </TableFoot>
    </Table>
  )
}
