import * as words from '#i18n/words/en-us.ts'
import type { MyProductsMessages } from './pt-br.ts'

export const messages = {
  title: 'My products',
  purpose: 'Products, offers and checkouts.',
  search: 'Product name',
  status: words.status,
  allStatuses: words.allMasculinePlural,
  statuses: {
    DRAFT: 'Drafts',
    SUBMITTED: words.inReview,
    NEEDS_CHANGES: words.changesRequested,
    APPROVED: words.approvedMasculinePlural,
    PAUSED: 'Paused',
    REJECTED: words.declinedMasculinePlural,
    SUSPENDED: words.suspendedMasculinePlural,
  },
  create: words.newProduct,
  action: { offers: 'See offers', continue: 'Continue' },
  column: {
    name: words.product,
    type: words.type,
    status: words.status,
    priceFrom: 'Price from',
    created: words.createdOnInCriadoEm,
  },
  rowLabel: (name: string) => `the product ${name}`,
  empty: {
    title: 'Your products appear here',
    text: 'Each product has a name, an image, a guarantee and one or more offers, with a price and a checkout link.',
  },
} satisfies MyProductsMessages
