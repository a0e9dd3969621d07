import { desc, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { isDisputed } from '#modules/payments/core/is-disputed.ts'
import type { Scope } from '#scope.ts'

const shownMax = 25

/** The latest sales of a seller, without their buyers, which only staff with access to sales may see. */
export async function listSellerSales({ tx, platformId }: Scope, { userId }: { userId: string }) {
  const rows = await tx
    .select({
      paymentId: payments.id,
      orderCode: orders.code,
      productName: products.name,
      method: payments.method,
      status: payments.status,
      certainty: payments.certainty,
      isDisputed: isDisputed(platformId),
      amountCents: payments.amountCents,
      currency: payments.currency,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .where(eq(payments.sellerId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(shownMax)
  return rows.map(({ createdAt, ...sale }) => ({ ...sale, createdAt: createdAt.toISOString() }))
}
