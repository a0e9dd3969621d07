import type { Format } from '#i18n/use-format.ts'
import type { SaleTotals } from './sale-columns.tsx'

/** Figures over the whole filter, not of the page. */
export function saleFigures(
  totals: SaleTotals,
  text: Record<'count' | 'gross' | 'approved' | 'share', string>,
  format: Format,
) {
  const moneyOf = (part: keyof Omit<SaleTotals['money'][number], 'currency'>) =>
    totals.money.map((sums) => format.money(sums[part], sums.currency)).join(' + ')
  return [
    { id: 'count', label: text.count, value: format.integer(totals.count) },
    { id: 'gross', label: text.gross, value: moneyOf('grossCents') },
    { id: 'approved', label: text.approved, value: moneyOf('approvedGrossCents') },
    { id: 'share', label: text.share, value: moneyOf('approvedShareCents') },
  ]
}
