import type { InstallmentOption } from '@balcao/domain/money/installments'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { useMoneyText } from '#kit/use-money-text.ts'
import { pricingCatalogue } from './catalogue.ts'

type InstallmentTableProps = { options: readonly InstallmentOption[]; priceCents: number }

/** Each number of installments with its cost, as the checkout offers it. */
export function InstallmentTable({ options, priceCents }: InstallmentTableProps) {
  const text = useMessages(pricingCatalogue)
  const moneyText = useMoneyText()
  return (
    <ul
      aria-label={text.installments}
      className="grid grid-cols-2 gap-px overflow-clip rounded-control border border-default bg-border sm:grid-cols-3 xl:grid-cols-4"
    >
      {options.map(({ count, installmentValue, total }) => (
        <li key={count} className="grid gap-0.5 bg-surface px-3 py-2">
          <span className="flex items-baseline justify-between gap-2">
            <strong>{text.count(count)}</strong>
            <Money cents={installmentValue} />
          </span>
          <span className={total === priceCents ? 'text-positive text-sm' : 'text-muted text-sm'}>
            {total === priceCents ? text.free : text.total(moneyText(total))}
          </span>
        </li>
      ))}
    </ul>
  )
}
