import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

export type Sale = Awaited<ReturnType<typeof readSale>>

/** A payment with the data of its mails: product, buyer and seller. */
export async function readSale({ tx }: Scope, paymentId: string) {
  const [sale] = await tx
    .select({ payment: payments, order: orders, product: products, seller: users })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(eq(payments.id, paymentId))
  invariant(sale, `payment ${paymentId} has an order, a product and a seller`)
  return sale
}
