import { cartStates } from '@balcao/domain/carts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '../../db/page-of.ts'
import { offers, products } from '../../db/schema/catalog.ts'
import { abandonedCarts } from '../../db/schema/orders.ts'
import type { Caller } from '../../rpc/caller.ts'

const cartOrders: ListOrders<'updatedAt'> = {
  columns: { updatedAt: [abandonedCarts.updatedAt, abandonedCarts.id] },
  usual: { by: 'updatedAt', direction: 'desc' },
}

export const cartListInput = z.strictObject({
  state: z.enum(cartStates).optional(),
  productId: z.uuid().optional(),
  ...pageInput(cartOrders),
})

/** Carts that visitors left at the caller's own offers. */
export async function listCarts(
  { tx, session }: Caller,
  { state, productId, ...page }: z.output<typeof cartListInput>,
) {
  const { rows, nextCursor } = await pageOf(cartOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: abandonedCarts.id,
        state: abandonedCarts.state,
        name: abandonedCarts.name,
        email: abandonedCarts.email,
        phone: abandonedCarts.phone,
        productName: products.name,
        offerId: offers.id,
        amountCents: abandonedCarts.cartAmountCents,
        currency: products.currency,
        utm: abandonedCarts.utm,
        remindersSent: abandonedCarts.remindersSent,
        updatedAt: abandonedCarts.updatedAt,
        place,
      })
      .from(abandonedCarts)
      .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
      .innerJoin(products, eq(products.id, offers.productId))
      .where(
        and(
          eq(products.sellerId, session.userId),
          state && eq(abandonedCarts.state, state),
          productId === undefined ? undefined : eq(products.id, productId),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), nextCursor }
}
