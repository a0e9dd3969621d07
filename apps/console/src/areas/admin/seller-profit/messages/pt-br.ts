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
  loss: 'No prejuízo',
  ofVolume: (share: string) => `${share} do volume`,
  figure: { volume: 'Volume', earned: 'Receita', cost: 'Custo das adquirentes', profit: 'Lucro' },
  note: 'Taxas sem a comissão dos gerentes; a taxa de saque de um gerente aparece no nome dele. Um reembolso pesa no dia em que foi lançado.',
  rowLabel: (seller: string) => `o lucro com ${seller}`,
  empty: {
    title: 'Nenhum lançamento ainda',
    text: 'Assim que uma venda for aprovada, o que ela deixou aparece aqui.',
  },
}
