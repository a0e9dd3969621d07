import * as words from '#i18n/words/en-us.ts'
import type { SellerProfitMessages } from './pt-br.ts'

export const messages = {
  title: 'Profit by seller',
  purpose: 'Platform revenue, cost and margin by seller.',
  search: 'Seller name',
  currency: words.currency,
  column: {
    seller: words.seller,
    volume: 'Volume',
    fee: words.fees,
    interest: 'Interest',
    anticipation: words.advance,
    spread: 'Currency exchange',
    cost: words.cost,
    profit: 'Profit',
    margin: words.margin,
  },
  loss: 'Loss',
  ofVolume: (share: string) => `${share} of volume`,
  figure: { volume: 'Volume', earned: words.revenue, cost: 'Acquirer cost', profit: 'Profit' },
  note: 'Fees exclude managers’ commission. A manager’s withdrawal fee appears under their name. Refunds count on the posting date.',
  chart: { title: 'Profit by day', titleToday: "Today's profit" },
  rowLabel: (seller: string) => `profit from ${seller}`,
  empty: {
    title: words.noEntries,
    text: 'Results appear after the first approved sale.',
  },
} satisfies SellerProfitMessages
