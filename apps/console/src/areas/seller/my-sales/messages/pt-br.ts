export type MySalesMessages = typeof messages

export const messages = {
  title: 'Vendas',
  purpose: 'Da geração do pagamento à liberação do valor.',
  search: 'Nome, e-mail, pedido ou transação',
  status: 'Status',
  allStatuses: 'Todas',
  tab: {
    APPROVED: 'Aprovadas',
    PENDING: 'Pendentes',
    REJECTED: 'Recusadas',
    CHARGEBACK: 'Chargebacks',
    CANCELED: 'Canceladas',
    REFUNDED: 'Reembolsadas',
  },
  method: 'Método',
  product: 'Produto',
  column: {
    buyer: 'Comprador',
    created: 'Data',
    order: 'Pedido',
    product: 'Produto',
    method: 'Método',
    status: 'Status',
    paid: 'Paga em',
    gross: 'Valor',
    share: 'Você recebe',
  },
  figure: {
    count: 'Vendas',
    gross: 'Valor total',
    approved: 'Aprovadas',
    share: 'Você recebe',
  },
  rowLabel: (buyer: string, order: string) => `a venda de ${buyer}, pedido ${order}`,
  empty: {
    title: 'Sua primeira venda aparece aqui',
    text: 'Divulgue o link do seu checkout e acompanhe cada pagamento nesta página.',
    action: 'Ver meus produtos',
  },
}
