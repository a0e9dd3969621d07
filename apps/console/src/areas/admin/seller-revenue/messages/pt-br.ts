export type SellerRevenueMessages = typeof messages

export const messages = {
  title: 'Faturamento por vendedor',
  purpose:
    'Vendas pagas no período, pela data do pagamento, e o líquido de cada vendedor depois dos reembolsos, chargebacks e taxas de disputa dele.',
  search: 'Nome do vendedor',
  currency: 'Moeda',
  method: 'Método',
  ofTotal: (share: string) => `${share} do total`,
  column: {
    seller: 'Vendedor',
    count: 'Vendas',
    gross: 'Faturamento',
    share: 'Participação',
    change: 'Variação',
    net: 'Líquido do vendedor',
    ticket: 'Ticket médio',
    approval: 'Aprovação',
    refund: 'Reembolso',
    chargeback: 'Chargeback',
  },
  figure: { sellers: 'Vendedores', count: 'Vendas', gross: 'Faturamento', net: 'Líquido dos vendedores' },
  rowLabel: (seller: string) => `o faturamento de ${seller}`,
  empty: {
    title: 'Nenhum vendedor vendeu ainda',
    text: 'Assim que uma venda for criada, o vendedor aparece aqui.',
  },
}
