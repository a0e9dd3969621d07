import type { SellerRevenueMessages } from './pt-br.ts'

export const messages = {
  title: 'Revenue by seller',
  purpose:
    'Sales paid in the period, by the date of payment, and what each seller is left with after its refunds, chargebacks and dispute fees.',
  search: 'Name of the seller',
  currency: 'Currency',
  method: 'Method',
  ofTotal: (share: string) => `${share} of all`,
  column: {
    seller: 'Seller',
    count: 'Sales',
    gross: 'Revenue',
    share: 'Share',
    change: 'Change',
    net: 'Seller receives',
    ticket: 'Average sale',
    approval: 'Approval',
    refund: 'Refunds',
    chargeback: 'Chargebacks',
  },
  figure: { sellers: 'Sellers', count: 'Sales', gross: 'Revenue', net: 'Sellers receive' },
  rowLabel: (seller: string) => `the revenue of ${seller}`,
  empty: {
    title: 'No seller has sold yet',
    text: 'As soon as a sale is created, its seller shows up here.',
  },
} satisfies SellerRevenueMessages
