import { nameToGreet } from '@balcao/domain/names'
import { and, eq, sum } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orderItems, orderShares, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

export type ToldSale = NonNullable<Awaited<ReturnType<typeof readToldSale>>>

/** Data of a sale for the mails to buyer and seller. Null for a demo sale, which sends no mail. */
export async function readToldSale({ tx }: Scope, paymentId: string) {
  const [sale] = await tx
    .select({ payment: payments, order: orders, product: products, seller: users })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(eq(payments.id, paymentId))
  if (!sale || sale.payment.isDemo) return null
  const { payment, order, product, seller } = sale
  const items = await tx
    .select({ title: orderItems.title, priceCents: orderItems.priceCents, type: products.type })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(orderItems.position)
  const [share] = await tx
    .select({ cents: sum(orderShares.amountCents).mapWith(Number) })
    .from(orderShares)
    .where(and(eq(orderShares.orderId, order.id), eq(orderShares.role, 'PRODUCER')))
  const facts = {
    productName: product.name,
    orderCode: order.code,
    amountCents: payment.amountCents,
    currency: payment.currency,
  }
  return {
    paymentId,
    sellerId: seller.id,
    shareCents: (share?.cents ?? 0) + payment.correctedCents,
    order,
    items,
    follows: {
      access: items.some(({ type }) => type === 'DIGITAL'),
      parcel: items.some(({ type }) => type === 'FISICO'),
    },
    toBuyer: {
      orderId: order.id,
      to: order.buyerEmail,
      locale: order.locale,
      props: {
        ...facts,
        buyerName: nameToGreet({ name: order.buyerName, document: order.buyerDocument }),
        sellerName: seller.name,
        purchasesPath: '/my-purchases' as const,
      },
    },
    toSeller: {
      orderId: order.id,
      to: seller.email,
      locale: seller.locale,
      props: {
        ...facts,
        sellerName: nameToGreet(seller),
        salesPath: `/platform/my-sales?open=${paymentId}` as const,
      },
    },
  }
}
