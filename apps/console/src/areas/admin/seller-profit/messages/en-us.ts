import type { SellerProfitMessages } from './pt-br.ts'

export const messages = {
  title: 'Profit by seller',
  purpose: 'Platform revenue, cost and margin by seller.',
  search: 'Seller name',
  currency: 'Currency',
  column: {
    seller: 'Seller',
    volume: 'Volume',
    fee: 'Fees',
    interest: 'Interest',
    anticipation: 'Advance',
    spread: 'Conversion',
    cost: 'Cost',
    profit: 'Profit',
    margin: 'Margin',
  },
  loss: 'Loss',
  ofVolume: (share: string) => `${share} of volume`,
  figure: { volume: 'Volume', earned: 'Revenue', cost: 'Acquirer cost', profit: 'Profit' },
  note: 'Fees exclude managers’ commission. A manager’s withdrawal fee appears under their name. Refunds count on the posting date.',
  chart: { title: 'Profit by day', titleToday: "Today's profit" },
  rowLabel: (seller: string) => `profit from ${seller}`,
  empty: {
    title: 'No entries',
    text: 'Results appear after the first approved sale.',
  },
} satisfies SellerProfitMessages
