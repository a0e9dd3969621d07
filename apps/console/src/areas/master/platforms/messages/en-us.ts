import * as words from '#i18n/words/en-us.ts'
import type { PlatformsMessages } from './pt-br.ts'

export const messages: PlatformsMessages = {
  title: words.platforms,
  purpose: 'Volume, contract and status of each platform.',
  search: 'Name or domain',
  add: words.newPlatform,
  column: {
    name: words.platform,
    host: words.domain,
    state: words.status,
    sellers: words.sellers,
    sold: words.volumeIn30Days,
    contract: words.contract,
    created: words.createdOn,
  },
  contract: (fixed, rate) => `${fixed} + ${rate}`,
  noContract: 'No contract',
  empty: {
    title: 'No platforms',
    text: 'Create the first one with its name, domain, contract and administrator.',
  },
}
