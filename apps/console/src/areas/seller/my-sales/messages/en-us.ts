import type { MySalesMessages } from './pt-br.ts'

export const messages = {
  title: 'Sales',
  purpose: 'From the payment being made to the money being released.',
  search: 'Name, email, order or transaction',
  status: 'Status',
  allStatuses: 'All',
  tab: {
    APPROVED: 'Approved',
    PENDING: 'Pending',
    REJECTED: 'Declined',
    CHARGEBACK: 'Chargebacks',
    CANCELED: 'Canceled',
    REFUNDED: 'Refunded',
  },
  method: 'Method',
  product: 'Product',
  column: {
    buyer: 'Buyer',
    created: 'Date',
    order: 'Order',
    product: 'Product',
    method: 'Method',
    status: 'Status',
    paid: 'Paid on',
    gross: 'Amount',
    share: 'You receive',
  },
  figure: {
    count: 'Sales',
    gross: 'Total value',
    approved: 'Approved',
    share: 'You receive',
  },
  rowLabel: (buyer: string, order: string) => `the sale of ${buyer}, order ${order}`,
  empty: {
    title: 'Your first sale shows up here',
    text: 'Share the link of your checkout and follow every payment on this page.',
    action: 'See my products',
  },
} satisfies MySalesMessages
