import { nameToGreet } from '@balcao/domain/people/names'
import { and, eq, sql, sum } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { gifts } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orderItems, orderShares, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

type OfPayment = { paymentId: string }

const selectSale = defineStatement((db, given: Inputs<OfPayment>) => {
  const share = db
    .select({ cents: sum(orderShares.amountCents) })
    .from(orderShares)
    .where(and(eq(orderShares.orderId, orders.id), eq(orderShares.role, 'PRODUCER')))
  return db
    .select({
      payment: {
        isDemo: payments.isDemo,
        amountCents: payments.amountCents,
        correctedCents: payments.correctedCents,
        currency: payments.currency,
      },
      order: orders,
      gift: {
        id: gifts.id,
        recipientName: gifts.recipientName,
        recipientEmail: gifts.recipientEmail,
        sendsAt: gifts.sendsAt,
      },
      shareCents: sql<number | null>`${share}::float8`,
      productName: products.name,
      seller: {
        id: users.id,
        name: users.name,
        document: users.document,
        email: users.email,
        locale: users.locale,
      },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .leftJoin(gifts, eq(gifts.orderId, payments.orderId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(eq(payments.id, given.paymentId))
})

const selectItems = defineStatement((db, given: Inputs<OfPayment>) =>
  db
    .select({ title: orderItems.title, priceCents: orderItems.priceCents, type: products.type })
    .from(payments)
    .innerJoin(orderItems, eq(orderItems.orderId, payments.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(payments.id, given.paymentId))
    .orderBy(orderItems.position),
)

export type ToldSale = NonNullable<Awaited<ReturnType<typeof readToldSale>>>

/** Data of a sale for the mails to buyer and seller. Null for a demo sale, which sends no mail. */
export async function readToldSale({ tx }: Scope, paymentId: string) {
  const [[sale], items] = await Promise.all([selectSale(tx, { paymentId }), selectItems(tx, { paymentId })])
  if (!sale || sale.payment.isDemo) return null
  const { payment, order, gift, shareCents, productName, seller } = sale
  const facts = {
    productName,
    orderCode: order.code,
    amountCents: payment.amountCents,
    currency: payment.currency,
  }
  return {
    paymentId,
    sellerId: seller.id,
    shareCents: (shareCents ?? 0) + payment.correctedCents,
    order,
    items,
    gift,
    follows: {
      access: gift === null && items.some(({ type }) => type === 'DIGITAL'),
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
