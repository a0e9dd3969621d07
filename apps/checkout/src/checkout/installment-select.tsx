import { fillMessage } from '../messages/fill-message.ts'
import { ChevronIcon } from '../page/icons.tsx'
import { useCheckoutData } from './checkout-context.ts'
import type { FormBinding } from './form-binding.ts'
import type { OrderAmounts } from './order-amounts.ts'
import { useInstallments } from './use-installments.ts'

export function InstallmentSelect({ binding, amounts }: { binding: FormBinding; amounts: OrderAmounts }) {
  const { messages, money } = useCheckoutData()
  const options = useInstallments(binding, amounts)
  if (options.length < 2) return null
  return (
    <div className="field">
      <label htmlFor="field-cardInstallment">{messages.installments}</label>
      <div className="field-box">
        <select
          id="field-cardInstallment"
          value={binding.form.cardInstallment}
          onChange={({ target }) => binding.change({ cardInstallment: Number(target.value) })}
        >
          {options.map(({ count, installmentValue, total }) => (
            <option key={count} value={count}>
              {fillMessage(
                total === amounts.totalCents && count > 1
                  ? messages.installmentWithoutInterest
                  : messages.installmentOption,
                { count, amount: money(installmentValue) },
              )}
            </option>
          ))}
        </select>
        <span className="field-mark">
          <ChevronIcon />
        </span>
      </div>
    </div>
  )
}
