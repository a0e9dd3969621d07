import * as words from '#i18n/words/pt-br.ts'

export type ProductsMessages = typeof messages

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
  sellsInReview: 'já à venda',
  changeInReview: 'alteração em análise',
  type: { DIGITAL: words.digital, FISICO: words.physical },
}
