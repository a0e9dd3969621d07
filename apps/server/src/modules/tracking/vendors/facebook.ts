import { type ConversionVendor, unixSeconds, valueIn } from './reported-event.ts'

/**
 * Conversions API. Meta documents host and path, `data`, `test_event_code`, the fields of an event and the form of
 * `fbc`. Websites must send `client_user_agent`, `event_source_url` and at least one field of the person. E-mail
 * (trimmed, lower case) and phone (digits with country code) are hashed. A browser event and a server event with the
 * same name and id within 48 hours are counted once. An event with a test code is used for audiences and measurement
 * like any other. Seen: `events_received` in answers. Guessed: the version of the path stays available for two years,
 * like earlier versions.
 */
export const facebook: ConversionVendor = {
  host: 'graph.facebook.com',
  needsPerson: true,
  testsBy: 'code',
  countsTests: true,
  callOf({ name, eventId, at, value, currency, content, pageUrl, person }, { pixelId, token, test }) {
    if (!person) return null
    const { hashedEmail, hashedPhone, ip, userAgent, clickIds } = person
    const event = {
      event_name: name,
      event_time: unixSeconds(at),
      event_id: eventId,
      action_source: 'website',
      event_source_url: pageUrl,
      user_data: {
        em: [hashedEmail],
        ...(hashedPhone && { ph: [hashedPhone.digits] }),
        client_ip_address: ip,
        ...(userAgent && { client_user_agent: userAgent }),
        ...(clickIds.fbclid && { fbc: `fb.1.${at.getTime()}.${clickIds.fbclid}` }),
      },
      custom_data: {
        value,
        currency,
        content_ids: [content.id],
        content_name: content.name,
        content_type: 'product',
        ...(name === 'Purchase' && { order_id: eventId }),
      },
    }
    return {
      path: `/v23.0/${pixelId}/events`,
      // The token goes into the body, since addresses end up in logs.
      body: { data: [event], access_token: token, ...(test && { test_event_code: test.code }) },
    }
  },
  isTaken: (body) => valueIn(body, 'events_received') === 1,
}
