import { cartWords } from '@balcao/domain/cart-words/pt-br'

export type BuyersMessages = typeof messages

export const messages = {
  title: 'Compradores',
  purpose: 'Compras, conversas, disputas, assinaturas e carrinhos de um comprador, em todos os vendedores.',
  search: 'E-mail, CPF, CNPJ, nome ou código do pedido',
  start: {
    title: 'Busque um comprador',
    text: 'Digite ao menos 3 caracteres. A consulta é registrada na auditoria.',
  },
  none: { title: 'Nenhum comprador encontrado', text: 'Confira o e-mail, o CPF ou o código do pedido.' },
  lastOrder: (day: string) => `Último pedido em ${day}`,
  loading: 'Comprador',
  since: (day: string) => `Comprador desde ${day}`,
  audited: 'Esta consulta foi registrada na auditoria.',
  sum: {
    paid: 'Pago',
    kept: 'Concluído',
    refunded: 'Reembolsado',
    disputed: 'Em disputa',
    sales: (count: number) => (count === 1 ? '1 compra paga' : `${count} compras pagas`),
  },
  purchases: {
    title: 'Compras',
    date: 'Data',
    product: 'Produto e vendedor',
    method: 'Pagamento',
    amount: 'Valor',
    status: 'Status',
  },
  disputes: {
    title: 'Disputas',
    none: 'Nenhuma disputa.',
    kind: { CHARGEBACK: 'Chargeback', PIX_MED: 'Devolução Pix (MED)' },
    due: (at: string) => `prazo ${at}`,
  },
  talks: {
    title: 'Solicitações de reembolso e conversas',
    none: 'Nenhuma solicitação de reembolso.',
    author: { BUYER: 'Comprador', SELLER: 'Vendedor', STAFF: 'Plataforma' },
    open: 'Abrir solicitação',
    protocol: (protocol: string) => `Protocolo ${protocol}`,
  },
  subscriptions: {
    title: 'Assinaturas',
    none: 'Nenhuma assinatura.',
    every: (price: string, days: number) => `${price} a cada ${days} dias`,
  },
  carts: { title: 'Carrinhos abandonados', none: 'Nenhum carrinho abandonado.', state: cartWords.state },
  others: {
    title: 'Mesmo CPF ou CNPJ, outro e-mail',
    text: 'Pode ser a mesma pessoa. O documento foi digitado na compra e não foi verificado.',
  },
}
