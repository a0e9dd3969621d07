import { noteText } from './note-text.ts'
import { byStatus, jsonOf, type Vendor } from './vendor.ts'

/** Error code for a webhook that was deleted at Discord. */
const unknownWebhook = 10_015

/**
 * Discord, webhook of a channel. Documented by the vendor: the address is the secret, `content` of up to
 * 2,000 characters, `allowed_mentions`, 204 or 200 for an accepted message, 404 with the code 10015 for a
 * deleted webhook, 429 for too many messages. Nothing is assumed.
 */
export const discord: Vendor = {
  urlOf: () => 'https://discord.com/api/webhooks',
  isMarketing: () => false,
  *talk(event, { fields }) {
    const answer = yield {
      url: fields.url ?? '',
      method: 'POST',
      body: {
        // No mentions: a product's name is free text, and must not notify any member.
        content: noteText(event)
          .replace(/([\\*_~`|>#[\]()])/g, '\\$1')
          .slice(0, 2_000),
        allowed_mentions: { parse: [] },
      },
    }
    return { ...byStatus(answer), isGone: answer.status === 404 && jsonOf(answer).code === unknownWebhook }
  },
}
