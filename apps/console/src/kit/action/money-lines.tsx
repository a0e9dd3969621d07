import type { Currency } from '@balcao/domain/vocabulary'
import { joinClasses } from '@balcao/ui/join-classes'
import { Money } from '#kit/money.tsx'

export type MoneyLine = {
  label: string
  cents: number
  currency?: Currency
  /** The sum of the other lines. */
  isSum?: boolean
}

/** Amounts written as a sum, one line each. */
export function MoneyLines({ lines }: { lines: readonly MoneyLine[] }) {
  return (
    <dl>
      {lines.map(({ label, cents, currency, isSum }) => (
        <div
          key={label}
          className={joinClasses(
            'flex justify-between gap-4 py-1.5',
            isSum && 'mb-2 border-default border-t pt-2 font-semibold last:mb-0',
          )}
        >
          <dt className={isSum ? undefined : 'text-muted'}>{label}</dt>
          <dd>
            <Money cents={cents} {...(currency && { currency })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
