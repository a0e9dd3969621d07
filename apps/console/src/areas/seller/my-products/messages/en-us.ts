import type { MyProductsMessages } from './pt-br.ts'

export const messages = {
  title: 'My products',
  purpose: 'Products, offers and checkouts.',
  search: 'Product name',
  status: 'Status',
  allStatuses: 'All',
  statuses: {
    DRAFT: 'Drafts',
    SUBMITTED: 'In review',
    NEEDS_CHANGES: 'Changes requested',
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
    title: 'Your products appear here',
    text: 'Each product has a name, an image, a guarantee and one or more offers, with a price and a checkout link.',
  },
} satisfies MyProductsMessages
