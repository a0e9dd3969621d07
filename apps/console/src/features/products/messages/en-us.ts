import type { ProductsMessages } from './pt-br.ts'

export const messages = {
  status: {
    DRAFT: 'Draft',
    SUBMITTED: 'In review',
    NEEDS_CHANGES: 'Changes asked',
    APPROVED: 'Approved',
    PAUSED: 'Paused',
    REJECTED: 'Refused',
    SUSPENDED: 'Suspended',
  },
  sellsInReview: 'already selling',
  changeInReview: 'change in review',
  type: { DIGITAL: 'Digital', FISICO: 'Physical' },
} satisfies ProductsMessages
