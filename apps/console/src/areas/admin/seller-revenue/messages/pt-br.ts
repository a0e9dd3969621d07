export type SellerRevenueMessages = typeof messages

export const messages = {
  title: 'Faturamento por vendedor',
  purpose:
    'Vendas pagas no período, pela data do pagamento, e valor líquido de cada vendedor, após reembolsos, chargebacks e taxas de disputa.',
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
  chart: { title: 'Faturamento por dia', titleToday: 'Faturamento de hoje' },
  rowLabel: (seller: string) => `o faturamento de ${seller}`,
  empty: {
    title: 'Nenhum vendedor com vendas',
    text: 'Vendedores com vendas aparecem aqui.',
  },
}
