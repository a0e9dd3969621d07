import * as words from '#i18n/words/pt-br.ts'

export type SellerRevenueMessages = typeof messages

export const messages = {
  title: 'Faturamento por vendedor',
  purpose:
    'Vendas pagas no período, pela data do pagamento, e valor líquido de cada vendedor, após reembolsos, chargebacks e taxas de disputa.',
  search: 'Nome do vendedor',
  currency: words.currency,
  method: words.paymentMethod,
  ofTotal: (share: string) => `${share} do total`,
  column: {
    seller: words.seller,
    count: words.sales,
    gross: 'Faturamento',
    share: words.share,
    change: 'Variação',
    net: 'Líquido do vendedor',
    ticket: 'Ticket médio',
    approval: words.approval,
    refund: words.refunds,
    chargeback: words.chargebacks,
  },
  figure: { sellers: words.sellers, count: words.sales, gross: 'Faturamento', net: 'Líquido dos vendedores' },
  chart: { title: 'Faturamento por dia', titleToday: 'Faturamento de hoje' },
  rowLabel: (seller: string) => `o faturamento de ${seller}`,
  empty: {
    title: 'Nenhum vendedor com vendas',
    text: 'Vendedores com vendas aparecem aqui.',
  },
}
