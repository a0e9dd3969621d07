import type { Cents } from '@balcao/domain/money/money'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { gifts } from '#db/schema/access.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { findCoupon } from '#modules/coupons/find-coupon.ts'
import { loadLink } from '#modules/links/load-link.ts'
import { loadOfferToSell } from '#modules/links/load-offer-to-sell.ts'
import type { Scope } from '#scope.ts'
import { purchaseInput } from './purchase-input.ts'
import { quoteOrder } from './quote-order.ts'

export const openPaymentInput = purchaseInput
  .pick({
    offerId: true,
    paymentLink: true,
    coupon: true,
    email: true,
    cpf: true,
    orderBumpsIds: true,
    deliveryOptionId: true,
    deliveryFare: true,
  })
  .extend({
    /**
     * Payments remembered by this browser. Only these are searched, so that a visitor learns nothing about a
     * payment made in another browser.
     */
    paymentIds: z.array(z.uuid()).min(1).max(5),
    paymentMethod: z.enum(['PIX', 'BILLET']),
  })

export type OpenPayment = { paymentId: string; method: PaymentMethod; amountCents: Cents }

/**
 * An open code for exactly this purchase: same browser, buyer, offer, method and price. A second open code
 * could make a buyer pay twice. A gift is a purchase of its own and finds none.
 */
export async function findOpenPayment(
  scope: Scope,
  input: z.output<typeof openPaymentInput>,
): Promise<OpenPayment | null> {
  const { tx, now } = scope
  // A single-use link is closed to others while its code is open, but the code's own buyer must find it.
  const offer = await loadOfferToSell(scope, input, { linkBy: loadLink })
  // In any state: a code that holds the last use of a coupon still belongs to its buyer.
  const found = input.coupon === undefined ? null : await findCoupon(scope, input.coupon, offer)
  const { totalCents } = quoteOrder(offer, {
    orderBumpsIds: input.orderBumpsIds,
    deliveryOptionId: input.deliveryOptionId,
    deliveryFareCents: input.deliveryFare,
    coupon: found?.coupon,
    method: input.paymentMethod,
    installments: 1,
  })
  const [open] = await tx
    .select({ paymentId: payments.id, method: payments.method, amountCents: payments.amountCents })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(gifts, eq(gifts.orderId, payments.orderId))
    .where(
      and(
        inArray(payments.id, input.paymentIds),
        eq(payments.method, input.paymentMethod),
        eq(payments.status, 'PENDING'),
        eq(payments.amountCents, totalCents),
        gt(payments.expiresAt, now),
        eq(orders.offerId, input.offerId),
        isNull(gifts.id),
        eq(orders.buyerEmail, input.email),
        eq(orders.buyerDocument, input.cpf || offer.platform.placeholderDocument),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return open ?? null
}
