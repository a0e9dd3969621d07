import type { Format } from '../../../i18n/use-format.ts'
import type { MySalesMessages } from './messages/pt-br.ts'
import type { SaleTotals } from './sale-columns.tsx'

/** The figures of everything that the filter holds, not of the page. */
export function saleFigures(totals: SaleTotals, text: MySalesMessages['figure'], format: Format) {
  return [
    { id: 'count', label: text.count, value: format.integer(totals.count) },
    { id: 'gross', label: text.gross, value: format.money(totals.grossCents) },
    { id: 'approved', label: text.approved, value: format.money(totals.approvedGrossCents) },
    { id: 'share', label: text.share, value: format.money(totals.approvedShareCents) },
  ]
}
