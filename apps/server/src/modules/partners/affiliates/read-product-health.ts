import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { affiliations } from '#db/schema/partners.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

/** Refund and chargeback rates of a product's recent sales; null without a paid sale. */
export type ProductHealth = { refundRate: number | null; chargebackRate: number | null; affiliates: number }

type SoldProduct = { productId: string; sellerId: string }

const lately = 90 * 86_400_000

/** Rates over the paid sales of ninety days, and the number of active affiliates of each product. */
export async function readProductHealth(
  { tx, now }: Scope,
  products: readonly SoldProduct[],
): Promise<(productId: string) => ProductHealth> {
  if (products.length === 0) return () => ({ refundRate: null, chargebackRate: null, affiliates: 0 })
  const productIds = products.map(({ productId }) => productId)
  const countOf = (status: string) =>
    sql<number>`count(*) filter (where ${payments.status} = ${status})`.mapWith(Number)
  const [sold, promoted] = await Promise.all([
    tx
      .select({
        productId: payments.productId,
        paid: sql<number>`count(*)`.mapWith(Number),
        refunded: countOf('REFUNDED'),
        chargedBack: countOf('CHARGEBACK'),
      })
      .from(payments)
      .where(
        and(
          inArray(payments.sellerId, [...new Set(products.map(({ sellerId }) => sellerId))]),
          inArray(payments.productId, productIds),
          inArray(payments.status, ['APPROVED', 'REFUNDED', 'CHARGEBACK']),
          gte(payments.createdAt, new Date(now.getTime() - lately)),
        ),
      )
      .groupBy(payments.productId),
    tx
      .select({ productId: affiliations.productId, count: sql<number>`count(*)`.mapWith(Number) })
      .from(affiliations)
      .where(and(inArray(affiliations.productId, productIds), eq(affiliations.status, 'ACTIVE')))
      .groupBy(affiliations.productId),
  ])
  return (productId) => {
    const sales = sold.find((one) => one.productId === productId)
    return {
      refundRate: sales ? sales.refunded / sales.paid : null,
      chargebackRate: sales ? sales.chargedBack / sales.paid : null,
      affiliates: promoted.find((one) => one.productId === productId)?.count ?? 0,
    }
  }
}
