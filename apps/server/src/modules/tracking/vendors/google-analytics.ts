import { type ConversionVendor, valueIn } from './reported-event.ts'

/**
 * Measurement Protocol of Google Analytics 4. Google documents both addresses, `client_id`, `timestamp_micros` and
 * the parameters of `purchase`. Personal data is forbidden. Every event is answered without an error; the address
 * below `/debug` answers `validationMessages` and counts nothing. A repeated transaction id is recognised only from
 * the same visitor. Google Ads has no such API: it imports purchases from Analytics.
 */
export const googleAnalytics: ConversionVendor = {
  host: 'www.google-analytics.com',
  needsPerson: false,
  testsBy: 'address',
  callOf({ name, eventId, at, value, currency, content, person }, { pixelId, token, test }) {
    // An opened checkout has no id by which Analytics would recognise the browser's report.
    if (name === 'InitiateCheckout') return null
    const adsChoice = person ? 'GRANTED' : 'DENIED'
    const place = new URLSearchParams({ measurement_id: pixelId, api_secret: token })
    return {
      path: `${test ? '/debug' : ''}/mp/collect?${place}`,
      body: {
        client_id: eventId,
        timestamp_micros: at.getTime() * 1000,
        consent: { ad_user_data: adsChoice, ad_personalization: adsChoice },
        events: [
          {
            name: 'purchase',
            params: {
              transaction_id: eventId,
              value,
              currency,
              items: [{ item_id: content.id, item_name: content.name, price: value, quantity: 1 }],
            },
          },
        ],
      },
    }
  },
  isTaken(body, isTest) {
    if (!isTest) return true
    const problems = valueIn(body, 'validationMessages')
    return Array.isArray(problems) && problems.length === 0
  },
}
