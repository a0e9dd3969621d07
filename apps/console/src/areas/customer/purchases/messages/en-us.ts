import type { PurchasesMessages } from './pt-br.ts'

export const messages = {
  title: 'My purchases',
  purpose: 'Everything you bought with this email.',
  column: {
    product: 'Product',
    seller: 'Sold by',
    order: 'Order',
    date: 'Date',
    status: 'Status',
    amount: 'Amount',
  },
  rowLabel: (product, order) => `purchase ${order}, ${product}`,
  empty: {
    title: 'No purchases here',
    text: 'If you used another email in the purchase, sign out and enter with that one.',
  },
} satisfies PurchasesMessages
