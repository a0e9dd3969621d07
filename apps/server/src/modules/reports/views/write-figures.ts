import { formatMoney } from '@balcao/domain/money/money'
import { paymentWords as englishPayments } from '@balcao/domain/payments/payment-words/en-us'
import { paymentWords as portuguesePayments } from '@balcao/domain/payments/payment-words/pt-br'
import { reportRowName } from '@balcao/domain/reports/report-row-name'
import { reportWords as english } from '@balcao/domain/reports/report-words/en-us'
import { reportWords as portuguese } from '@balcao/domain/reports/report-words/pt-br'
import {
  drawnFigure,
  type Figure,
  isByDay,
  isByMonth,
  isMoneyFigure,
  type Report,
  type ReportPart,
  reportFigures,
} from '@balcao/domain/reports/reports'
import type { Currency, Locale } from '@balcao/domain/vocabulary'

const rowsMax = 5

type Fact = { label: string; value: string }

/**
 * The sums of a report as text, and its largest rows unless they are days. Reports exist only in Portuguese
 * and English.
 */
export function writeFigures(
  report: Report,
  parts: readonly ReportPart[],
  locale: Locale,
): { sums: Fact[]; largest: Fact[] } {
  const words =
    locale === 'PT_BR' ? { ...portuguese, ...portuguesePayments } : { ...english, ...englishPayments }
  const integer = new Intl.NumberFormat(locale === 'PT_BR' ? 'pt-BR' : 'en-US')
  const textOf = (figure: Figure, value: number, currency: Currency) =>
    isMoneyFigure(figure) ? formatMoney(value, currency, locale) : integer.format(value)
  const named = (label: string, currency: Currency) => (parts.length > 1 ? `${label} (${currency})` : label)
  const figures: readonly Figure[] = reportFigures[report]
  const drawn = drawnFigure[report]
  const sums = parts.flatMap(({ currency, totals }) =>
    figures.flatMap((figure) => {
      const value = totals[figure]
      if (value === undefined) return []
      return [{ label: named(words.figure[figure], currency), value: textOf(figure, value, currency) }]
    }),
  )
  const largest =
    isByDay(report) || isByMonth(report)
      ? []
      : parts.flatMap(({ currency, rows }) =>
          rows.slice(0, rowsMax).map((row) => ({
            label: named(reportRowName(report, row, words, locale), currency),
            value: textOf(drawn, row.values[drawn] ?? 0, currency),
          })),
        )
  return { sums, largest }
}
