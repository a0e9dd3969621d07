import { type ConversionVendor, valueIn } from './reported-event.ts'

/** Parameter names for the click in the address of a page that Kwai's ads open. */
const clickNames = ['clickid', 'click_id', 'kwai_click_id']

/**
 * Event API. It has no public documentation: everything here was seen in other integrations. Kwai counts an event by
 * its click, so a purchase without a click on a Kwai ad is not reported. No way to mark a test is known.
 */
export const kwai: ConversionVendor = {
  host: 'www.adsnebula.com',
  needsPerson: true,
  testsBy: null,
  callOf({ name, eventId, value, currency, content, person }, { pixelId, token }) {
    const click = clickNames.map((key) => person?.clickIds[key]).find(Boolean)
    if (click === undefined || name !== 'Purchase') return null
    const facts = { content_id: content.id, content_name: content.name, content_type: 'product' }
    return {
      path: '/log/common/api',
      body: {
        access_token: token,
        clickid: click,
        event_name: 'EVENT_PURCHASE',
        is_attributed: 1,
        mmpcode: 'PL',
        pixelId,
        pixelSdkVersion: '9.9.9',
        properties: JSON.stringify({ ...facts, event_id: eventId, value, currency }),
        testFlag: false,
        trackFlag: false,
      },
    }
  },
  isTaken: (body) => valueIn(body, 'result') === 1,
}
