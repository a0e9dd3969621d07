import { paymentWords as englishPayments } from '@balcao/domain/payments/payment-words/en-us'
import { paymentWords as portuguesePayments } from '@balcao/domain/payments/payment-words/pt-br'
import { reportRowName } from '@balcao/domain/reports/report-row-name'
import { reportWords as english } from '@balcao/domain/reports/report-words/en-us'
import { reportWords as portuguese } from '@balcao/domain/reports/report-words/pt-br'
import { isMoneyFigure, type Report, reportFigures, reports } from '@balcao/domain/reports/reports'
import { defineExport, type ExportColumn } from '#rpc/exports/define-export.ts'
import { getReport } from './get-report.ts'
import { reportPeriodInput } from './report.input.ts'
import type { ReportLine } from './report-line.ts'

const words = {
  PT_BR: { ...portuguese, ...portuguesePayments },
  EN_US: { ...english, ...englishPayments },
}

/** Each report as a file, with the columns of its table. */
export const reportExports = reports.map((report) =>
  defineExport({
    name: `report-${report.toLowerCase()}`,
    fileName: { PT_BR: `relatorio-${report.toLowerCase()}`, EN_US: `report-${report.toLowerCase()}` },
    access: { area: 'SELLER' },
    input: reportPeriodInput,
    columns: columnsOf(report),
    rows: async (caller, input) => {
      const parts = await getReport(caller, { ...input, report })
      return {
        rows: parts.flatMap(({ currency, rows }) => rows.map((row): ReportLine => ({ ...row, currency }))),
        nextCursor: null,
      }
    },
  }),
)

function columnsOf(report: Report): ExportColumn<ReportLine>[] {
  return [
    {
      heading: { PT_BR: portuguese.row[report], EN_US: english.row[report] },
      cell: (row, { locale }) => reportRowName(report, row, words[locale], locale),
    },
    { heading: { PT_BR: portuguese.currency, EN_US: english.currency }, cell: ({ currency }) => currency },
    ...reportFigures[report].map(
      (figure): ExportColumn<ReportLine> => ({
        heading: { PT_BR: portuguese.figure[figure], EN_US: english.figure[figure] },
        cell: ({ values }, text) => {
          const value = values[figure]
          if (value === undefined) return ''
          return isMoneyFigure(figure) ? text.decimal(value) : value
        },
      }),
    ),
  ]
}
