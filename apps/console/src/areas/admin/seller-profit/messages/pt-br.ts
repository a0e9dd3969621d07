import * as words from '#i18n/words/pt-br.ts'

export type SellerProfitMessages = typeof messages

export const messages = {
  title: 'Lucro por vendedor',
  purpose: 'Receita, custo e margem da plataforma por vendedor.',
  search: 'Nome do vendedor',
  currency: words.currency,
  column: {
    seller: words.seller,
    volume: 'Volume',
    fee: words.fees,
    interest: 'Juros',
    anticipation: words.advance,
    spread: 'Câmbio',
    cost: words.cost,
    profit: 'Lucro',
    margin: words.margin,
  },
  loss: 'Prejuízo',
  ofVolume: (share: string) => `${share} do volume`,
  figure: { volume: 'Volume', earned: words.revenue, cost: 'Custo das adquirentes', profit: 'Lucro' },
  note: 'Taxas sem a comissão dos gerentes. A taxa de saque de gerentes aparece no nome deles. Reembolsos contam na data do lançamento.',
  chart: { title: 'Lucro por dia', titleToday: 'Lucro de hoje' },
  rowLabel: (seller: string) => `o lucro com ${seller}`,
  empty: {
    title: words.noEntries,
    text: 'Os resultados aparecem após a primeira venda aprovada.',
  },
}
