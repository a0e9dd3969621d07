import type { SellerRevenueMessages } from './pt-br.ts'

export const messages = {
  title: 'Revenue by seller',
  purpose:
    'Sales paid in the period, by payment date, and each seller’s net amount after refunds, chargebacks and dispute fees.',
  search: 'Seller name',
  currency: 'Currency',
  method: 'Method',
  ofTotal: (share: string) => `${share} of total`,
  column: {
    seller: 'Seller',
    count: 'Sales',
    gross: 'Revenue',
    share: 'Share',
    change: 'Change',
    net: 'Seller’s net',
    ticket: 'Average order value',
    approval: 'Approval',
    refund: 'Refunds',
    chargeback: 'Chargebacks',
  },
  figure: { sellers: 'Sellers', count: 'Sales', gross: 'Revenue', net: 'Sellers’ net' },
  chart: { title: 'Revenue by day', titleToday: "Today's revenue" },
  rowLabel: (seller: string) => `${seller}’s revenue`,
  empty: {
    title: 'No sellers with sales',
    text: 'Sellers with sales appear here.',
  },
} satisfies SellerRevenueMessages
