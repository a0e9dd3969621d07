import type { PlatformsMessages } from './pt-br.ts'

export const messages: PlatformsMessages = {
  title: 'Platforms',
  purpose: 'Volume, contract and status of each platform.',
  search: 'Name or domain',
  add: 'New platform',
  column: {
    name: 'Platform',
    host: 'Domain',
    state: 'Status',
    sellers: 'Sellers',
    sold: 'Volume in 30 days',
    contract: 'Contract',
    created: 'Created on',
  },
  contract: (fixed, rate) => `${fixed} + ${rate}`,
  noContract: 'No contract',
  empty: {
    title: 'No platforms',
    text: 'Create the first one with its name, domain, contract and administrator.',
  },
}
