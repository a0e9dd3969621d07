import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { giftDaysMax, giftMessageMax, giftNameMax } from '@balcao/domain/checkout/gifts'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { Field } from './field.tsx'
import { fieldId } from './field-id.ts'
import { bindField, type FormBinding } from './form-binding.ts'

/** The choice to buy as a gift, and the fields of the recipient. */
export function GiftFields({ binding }: { binding: FormBinding }) {
  const { page, messages } = useCheckoutData()
  const { form, change, isArrived } = binding
  if (!page.mayBeGift) return null
  // The page is cached, so only the browser knows the day.
  const today = isArrived ? dayInSaoPaulo(new Date()) : undefined
  return (
    <>
      <div className="gift-choice">
        <label>
          <input
            type="checkbox"
            name="isGift"
            checked={form.isGift}
            aria-describedby={form.isGift ? 'gift-note' : undefined}
            onChange={(event) => change({ isGift: event.target.checked })}
          />
          {messages.gift}
        </label>
        {form.isGift ? <p id="gift-note">{messages.giftNote}</p> : null}
      </div>
      {form.isGift ? (
        <>
          <Field
            {...bindField(binding, 'giftName')}
            label={messages.giftName}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
            maxLength={giftNameMax}
            isConfirmed={binding.isRight('giftName')}
            required
          />
          <Field
            {...bindField(binding, 'giftEmail')}
            label={messages.giftEmail}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            isConfirmed={binding.isRight('giftEmail')}
            required
          />
          <div className="field">
            <label htmlFor={fieldId('giftMessage')}>
              {messages.giftMessage}
              <span className="field-optional"> ({messages.optional})</span>
            </label>
            <div className="field-box">
              <textarea
                id={fieldId('giftMessage')}
                name="giftMessage"
                rows={3}
                maxLength={giftMessageMax}
                value={form.giftMessage}
                onChange={(event) => change({ giftMessage: event.target.value })}
              />
            </div>
          </div>
          <Field
            {...bindField(binding, 'giftDay')}
            label={messages.giftDay}
            optionalMark={messages.optional}
            type="date"
            min={today}
            max={today && addDays(today, giftDaysMax)}
            hint={messages.giftDayHint}
          />
        </>
      ) : null}
    </>
  )
}
