import * as words from '#i18n/words/en-us.ts'
import type { MasterMessages } from './pt-br.ts'

export const messages: MasterMessages = {
  platform: words.platform,
  allPlatforms: words.allFemininePlural,
  operator: words.operations,
  cell: (name) => `Cell ${name}`,
  movingCell: (from, to) => `Moving from cell ${from} to ${to}`,
  withoutCells: (names, count) => (count === 1 ? `without cell ${names}` : `without cells ${names}`),
  state: {
    SETTING_UP: 'Setting up',
    ACTIVE: words.activeFeminine,
    ATTENTION: words.attention,
    SUSPENDED: words.salesSuspended,
    CLOSING: 'Closing',
    CLOSED: 'Closed',
  },
}
