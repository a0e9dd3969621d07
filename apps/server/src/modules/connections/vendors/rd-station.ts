import { phoneToInternational } from '@balcao/domain/people/phone'
import { byStatus, contactOf, rulesFor, type Vendor } from './vendor.ts'

/**
 * RD Station Marketing, conversions by API key. Documented by the vendor: the address with `api_key`, the
 * event CONVERSION of the family CDP, and the payload's `conversion_identifier`, `email`, `name`,
 * `mobile_phone` and `tags`. Assumed: the length limits of these texts. No legal basis is claimed in the
 * seller's name.
 */
export const rdStation: Vendor = {
  urlOf: () => 'https://api.rd.services/platform/conversions',
  isMarketing: () => true,
  refuses: (event) => (contactOf(event).email === '' ? 'no_email' : null),
  *talk(event, settings) {
    const [rule] = rulesFor(event, settings)
    if (!rule) return { failure: null }
    const { name, email, phone } = contactOf(event)
    const mobile = phoneToInternational(phone)
    const answer = yield {
      url: `${this.urlOf(settings.fields)}?api_key=${encodeURIComponent(settings.fields.apiKey ?? '')}`,
      method: 'POST',
      body: {
        event_type: 'CONVERSION',
        event_family: 'CDP',
        payload: {
          conversion_identifier: rule.code,
          email,
          name,
          ...(mobile && { mobile_phone: mobile }),
          tags: [tagOf(event.data.product.name), ...(event.isTest ? ['teste'] : [])],
        },
      },
    }
    return byStatus(answer)
  },
}

/** RD Station's tags are short and in lower case. */
function tagOf(name: string): string {
  return name.toLowerCase().slice(0, 60)
}
