import type { ConversionVendor } from './reported-purchase.ts'

/**
 * Measurement Protocol of Google Analytics 4, which counts a transaction id once. It takes no personal data,
 * hashed or not, and accepts every event without an error. Google Ads has no such API: it imports purchases
 * from Analytics.
 */
export const googleAnalytics: ConversionVendor = {
  host: 'www.google-analytics.com',
  callOf({ eventId, at, value, currency, content }, { pixelId, token }) {
    return {
      path: `/mp/collect?${new URLSearchParams({ measurement_id: pixelId, api_secret: token })}`,
      body: {
        client_id: eventId,
        timestamp_micros: at.getTime() * 1000,
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
  isTaken: () => true,
}
