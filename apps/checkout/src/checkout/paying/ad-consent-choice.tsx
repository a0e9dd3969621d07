import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { FormBinding } from '#checkout/fields/form-binding.ts'

/** The buyer's consent to share data with ad vendors. Unticked by default; the purchase does not depend on it. */
export function AdConsentChoice({ binding: { form, change } }: { binding: FormBinding }) {
  const { adConsent } = useCheckoutData().page
  if (adConsent === null) return null
  return (
    <div className="ad-consent">
      <label>
        <input
          type="checkbox"
          name="adConsent"
          checked={form.adConsent}
          aria-describedby="ad-consent-text"
          onChange={(event) => change({ adConsent: event.target.checked })}
        />
        {adConsent.title}
      </label>
      <p id="ad-consent-text">{adConsent.text}</p>
    </div>
  )
}
