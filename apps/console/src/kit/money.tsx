import { formatMoney } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useCurrency } from './currency.tsx'

/**
 * An amount, in the currency of its surroundings unless it has its own. A negative one stands in parentheses,
 * and screen readers get its sign.
 */
export function Money({ cents, currency }: { cents: number; currency?: Currency }) {
  const format = useFormat()
  const { locale } = useLocale()
  const surrounding = useCurrency()
  const own = currency ?? surrounding
  if (cents >= 0) return <span className="whitespace-nowrap tabular-nums">{format.money(cents, own)}</span>
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">{format.money(cents, own)}</span>
      <span className="sr-only">{formatMoney(cents, own, locale)}</span>
    </span>
  )
}
