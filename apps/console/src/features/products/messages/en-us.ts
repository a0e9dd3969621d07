import type { ProductsMessages } from './pt-br.ts'

export const messages = {
  status: {
    DRAFT: 'Draft',
    SUBMITTED: 'In review',
    NEEDS_CHANGES: 'Changes requested',
    APPROVED: 'Approved',
    PAUSED: 'Paused',
    REJECTED: 'Declined',
    SUSPENDED: 'Suspended',
  },
  sellsInReview: 'already on sale',
  changeInReview: 'change in review',
  type: { DIGITAL: 'Digital', FISICO: 'Physical' },
} satisfies ProductsMessages
