import * as words from '#i18n/words/en-us.ts'
import type { PartnersMessages } from './pt-br.ts'

export const messages: PartnersMessages = {
  status: {
    REQUESTED: 'Requested',
    ACTIVE: words.activeFeminine,
    PAUSED: words.paused,
    REFUSED: words.declinedFeminine,
    BLOCKED: 'Blocked',
    ENDED: 'Ended',
    WITHDRAWN: words.canceledFeminine,
    EXPIRED: words.expiredFeminine,
  },
  rule: { LAST_CLICK: 'last click', FIRST_CLICK: 'first click' },
  window: (days) => (days === null ? 'no limit' : days === 1 ? '1 day' : `${days} days`),
  clickRule: (rule, days) =>
    days === null ? `${rule}, no limit` : `${rule}, valid for ${days === 1 ? '1 day' : `${days} days`}`,
  coming: (share, day) => `${share} from ${day}`,
}
