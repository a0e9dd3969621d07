import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { FormBinding } from '#checkout/fields/form-binding.ts'

/** The buyer's choice to let vendors of ads have their data. Never ticked before, and the purchase needs none. */
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
