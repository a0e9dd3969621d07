import { type ConversionVendor, unixSeconds, valueIn } from './reported-event.ts'

const names = {
  InitiateCheckout: 'InitiateCheckout',
  Purchase: 'CompletePayment',
  CheckoutTest: 'CheckoutTest',
}

/**
 * Events API 2.0. TikTok documents address, header, `event_source`, the fields of an event and its person, and hashes
 * of e-mail (lower case) and phone (with `+` and country code). A browser event and a server event with the same id
 * within 48 hours are counted once. TikTok's partners document `test_event_code` beside `data`; test events are shown
 * and not stored. Seen: refusals with status 200 and an error code in the body.
 */
export const tiktok: ConversionVendor = {
  host: 'business-api.tiktok.com',
  needsPerson: true,
  testsBy: 'code',
  callOf({ name, eventId, at, value, currency, content, pageUrl, person }, { pixelId, token, test }) {
    if (!person) return null
    const { hashedEmail, hashedPhone, ip, userAgent, clickIds } = person
    const event = {
      event: names[name],
      event_time: unixSeconds(at),
      event_id: eventId,
      user: {
        email: hashedEmail,
        ...(hashedPhone && { phone: hashedPhone.international }),
        ip,
        ...(userAgent && { user_agent: userAgent }),
        ...(clickIds.ttclid && { ttclid: clickIds.ttclid }),
      },
      properties: {
        value,
        currency,
        content_type: 'product',
        contents: [{ content_id: content.id, content_name: content.name, quantity: 1, price: value }],
        ...(name === 'Purchase' && { order_id: eventId }),
      },
      page: { url: pageUrl },
    }
    return {
      path: '/open_api/v1.3/event/track/',
      headers: { 'access-token': token },
      body: {
        event_source: 'web',
        event_source_id: pixelId,
        data: [event],
        ...(test && { test_event_code: test.code }),
      },
    }
  },
  isTaken: (body) => valueIn(body, 'code') === 0,
}
