import { eq } from 'drizzle-orm'
import { gifts } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { coupons } from '#db/schema/coupons.ts'
import { orderItems, orderShares, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { isPlaceholderPhone } from '#modules/platforms/settings/is-placeholder-phone.ts'
import type { Scope } from '#scope.ts'
import type { SaleData } from './event-data.ts'
import type { SaleNews } from './sale-news.ts'

export type DescribedSale = { orderId: string; sellerId: string; productIds: string[]; data: SaleData }

/**
 * Reads a sale for its seller's endpoint: fixed fields from the tables, changing fields as they were at the
 * announced change.
 */
export async function describeSale(
  scope: Scope,
  { paymentId, status, refundedCents }: SaleNews,
): Promise<DescribedSale | null> {
  const { tx } = scope
  const [sale] = await tx
    .select({
      payment: payments,
      order: orders,
      productName: products.name,
      couponCode: coupons.code,
      recipient: { name: gifts.recipientName, email: gifts.recipientEmail },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .leftJoin(gifts, eq(gifts.orderId, orders.id))
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .where(eq(payments.id, paymentId))
  if (!sale) return null
  const { payment, order, productName, couponCode, recipient } = sale
  const items = await tx
    .select({
      productId: orderItems.productId,
      offerId: orderItems.offerId,
      title: orderItems.title,
      priceCents: orderItems.priceCents,
      discountCents: orderItems.discountCents,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(orderItems.position)
  const shares = await tx.select().from(orderShares).where(eq(orderShares.orderId, order.id))
  const platform = await getPlatform(scope)
  const { pixCode, billetCode, billetUrl } = payment
  const expiresAt = payment.expiresAt?.toISOString() ?? null
  return {
    orderId: order.id,
    sellerId: order.sellerId,
    productIds: [...new Set([order.productId, ...items.map(({ productId }) => productId)])],
    data: {
      order: { id: order.id, code: order.code, createdAt: order.createdAt.toISOString(), utm: order.utm },
      payment: {
        id: payment.id,
        status,
        method: payment.method,
        paidBy: payment.paidBy,
        amountCents: payment.amountCents,
        refundedCents,
        currency: payment.currency,
        installments: payment.installments,
        cards:
          payment.cards?.map(({ lastFour, amountCents, installments }) => ({
            lastFour,
            amountCents,
            installments,
          })) ?? null,
        createdAt: payment.createdAt.toISOString(),
        paidAt: payment.paidAt?.toISOString() ?? null,
      },
      pix: pixCode === null ? null : { code: pixCode, expiresAt },
      boleto: billetCode === null ? null : { line: billetCode, url: billetUrl, dueAt: expiresAt },
      product: { id: order.productId, name: productName },
      items,
      coupon:
        order.couponId === null || couponCode === null
          ? null
          : { id: order.couponId, code: couponCode, discountCents: order.discountCents },
      gift: recipient && { recipient },
      sellerCents: shares.reduce(
        (sum, { userId, amountCents }) => (userId === order.sellerId ? sum + amountCents : sum),
        payment.correctedCents,
      ),
      affiliateId: order.affiliateId,
      buyer: {
        name: order.buyerName,
        email: order.buyerEmail,
        phone: isPlaceholderPhone(platform, order.buyerPhone) ? null : order.buyerPhone,
        document: order.documentSource === 'BUYER' ? order.buyerDocument : null,
        address: order.address,
      },
    },
  }
}
