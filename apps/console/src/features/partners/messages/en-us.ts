import type { PartnersMessages } from './pt-br.ts'

export const messages: PartnersMessages = {
  status: {
    REQUESTED: 'Requested',
    ACTIVE: 'Active',
    PAUSED: 'Paused',
    REFUSED: 'Declined',
    BLOCKED: 'Blocked',
    ENDED: 'Ended',
    WITHDRAWN: 'Canceled',
    EXPIRED: 'Expired',
  },
  rule: { LAST_CLICK: 'last click', FIRST_CLICK: 'first click' },
  window: (days) => (days === null ? 'no limit' : `${days} days`),
  clickRule: (rule, days) => (days === null ? `${rule}, no limit` : `${rule}, valid for ${days} days`),
  coming: (share, day) => `${share} from ${day}`,
}
