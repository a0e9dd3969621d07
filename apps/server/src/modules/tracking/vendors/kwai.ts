import { type ConversionVendor, numberIn } from './reported-purchase.ts'

/** Parameter names for the click in the address of a page that Kwai's ads open. */
const clickNames = ['clickid', 'click_id', 'kwai_click_id']

/** Event API. It counts by the click alone, so a purchase without an ad of Kwai is not reported. */
export const kwai: ConversionVendor = {
  host: 'www.adsnebula.com',
  callOf({ eventId, value, currency, content, clickIds }, { pixelId, token }) {
    const click = clickNames.map((name) => clickIds[name]).find(Boolean)
    if (click === undefined) return null
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
  isTaken: (body) => numberIn(body, 'result') === 1,
}
