import type { Currency } from '@balcao/domain/vocabulary'
import { Money } from '#kit/money.tsx'

/** Amounts of several currencies, one below another and never summed. */
export function MoneyByCurrency({ sums }: { sums: readonly { currency: Currency; cents: number }[] }) {
  if (sums.length === 0) return <span className="text-muted">—</span>
  return (
    <span className="grid justify-items-end">
      {sums.map(({ currency, cents }) => (
        <Money key={currency} cents={cents} currency={currency} />
      ))}
    </span>
  )
}
