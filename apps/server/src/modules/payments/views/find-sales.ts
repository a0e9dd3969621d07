import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { isDisputed } from '#modules/payments/core/is-disputed.ts'
import { namedBy } from './sale-search.ts'
import type { SaleViewer } from './sale-viewer.ts'

export const findSalesInput = z.object({ search: z.string().trim().min(2).max(100) })

const foundMax = 5
/**
 * Number of latest sales searched by a part of a name, because a search as you type has to stay fast with a
 * million sales.
 */
const lookedThroughMax = 5_000

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñ'
const plain = 'aaaaaeeeeiiiiooooouuuucn'

/** Without accents and capitals: “patricia” finds Patrícia. */
const plainly = (text: PgColumn | SQL | string) => sql`translate(lower(${text}), ${accented}, ${plain})`

/**
 * Suggestions of sales: any sale by a complete identifier (sale-search.ts), and the latest by a part of the
 * buyer's name or e-mail.
 */
export async function findSales(viewer: SaleViewer<'WHOLE'>, { search }: z.output<typeof findSalesInput>) {
  const { tx } = viewer.scope
  const columns = {
    paymentId: payments.id,
    createdAt: payments.createdAt,
    orderCode: orders.code,
    buyerName: orders.buyerName,
    buyerEmail: orders.buyerEmail,
    productName: products.name,
    status: payments.status,
    method: payments.method,
    isDisputed: isDisputed(viewer.scope.platformId).as('is_disputed'),
    certainty: payments.certainty,
    grossCents: payments.amountCents,
    currency: payments.currency,
  }
  const sales = () =>
    tx
      .select(columns)
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
  const newestFirst = [desc(payments.createdAt), desc(payments.id)]
  const latest = sales()
    .where(viewer.sees)
    .orderBy(...newestFirst)
    .limit(lookedThroughMax)
    .as('latest')
  const pattern = plainly(containing(search))
  const [exact, alike] = await Promise.all([
    sales()
      .where(and(viewer.sees, namedBy(viewer, search)))
      .orderBy(...newestFirst)
      .limit(foundMax),
    tx
      .select()
      .from(latest)
      .where(
        or(
          sql`${plainly(latest.buyerName)} like ${pattern}`,
          sql`${plainly(latest.buyerEmail)} like ${pattern}`,
        ),
      )
      .limit(foundMax),
  ])
  const known = new Set(exact.map(({ paymentId }) => paymentId))
  return [...exact, ...alike.filter(({ paymentId }) => !known.has(paymentId))]
    .slice(0, foundMax)
    .map((sale) => ({ ...sale, createdAt: sale.createdAt.toISOString() }))
}
