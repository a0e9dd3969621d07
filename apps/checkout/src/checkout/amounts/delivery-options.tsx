import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { FormBinding } from '#checkout/fields/form-binding.ts'

export function DeliveryOptions({ binding }: { binding: FormBinding }) {
  const { page, messages, money } = useCheckoutData()
  return (
    <fieldset className="choices choices-delivery">
      <legend>{messages.deliveryTitle}</legend>
      {page.deliveryOptions.map((option) => (
        <label key={option.id} className="choice choice-row">
          <input
            type="radio"
            name="deliveryOptionId"
            value={option.id}
            checked={binding.form.deliveryOptionId === option.id}
            onChange={() => binding.change({ deliveryOptionId: option.id })}
          />
          <span className="choice-words">
            <span className="choice-name">
              {option.description}
              {option.preSelected ? <span className="tag">{messages.deliveryRecommended}</span> : null}
            </span>
            <span className="choice-note">{option.deliveryTime}</span>
          </span>
          <span className="choice-price figures">
            {option.fareAmountCents === 0 ? messages.deliveryFree : money(option.fareAmountCents)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
