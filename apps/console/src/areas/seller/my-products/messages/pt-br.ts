export type MyProductsMessages = typeof messages

export const messages = {
  title: 'Meus produtos',
  purpose: 'Produtos, ofertas e checkouts.',
  search: 'Nome do produto',
  status: 'Status',
  allStatuses: 'Todos',
  statuses: {
    DRAFT: 'Rascunhos',
    SUBMITTED: 'Em análise',
    NEEDS_CHANGES: 'Ajustes solicitados',
    APPROVED: 'Aprovados',
    PAUSED: 'Pausados',
    REJECTED: 'Recusados',
    SUSPENDED: 'Suspensos',
  },
  create: 'Novo produto',
  action: { offers: 'Ver ofertas', continue: 'Continuar cadastro' },
  column: {
    name: 'Produto',
    type: 'Tipo',
    status: 'Status',
    priceFrom: 'A partir de',
    created: 'Criado em',
  },
  rowLabel: (name: string) => `o produto ${name}`,
  empty: {
    title: 'Seus produtos aparecem aqui',
    text: 'Cada produto tem nome, imagem, garantia e uma ou mais ofertas, com preço e link de checkout.',
  },
}
