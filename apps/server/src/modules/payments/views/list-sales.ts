import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type ListOrders, type PageParts, pageInput, pageOf } from '#db/page-of.ts'
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
 * A page of sales, by default the newest first. The page is selected from the payments alone, and only its
 * rows are described: PostgreSQL may otherwise describe every sale of a month to show the first ones.
 */
export async function listSales<V extends View>(
  viewer: SaleViewer<V>,
  input: SaleFilters & Pick<z.output<typeof saleListInput>, 'sort' | 'cursor' | 'limit'>,
) {
  const { tx } = viewer.scope
  const { rows, nextCursor } = await pageOf(saleOrders, input, ({ place, ...page }) =>
    tx
      .select({ ...saleColumns(viewer), place })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
      .leftJoin(orderShares, viewer.myShare)
      .where(inArray(payments.id, salesOnPage(viewer, input, page)))
      .orderBy(...page.orderBy),
  )
  return { rows: rows.map(saleRow), nextCursor }
}

function salesOnPage(
  viewer: SaleViewer,
  filters: SaleFilters,
  { after, orderBy, limit }: Omit<PageParts, 'place'>,
) {
  const { tx } = viewer.scope
  const { bySeller } = viewer
  const firstSales = (sees: SQL | undefined) => {
    const { id, createdAt, amountCents } = payments
    const query = tx.select({ id, createdAt, amountCents }).from(payments).$dynamic()
    if (asksForOrder(filters)) query.innerJoin(orders, eq(orders.id, payments.orderId))
    return query
      .where(and(wantedSales({ ...viewer, sees }, filters), after))
      .orderBy(...orderBy)
      .limit(limit)
      .as('payments')
  }
  if (bySeller === undefined) {
    const sales = firstSales(viewer.sees)
    return tx.select({ id: sales.id }).from(sales)
  }
  // The condition omits the list of all sellers: with it, PostgreSQL expects one sale of each seller and
  // sorts all sales.
  const seller = bySeller.sellers.as('seller')
  const sales = firstSales(and(eq(payments.sellerId, seller.sellerId), bySeller.sees))
  return tx
    .select({ id: sales.id })
    .from(seller)
    .innerJoinLateral(sales, sql`true`)
    .orderBy(...orderBy)
    .limit(limit)
}
