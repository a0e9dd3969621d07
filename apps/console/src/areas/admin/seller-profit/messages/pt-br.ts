export type SellerProfitMessages = typeof messages

export const messages = {
  title: 'Lucro por vendedor',
  purpose: 'Receita, custo e margem da plataforma por vendedor.',
  search: 'Nome do vendedor',
  currency: 'Moeda',
  column: {
    seller: 'Vendedor',
    volume: 'Volume',
    fee: 'Taxas',
    interest: 'Juros',
    anticipation: 'Antecipação',
    spread: 'Conversão',
    cost: 'Custo',
    profit: 'Lucro',
    margin: 'Margem',
  },
  loss: 'Prejuízo',
  ofVolume: (share: string) => `${share} do volume`,
  figure: { volume: 'Volume', earned: 'Receita', cost: 'Custo das adquirentes', profit: 'Lucro' },
  note: 'Taxas sem a comissão dos gerentes. A taxa de saque de gerentes aparece no nome deles. Reembolsos contam na data do lançamento.',
  chart: { title: 'Lucro por dia', titleToday: 'Lucro de hoje' },
  rowLabel: (seller: string) => `o lucro com ${seller}`,
  empty: {
    title: 'Nenhum lançamento',
    text: 'Os resultados aparecem após a primeira venda aprovada.',
  },
}
