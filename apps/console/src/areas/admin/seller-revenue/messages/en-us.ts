import * as words from '#i18n/words/en-us.ts'
import type { SellerRevenueMessages } from './pt-br.ts'

export const messages = {
  title: 'Revenue by seller',
  purpose:
    'Sales paid in the period, by payment date, and each seller’s net amount after refunds, chargebacks and dispute fees.',
  search: 'Seller name',
  currency: words.currency,
  method: words.paymentMethod,
  ofTotal: (share: string) => `${share} of total`,
  column: {
    seller: words.seller,
    count: words.sales,
    gross: 'Revenue',
    share: words.share,
    change: 'Change',
    net: 'Seller’s net',
    ticket: 'Average order value',
    approval: words.approval,
    refund: words.refunds,
    chargeback: words.chargebacks,
  },
  figure: { sellers: words.sellers, count: words.sales, gross: 'Revenue', net: 'Sellers’ net' },
  chart: { title: 'Revenue by day', titleToday: "Today's revenue" },
  rowLabel: (seller: string) => `${seller}’s revenue`,
  empty: {
    title: 'No sellers with sales',
    text: 'Sellers with sales appear here.',
  },
} satisfies SellerRevenueMessages
