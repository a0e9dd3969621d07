export type ProductsMessages = typeof messages

export const messages = {
  status: { DRAFT: 'Rascunho', APPROVED: 'Aprovado', PAUSED: 'Pausado' },
  type: { DIGITAL: 'Digital', FISICO: 'Físico' },
}
