import { noteText } from './note-text.ts'
import { byStatus, jsonOf, type Vendor } from './vendor.ts'

/**
 * Telegram, bot API. Documented by the vendor: the token in the path, `sendMessage` with `chat_id` and `text`
 * of up to 4,096 characters, `ok` in the answer. Nothing is assumed.
 */
export const telegram: Vendor = {
  urlOf: () => 'https://api.telegram.org',
  isMarketing: () => false,
  *talk(event, { fields }) {
    const answer = yield {
      url: `${this.urlOf(fields)}/bot${fields.botToken}/sendMessage`,
      method: 'POST',
      body: {
        chat_id: fields.chatId ?? '',
        text: noteText(event).slice(0, 4_096),
        link_preview_options: { is_disabled: true },
      },
    }
    const { failure } = byStatus(answer)
    return { failure: failure ?? (jsonOf(answer).ok === true ? null : 'not taken') }
  },
}
