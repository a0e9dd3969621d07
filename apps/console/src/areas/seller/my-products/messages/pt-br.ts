import * as words from '#i18n/words/pt-br.ts'

export type MyProductsMessages = typeof messages

export const messages = {
  title: 'Meus produtos',
  purpose: 'Produtos, ofertas e checkouts.',
  search: 'Nome do produto',
  status: words.status,
  allStatuses: words.allMasculinePlural,
  statuses: {
    DRAFT: 'Rascunhos',
    SUBMITTED: words.inReview,
    NEEDS_CHANGES: words.changesRequested,
    APPROVED: words.approvedMasculinePlural,
    PAUSED: 'Pausados',
    REJECTED: words.declinedMasculinePlural,
    SUSPENDED: words.suspendedMasculinePlural,
  },
  create: words.newProduct,
  action: { offers: 'Ver ofertas', continue: 'Continuar cadastro' },
  column: {
    name: words.product,
    type: words.type,
    status: words.status,
    priceFrom: 'A partir de',
    created: words.createdOnInCriadoEm,
  },
  rowLabel: (name: string) => `o produto ${name}`,
  empty: {
    title: 'Seus produtos aparecem aqui',
    text: 'Cada produto tem nome, imagem, garantia e uma ou mais ofertas, com preço e link de checkout.',
  },
}
