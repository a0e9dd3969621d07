import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '../../db/page-of.ts'
import { accessGrants, accessSuspensions } from '../../db/schema/access.ts'
import { users } from '../../db/schema/accounts.ts'
import { products } from '../../db/schema/catalog.ts'
import { orders } from '../../db/schema/orders.ts'
import { subscriptions } from '../../db/schema/subscriptions.ts'
import type { Caller } from '../../rpc/caller.ts'

const accessOrders: ListOrders<'grantedAt'> = {
  columns: { grantedAt: [accessGrants.grantedAt, accessGrants.id] },
  usual: { by: 'grantedAt', direction: 'desc' },
}

export const accessListInput = z.strictObject(pageInput(accessOrders))

const openSuspensionsOfGrant = and(
  eq(accessSuspensions.platformId, accessGrants.platformId),
  eq(accessSuspensions.grantId, accessGrants.id),
  isNull(accessSuspensions.restoredAt),
)
/** Subscribed to, and unpaid for too long, or over. What was bought beside it, once, is nothing of the subscription's. */
function isRunOut(now: Date) {
  const { accessUntil } = subscriptions
  return and(
    eq(subscriptions.platformId, accessGrants.platformId),
    eq(subscriptions.orderId, accessGrants.orderId),
    eq(subscriptions.productId, accessGrants.productId),
    or(isNull(accessUntil), lte(accessUntil, now)),
  )
}

const isOpenAt = (
  now: Date,
) => sql<boolean>`not exists (select from ${accessSuspensions} where ${openSuspensionsOfGrant})
  and not exists (select from ${subscriptions} where ${isRunOut(now)})`

/** The digital products that the caller bought, and which of them are open. */
export async function listAccess({ app, tx, session, now }: Caller, input: z.output<typeof accessListInput>) {
  const { rows, nextCursor } = await pageOf(accessOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: accessGrants.id,
        productName: products.name,
        imageKey: products.imageKey,
        sellerName: users.name,
        supportEmail: products.supportEmail,
        supportPhone: products.supportPhone,
        orderCode: orders.code,
        grantedAt: accessGrants.grantedAt,
        isOpen: isOpenAt(now),
        place,
      })
      .from(accessGrants)
      .innerJoin(products, eq(products.id, accessGrants.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .innerJoin(orders, eq(orders.id, accessGrants.orderId))
      .where(and(eq(accessGrants.customerId, session.userId), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ imageKey, grantedAt, ...row }) => ({
      ...row,
      imageUrl: imageKey === null ? null : app.store.publicUrl(imageKey),
      grantedAt: grantedAt.toISOString(),
    })),
    nextCursor,
  }
}
