import { refundRight } from '@balcao/domain/payments/refund-right'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { disputes, refundRequests } from '#db/schema/refunds.ts'
import { readRefundableItems } from '#modules/refunds/refundable-items.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOwnPurchase } from './find-own-purchase.ts'
import { ofCustomer } from './request.ts'

/** The refundable part of a purchase and its last day, the latest request, and the support contact. */
export async function getRefundable(caller: Caller, { paymentId }: { paymentId: string }) {
  const { tx, now } = caller
  const { payment, order } = await findOwnPurchase(caller, paymentId)
  const { paidAt, bookedCents, refundedCents, currency, method, status } = payment
  const given = paidAt && refundRight({ paidAt, guaranteeDays: order.guaranteeDays }, now)
  const [{ left, worthOf }, [product], [request], disputed] = await Promise.all([
    readRefundableItems(caller, payment),
    tx
      .select({
        name: products.name,
        sellerName: users.name,
        supportEmail: products.supportEmail,
        supportPhone: products.supportPhone,
      })
      .from(products)
      .innerJoin(users, eq(users.id, products.sellerId))
      .where(eq(products.id, payment.productId)),
    tx
      .select({ requestId: refundRequests.id, state: refundRequests.state })
      .from(refundRequests)
      .where(and(eq(refundRequests.paymentId, paymentId), ofCustomer(caller)))
      .orderBy(desc(refundRequests.createdAt))
      .limit(1),
    tx
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(eq(disputes.paymentId, paymentId), isNull(disputes.closedAt))),
  ])
  return {
    orderCode: order.code,
    productName: product?.name ?? '',
    sellerName: product?.sellerName ?? '',
    supportEmail: product?.supportEmail ?? null,
    supportPhone: product?.supportPhone ?? null,
    status,
    method,
    isSubscription: order.type === 'SUBSCRIPTION',
    isDisputed: disputed.length > 0,
    /** The newest request, open or decided. */
    request: request ?? null,
    right: bookedCents > 0 && given ? given.right : null,
    lastDay: given?.lastDay ?? null,
    amountCents: bookedCents,
    refundedCents,
    currency,
    items: left.map(({ id, title }) => ({
      orderItemId: id,
      title,
      amountCents: Math.min(worthOf([id]), bookedCents),
    })),
  }
}
