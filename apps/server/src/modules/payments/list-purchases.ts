import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '../../db/page-of.ts'
import { users } from '../../db/schema/accounts.ts'
import { products } from '../../db/schema/catalog.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { Caller } from '../../rpc/caller.ts'
import { getUser } from '../accounts/users/user.ts'

const purchaseOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [payments.createdAt, payments.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const purchaseListInput = z.strictObject(pageInput(purchaseOrders))

/** What was bought with the caller's mailbox, which the code has proven to be theirs. One person's purchases are few enough to be sorted. */
export async function listPurchases(caller: Caller, input: z.output<typeof purchaseListInput>) {
  const { email } = await getUser(caller, caller.session.userId)
  const { rows, nextCursor } = await pageOf(purchaseOrders, input, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({
        paymentId: payments.id,
        orderCode: orders.code,
        productName: products.name,
        sellerName: users.name,
        amountCents: payments.amountCents,
        currency: payments.currency,
        status: payments.status,
        createdAt: payments.createdAt,
        place,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
      .innerJoin(users, eq(users.id, payments.sellerId))
      .where(
        and(
          eq(orders.platformId, caller.platformId),
          eq(orders.buyerEmail, email),
          // An order whose code was made again is one purchase.
          isNull(payments.supersededById),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor }
}
