import type { SellerProfitMessages } from './pt-br.ts'

export const messages = {
  title: 'Profit by seller',
  purpose: 'What the platform earned by each seller and what their sales cost it, by the ledger.',
  search: 'Name of the seller',
  currency: 'Currency',
  column: {
    seller: 'Seller',
    volume: 'Volume',
    fee: 'Fees',
    interest: 'Interest',
    anticipation: 'Anticipation',
    spread: 'Conversion',
    cost: 'Cost',
    profit: 'Profit',
    margin: 'Margin',
  },
  loss: 'At a loss',
  ofVolume: (share: string) => `${share} of volume`,
  figure: { volume: 'Volume', earned: 'Revenue', cost: 'Acquirer cost', profit: 'Profit' },
  note: "Fees without the managers' commission; a manager's withdrawal fee stands by their name. A refund counts on the day it was posted.",
  rowLabel: (seller: string) => `the profit by ${seller}`,
  empty: {
    title: 'Nothing was posted yet',
    text: 'As soon as a sale is approved, what it left shows up here.',
  },
} satisfies SellerProfitMessages
