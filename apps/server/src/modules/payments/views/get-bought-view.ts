import type { BoughtView } from '@balcao/domain/checkout/checkout-page'
import { upsellPath } from '@balcao/domain/checkout/upsell-funnel'
import { guaranteeLastDay } from '@balcao/domain/payments/refund-right'
import { maskEmail } from '@balcao/domain/people/email'
import { firstName } from '@balcao/domain/people/names'
import { eq, type SQL, sql } from 'drizzle-orm'
import { tenant } from '#db/define-statement.ts'
import { gifts } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { upsellFunnels, upsellShowings } from '#db/schema/funnels.ts'
import { paymentLinkOrders, paymentLinks } from '#db/schema/links.ts'
import { orderItems, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { invariant } from '#kit/invariant.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'

/** Whether the buyer of a paid order still has an unanswered upsell. */
const awaitsUpsell: SQL<boolean> = sql`exists (
  select from ${payments}
  join ${upsellFunnels} on ${upsellFunnels.platformId} = ${tenant} and ${upsellFunnels.offerId} = ${orders.offerId}
    and ${upsellFunnels.state} = 'ACTIVE'
  where ${payments.platformId} = ${tenant} and ${payments.orderId} = ${orders.id} and ${payments.status} = 'APPROVED'
    and not exists (
      select from ${upsellShowings} where ${upsellShowings.platformId} = ${tenant}
        and ${upsellShowings.firstPaymentId} = ${payments.id} and ${upsellShowings.answer} <> 'NONE'))`

/**
 * A purchase as its buyer sees it next to the payment: the products, the parts of the price, and the support
 * contact.
 */
export async function getBoughtView(
  { tx }: Scope,
  { id, orderId, paidAt }: Pick<Payment, 'id' | 'orderId' | 'paidAt'>,
): Promise<BoughtView> {
  const [[found], items] = await Promise.all([
    tx
      .select({
        order: orders,
        gift: { recipientName: gifts.recipientName, sendsAt: gifts.sendsAt },
        linkCode: paymentLinks.code,
        guaranteeDays: products.guaranteeDays,
        supportEmail: products.supportEmail,
        supportPhone: products.supportPhone,
        thankYouUrl: products.thankYouUrl,
        isOfferedMore: awaitsUpsell,
      })
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId))
      .leftJoin(gifts, eq(gifts.orderId, orders.id))
      .leftJoin(paymentLinkOrders, eq(paymentLinkOrders.orderId, orders.id))
      .leftJoin(paymentLinks, eq(paymentLinks.id, paymentLinkOrders.linkId))
      .where(eq(orders.id, orderId)),
    tx
      .select({ title: orderItems.title, priceCents: orderItems.priceCents, type: products.type })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(orderItems.orderId, orderId))
      .orderBy(orderItems.position),
  ])
  invariant(found, `order ${orderId} is missing`)
  const { order, gift, linkCode, guaranteeDays, supportEmail, supportPhone, thankYouUrl, isOfferedMore } =
    found
  return {
    orderCode: order.code,
    offerId: order.offerId,
    linkCode,
    buyerFirstName: firstName(order.buyerName),
    email: maskEmail(order.buyerEmail),
    items: items.map(({ type, ...item }) => ({ ...item, isPhysical: type === 'FISICO' })),
    gift: gift && { ...gift, sendsAt: gift.sendsAt.toISOString() },
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    interestCents: order.interestCents,
    guaranteedUntil: paidAt && guaranteeDays > 0 ? guaranteeLastDay({ paidAt, guaranteeDays }) : null,
    supportEmail,
    supportPhone,
    thankYouUrl,
    upsellPath: isOfferedMore ? upsellPath(id) : null,
  }
}
