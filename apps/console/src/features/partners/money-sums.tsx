import type { Currency } from '@balcao/domain/vocabulary'
import { Money } from '#kit/money.tsx'

type MoneySumsProps = { sums: readonly { currency: Currency; cents: number }[] }

/** A line for each currency: amounts of two currencies are never summed. No amount counts as zero. */
export function MoneySums({ sums }: MoneySumsProps) {
  if (sums.length === 0) return <Money cents={0} />
  return sums.map(({ currency, cents }) => (
    <span key={currency} className="block">
      <Money cents={cents} currency={currency} />
    </span>
  ))
}
