import type { clickWords as portuguese } from './pt-br.ts'

export const clickWords: typeof portuguese = {
  standing: {
    OPEN: 'Open',
    EARNED: 'Led to a sale',
    LOST: 'No commission',
  },
  loss: {
    robot: 'Automated access: robot or link preview',
    prefetch: 'Page prefetched or embedded, without a visit',
    own_click: 'Click by the affiliate themselves',
    not_active: 'Affiliation inactive',
    window_over: 'Click expired',
    own_purchase: 'Purchase by the affiliate themselves',
    sells_it_themselves: 'Producers earn no commission',
    another_came_first: 'Sale attributed to another click or coupon',
    replaced: 'Replaced by another affiliate’s click',
    replaced_by_own: 'Replaced by a later click of the same affiliate',
    after_first: 'The visitor already had an earlier valid click',
  },
  sale: {
    PAID: 'Paid',
    WAITING: 'Awaiting payment',
    UNPAID: 'Not paid',
    REVERSED: 'Refund or chargeback',
  },
}
