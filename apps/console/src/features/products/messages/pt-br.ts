export type ProductsMessages = typeof messages

export const messages = {
  status: {
    DRAFT: 'Rascunho',
    SUBMITTED: 'Em análise',
    NEEDS_CHANGES: 'Ajustes solicitados',
    APPROVED: 'Aprovado',
    PAUSED: 'Pausado',
    REJECTED: 'Recusado',
    SUSPENDED: 'Suspenso',
  },
  sellsInReview: 'já à venda',
  changeInReview: 'alteração em análise',
  type: { DIGITAL: 'Digital', FISICO: 'Físico' },
}
