import type { SaleToSplit } from '@balcao/domain/money/sale-split'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { feePlans } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

type FeeOf = (seller: { sellerId: string; currency: Currency }) => SaleToSplit['fee'] | null

/**
 * The platform's current fee on a Pix sale, for examples of the division of a sale. Null in a currency
 * without a fee, in which nothing can be sold.
 */
export async function readPixFees({ tx, now }: Scope, sellerIds: readonly string[]): Promise<FeeOf> {
  if (sellerIds.length === 0) return () => null
  const plans = await tx
    .select()
    .from(feePlans)
    .where(
      and(
        eq(feePlans.method, 'PIX'),
        or(isNull(feePlans.sellerId), inArray(feePlans.sellerId, [...sellerIds])),
        lte(feePlans.effectiveFrom, now),
      ),
    )
    .orderBy(sql`${feePlans.sellerId} is null`, desc(feePlans.effectiveFrom))
  return ({ sellerId, currency }) => {
    const plan = plans.find((candidate) => candidate.sellerId === sellerId || candidate.sellerId === null)
    const fixedCents = plan?.fixedFees[currency]
    return plan && fixedCents !== undefined ? { basisPoints: plan.basisPoints, fixedCents } : null
  }
}
