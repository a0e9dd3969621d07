import type { MyProductsMessages } from './pt-br.ts'

export const messages = {
  title: 'My products',
  purpose: 'What you sell, and how it looks at the checkout.',
  search: 'Product name',
  status: 'Status',
  allStatuses: 'All',
  statuses: {
    DRAFT: 'Drafts',
    SUBMITTED: 'In review',
    NEEDS_CHANGES: 'Changes asked',
    APPROVED: 'Approved',
    PAUSED: 'Paused',
    REJECTED: 'Refused',
    SUSPENDED: 'Suspended',
  },
  create: 'New product',
  action: { offers: 'See offers', continue: 'Continue' },
  column: {
    name: 'Product',
    type: 'Type',
    status: 'Status',
    priceFrom: 'Price from',
    created: 'Created on',
  },
  rowLabel: (name: string) => `the product ${name}`,
  empty: {
    title: 'Your products show up here',
    text: 'Every product has a name, a picture and a guarantee, and one or more offers with a price and a checkout link. Open one to edit it, pause its sales or arrange its order bumps.',
  },
} satisfies MyProductsMessages
