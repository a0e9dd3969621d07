import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { announceEvent } from './announce-event.ts'
import { type DescribedSale, describeSale } from './describe-sale.ts'
import { type SaleNews, saleNews } from './sale-news.ts'

/**
 * Announces a change of a sale to the endpoints. Added in the transaction of the fact, for sellers who have
 * any.
 */
export const announceSaleJob = defineJob({
  name: 'announce-sale',
  payload: saleNews,
  triesMax: 25,
  run: (app, { platformId, ...news }) =>
    inScope(app, platformId, async (scope) => {
      const sale = await describeSale(scope, news)
      if (!sale) return
      const { sellerId, productIds, data } = sale
      const at = new Date(news.at)
      for (const type of news.types)
        await announceEvent(scope, { key: keyOf(type, sale, news), type, sellerId, productIds, at, data })
    }),
})

/**
 * Event key. An order is created once, even with several codes; its money can be refunded and paid again
 * several times.
 */
function keyOf(type: OutgoingEventType, { orderId }: DescribedSale, news: SaleNews): string {
  const { paymentId, refundedCents, at } = news
  switch (type) {
    case 'sale.created':
      return `${type}:${orderId}`
    case 'sale.refunded':
      return `${type}:${paymentId}:${refundedCents}`
    case 'sale.charged_back':
    case 'sale.restored':
      return `${type}:${paymentId}:${at}`
    default:
      return `${type}:${paymentId}`
  }
}
