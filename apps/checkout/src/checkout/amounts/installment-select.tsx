import { shownParcel } from '@balcao/domain/money/installments'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { FormBinding } from '#checkout/fields/form-binding.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { ChevronIcon } from '#page/icons.tsx'
import { InterestDetails } from './interest-details.tsx'

/**
 * Each installment option with its full cost: the total is in the option, its rates are in the details below.
 */
export function InstallmentSelect({ binding }: { binding: FormBinding }) {
  const { page, messages, money } = useCheckoutData()
  const { installments, amounts } = binding
  if (installments.length < 2) return null
  return (
    <div className="field">
      <label htmlFor="field-cardInstallment">{messages.installments}</label>
      <div className="field-box">
        <select
          id="field-cardInstallment"
          value={binding.form.cardInstallment}
          onChange={({ target }) => binding.change({ cardInstallment: Number(target.value) })}
        >
          {installments.map(({ count, total }) => (
            <option key={count} value={count}>
              {fillMessage(
                total > amounts.totalCents
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
      {amounts.installment ? (
        <InterestDetails
          price={amounts.totalCents}
          installment={amounts.installment}
          money={money}
          locale={page.locale}
          messages={messages}
        />
      ) : null}
    </div>
  )
}
