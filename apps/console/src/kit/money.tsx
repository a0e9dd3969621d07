import { formatMoney } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { useLocale } from '../i18n/locale.tsx'
import { useFormat } from '../i18n/use-format.ts'

/** An amount. A negative one stands in parentheses, and screen readers hear its sign. */
export function Money({ cents, currency = 'BRL' }: { cents: number; currency?: Currency }) {
  const format = useFormat()
  const { locale } = useLocale()
  if (cents >= 0)
    return <span className="whitespace-nowrap tabular-nums">{format.money(cents, currency)}</span>
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">{format.money(cents, currency)}</span>
      <span className="sr-only">{formatMoney(cents, currency, locale)}</span>
    </span>
  )
}
