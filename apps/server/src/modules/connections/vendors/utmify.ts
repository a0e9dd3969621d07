import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import { byStatus, contactOf, isSale, type Vendor } from './vendor.ts'

const statuses: Record<PaymentStatus, string> = {
  PENDING: 'waiting_payment',
  APPROVED: 'paid',
  REJECTED: 'refused',
  CANCELED: 'refused',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedback',
}

const methods: Record<PaymentMethod, string> = {
  PIX: 'pix',
  CREDIT_CARD: 'credit_card',
  BILLET: 'boleto',
}

/** Parameters that the vendor knows; null for a parameter that the buyer's visit did not have. */
const tracked = ['src', 'sck', 'utm_source', 'utm_campaign', 'utm_medium', 'utm_content', 'utm_term']

/**
 * UTMify, orders of sellers' own systems. Documented by the vendor ("API para envio de vendas"): address,
 * header, fields, statuses, cents, dates in UTC, and `orderId` as the key of an order. Assumed: a second call
 * about an order replaces the first. UTMify has no status for a partial refund, which therefore changes
 * nothing there.
 */
export const utmify: Vendor = {
  urlOf: () => 'https://api.utmify.com.br/api-credentials/orders',
  isMarketing: () => false,
  readsSaleAnew: true,
  *talk(event, { fields }) {
    const { data, at, isTest } = event
    if (!isSale(data)) return { failure: null }
    const { order, payment, product, items, sellerCents } = data
    const { name, email, phone } = contactOf({ data, isTest: false })
    const isReturned = payment.status === 'REFUNDED' || payment.status === 'CHARGEBACK'
    const answer = yield {
      url: this.urlOf(fields),
      method: 'POST',
      headers: { 'x-api-token': fields.token ?? '' },
      body: {
        orderId: order.id,
        platform: event.platformName,
        paymentMethod: methods[payment.method],
        status: statuses[payment.status],
        createdAt: utcOf(order.createdAt),
        approvedDate: payment.paidAt && utcOf(payment.paidAt),
        refundedAt: isReturned ? utcOf(at.toISOString()) : null,
        // Null, although the vendor has the field: attribution does not need a document.
        customer: { name, email, phone: phone || null, document: null, country: 'BR' },
        products: items.map(({ productId, offerId, title, quantity, priceCents, discountCents }) => ({
          id: productId,
          name: title || product.name,
          planId: offerId,
          planName: null,
          quantity,
          priceInCents: priceCents - discountCents,
        })),
        trackingParameters: Object.fromEntries(tracked.map((key) => [key, order.utm[key] ?? null])),
        commission: {
          totalPriceInCents: payment.amountCents,
          gatewayFeeInCents: Math.max(0, payment.amountCents - sellerCents),
          userCommissionInCents: sellerCents,
          currency: payment.currency,
        },
        isTest,
      },
    }
    return byStatus(answer)
  },
}

/** Format '2026-11-18 17:48:44', in UTC. */
function utcOf(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}
