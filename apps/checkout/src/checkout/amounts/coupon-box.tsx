import { useCheckoutData } from '#checkout/checkout-context.ts'
import { FieldNote } from '#checkout/fields/field.tsx'
import { fillMessage } from '#messages/fill-message.ts'
import { CheckIcon, ChevronIcon, TagIcon } from '#page/icons.tsx'
import type { ChargedAmounts } from './order-amounts.ts'
import { percentText } from './percent-text.ts'
import type { Coupon } from './use-coupon.ts'

const inputId = 'field-coupon'

/** Closed, open, refused or applied; the summary shows the discount before payment. */
export function CouponBox({ coupon, amounts }: { coupon: Coupon; amounts: ChargedAmounts }) {
  const { messages } = useCheckoutData()
  if (!coupon.isOffered) return null
  return (
    <section className="card coupon" aria-label={messages.couponTitle}>
      {coupon.applied && amounts.discount ? (
        <Applied discount={amounts.discount} onRemove={coupon.remove} />
      ) : coupon.isOpen ? (
        <CodeField coupon={coupon} />
      ) : (
        <button type="button" className="coupon-toggle" aria-expanded={false} onClick={coupon.open}>
          <span className="coupon-tag">
            <TagIcon />
          </span>
          {messages.couponHave}
          <span className="coupon-fold">
            <ChevronIcon />
          </span>
        </button>
      )}
    </section>
  )
}

function Applied({
  discount: { code, basisPoints, cents },
  onRemove,
}: {
  discount: NonNullable<ChargedAmounts['discount']>
  onRemove: () => void
}) {
  const { page, messages, money } = useCheckoutData()
  const less = fillMessage(messages.couponLess, { amount: money(cents) })
  return (
    <div className="coupon-applied" role="status">
      <span className="coupon-mark">
        <CheckIcon />
      </span>
      <p className="coupon-words figures">
        <strong>{code}</strong>
        <span>{basisPoints === null ? less : `${percentText(basisPoints, page.locale)}, ${less}`}</span>
        {page.type === 'SUBSCRIPTION' ? <span>{messages.couponFirstCharge}</span> : null}
      </p>
      <button type="button" className="link-button" onClick={onRemove}>
        {messages.couponRemove}
      </button>
    </div>
  )
}

function CodeField({ coupon }: { coupon: Coupon }) {
  const { messages } = useCheckoutData()
  return (
    <div className="field">
      <label htmlFor={inputId}>{messages.couponTitle}</label>
      <div className="coupon-row">
        <div className="field-box">
          <input
            id={inputId}
            // biome-ignore lint/a11y/noAutofocus: the buyer has just opened this field
            autoFocus={coupon.problem === null}
            value={coupon.typed}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={coupon.problem ? true : undefined}
            aria-describedby={`${inputId}-note`}
            onChange={({ target }) => coupon.type(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Everywhere else in this form Enter pays.
              event.preventDefault()
              coupon.apply()
            }}
          />
        </div>
        <button
          type="button"
          className="button button-secondary"
          disabled={coupon.isAsking}
          onClick={coupon.apply}
        >
          {messages.couponApply}
        </button>
      </div>
      <div role="status">
        <FieldNote id={`${inputId}-note`} error={coupon.problem ?? undefined} hint={messages.couponHint} />
      </div>
    </div>
  )
}
