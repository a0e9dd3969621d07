import { type InstallmentOption, shownParcel } from '@balcao/domain/money/installments'
import type { Cents } from '@balcao/domain/money/money'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { ChevronIcon } from '#page/icons.tsx'
import { InterestDetails } from './interest-details.tsx'

type Props = {
  id: string
  options: readonly InstallmentOption[]
  /** Price on this card, without interest. */
  priceCents: Cents
  /** The chosen installments; null for a single payment. */
  chosen: InstallmentOption | null
  onChoose: (count: number) => void
}

/**
 * Each installment option with its full cost: the total is in the option, its rates are in the details below.
 */
export function InstallmentSelect({ id, options, priceCents, chosen, onChoose }: Props) {
  const { page, messages, money } = useCheckoutData()
  if (options.length < 2) return null
  return (
    <div className="field">
      <label htmlFor={id}>{messages.installments}</label>
      <div className="field-box">
        <select id={id} value={chosen?.count ?? 1} onChange={({ target }) => onChoose(Number(target.value))}>
          {options.map(({ count, total }) => (
            <option key={count} value={count}>
              {fillMessage(
                total > priceCents
                  ? messages.installmentWithInterest
                  : count > 1
                    ? messages.installmentWithoutInterest
                    : messages.installmentOption,
                { count, amount: money(shownParcel({ total, count })), total: money(total) },
              )}
            </option>
          ))}
        </select>
        <span className="field-mark">
          <ChevronIcon />
        </span>
      </div>
      {chosen ? (
        <InterestDetails
          price={priceCents}
          installment={chosen}
          money={money}
          locale={page.locale}
          messages={messages}
        />
      ) : null}
    </div>
  )
}
