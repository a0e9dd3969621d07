import * as words from '#i18n/words/en-us.ts'
import type { LastLoginsMessages } from './pt-br.ts'

export const messages: LastLoginsMessages = {
  title: 'Last access',
  purpose: 'Sellers by last access, with volume and balance.',
  search: words.nameOrEmail,
  empty: { title: words.noSellers, text: words.registeredSellersAppearHere },
  column: {
    seller: words.seller,
    entered: words.lastAccess,
    device: 'Device',
    volume: words.volumeIn30Days,
    trend: '30-day change',
    balance: words.balance,
    manager: words.manager,
    standing: words.status,
  },
  segmentLabel: 'Segment',
  all: words.allMasculinePlural,
  segment: {
    ACTIVE: words.activeMasculinePlural,
    SLEEPING: 'Inactive',
    AT_RISK: 'At risk',
    LOST: 'Lost',
    NEVER: 'Never signed in',
    NEW_UNSOLD: 'New without sales',
  },
  segments: 'Inactive: 14 to 29 days without access. At risk: 30 to 59. Lost: 60 or more.',
  never: words.neverSignedIn,
  days: (days) => (days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`),
  on: (browser, system) => `${browser} on ${system}`,
  noManager: 'No manager',
  weeks: 'Active sellers by week',
  week: (day, sellers) => (sellers === 1 ? `Week of ${day}: 1 seller` : `Week of ${day}: ${sellers} sellers`),
}
