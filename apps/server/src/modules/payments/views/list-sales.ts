import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { asksForOrder, type SaleFilters, saleFilters, wantedSales } from './sale-filters.ts'
import { saleColumns, saleRow } from './sale-row.ts'
import type { SaleViewer, View } from './sale-viewer.ts'

export const saleOrders: ListOrders<'createdAt' | 'amount'> = {
  columns: { createdAt: [payments.createdAt, payments.id], amount: [payments.amountCents, payments.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const saleListInput = saleFilters.extend(pageInput(saleOrders))

/**
 * A page of sales, the newest first by default. The page is chosen from the payments alone, and only its rows
 * are described: PostgreSQL may otherwise describe every sale of a month to show the first of them.
 */
export async function listSales<V extends View>(
  viewer: SaleViewer<V>,
  input: SaleFilters & Pick<z.output<typeof saleListInput>, 'sort' | 'cursor' | 'limit'>,
) {
  const { tx } = viewer.scope
  const { rows, nextCursor } = await pageOf(saleOrders, input, ({ place, after, orderBy, limit }) => {
    const onPage = tx.select({ id: payments.id }).from(payments).$dynamic()
    if (asksForOrder(input)) onPage.innerJoin(orders, eq(orders.id, payments.orderId))
    onPage
      .where(and(wantedSales(viewer, input), after))
      .orderBy(...orderBy)
      .limit(limit)
    return tx
      .select({ ...saleColumns(viewer), place })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
      .leftJoin(orderShares, viewer.myShare)
      .where(inArray(payments.id, onPage))
      .orderBy(...orderBy)
  })
  return { rows: rows.map(saleRow), nextCursor }
}
