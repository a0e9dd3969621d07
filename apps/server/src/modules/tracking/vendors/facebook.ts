import { type ConversionVendor, numberIn, unixSeconds } from './reported-purchase.ts'

/** Conversions API. The vendor merges the event with the browser's by its name and id. */
export const facebook: ConversionVendor = {
  host: 'graph.facebook.com',
  callOf(purchase, { pixelId, token }) {
    const { eventId, at, value, currency, content, pageUrl, userAgent, clickIds } = purchase
    const { hashedEmail, hashedPhone } = purchase
    const event = {
      event_name: 'Purchase',
      event_time: unixSeconds(at),
      event_id: eventId,
      action_source: 'website',
      event_source_url: pageUrl,
      user_data: {
        em: [hashedEmail],
        ...(hashedPhone && { ph: [hashedPhone.digits] }),
        ...(userAgent && { client_user_agent: userAgent }),
        ...(clickIds.fbclid && { fbc: `fb.1.${at.getTime()}.${clickIds.fbclid}` }),
      },
      custom_data: {
        value,
        currency,
        content_ids: [content.id],
        content_name: content.name,
        content_type: 'product',
        order_id: eventId,
      },
    }
    // The token is sent in the body, since addresses end up in logs.
    return { path: `/v23.0/${pixelId}/events`, body: { data: [event], access_token: token } }
  },
  isTaken: (body) => numberIn(body, 'events_received') === 1,
}
