import type { PlatformsMessages } from './pt-br.ts'

export const messages: PlatformsMessages = {
  title: 'Platforms',
  purpose: 'Who sells on our technology: how much they sold, what they pay and how they stand.',
  search: 'Name or domain',
  add: 'New platform',
  column: {
    name: 'Platform',
    host: 'Domain',
    state: 'Status',
    sellers: 'Sellers',
    sold: 'Sold in 30 days',
    contract: 'Contract',
    created: 'Created on',
  },
  contract: (fixed, rate) => `${fixed} + ${rate}`,
  noContract: 'No contract',
  empty: {
    title: 'No platforms yet',
    text: 'Create the first one with its name, domain, contract and administrator.',
  },
}
