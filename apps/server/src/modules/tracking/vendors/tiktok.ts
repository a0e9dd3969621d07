import { type ConversionVendor, numberIn, unixSeconds } from './reported-purchase.ts'

/** Events API 2.0. It answers refusals with status 200 and a code of its own. */
export const tiktok: ConversionVendor = {
  host: 'business-api.tiktok.com',
  callOf(purchase, { pixelId, token }) {
    const { eventId, at, value, currency, content, pageUrl, userAgent, clickIds } = purchase
    const { hashedEmail, hashedPhone } = purchase
    const event = {
      event: 'CompletePayment',
      event_time: unixSeconds(at),
      event_id: eventId,
      user: {
        email: hashedEmail,
        ...(hashedPhone && { phone: hashedPhone.international }),
        ...(userAgent && { user_agent: userAgent }),
        ...(clickIds.ttclid && { ttclid: clickIds.ttclid }),
      },
      properties: {
        value,
        currency,
        content_type: 'product',
        contents: [{ content_id: content.id, content_name: content.name, quantity: 1, price: value }],
        order_id: eventId,
      },
      page: { url: pageUrl },
    }
    return {
      path: '/open_api/v1.3/event/track/',
      headers: { 'access-token': token },
      body: { event_source: 'web', event_source_id: pixelId, data: [event] },
    }
  },
  isTaken: (body) => numberIn(body, 'code') === 0,
}
