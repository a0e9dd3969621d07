import * as words from '#i18n/words/en-us.ts'
import type { ProductsMessages } from './pt-br.ts'

export const messages = {
  status: {
    DRAFT: words.draft,
    SUBMITTED: words.inReview,
    NEEDS_CHANGES: words.changesRequested,
    APPROVED: words.approved,
    PAUSED: words.pausedMasculine,
    REJECTED: words.declined,
    SUSPENDED: words.suspended,
  },
  sellsInReview: 'already on sale',
  changeInReview: 'change in review',
  type: { DIGITAL: words.digital, FISICO: words.physical },
} satisfies ProductsMessages
