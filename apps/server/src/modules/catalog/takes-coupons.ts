import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { coupons } from '#db/schema/coupons.ts'

/**
 * Whether a buyer could have a coupon for an offer: one without would only be sent away to look for one. The
 * query has the offer and its product.
 */
export function takesCoupons(now: Date): SQL<boolean> {
  const at = sql.param(now, coupons.endsAt)
  return sql<boolean>`exists (select from ${coupons} where ${and(
    eq(coupons.platformId, offers.platformId),
    eq(coupons.sellerId, products.sellerId),
    isNull(coupons.pausedAt),
    or(isNull(coupons.endsAt), sql`${coupons.endsAt} > ${at}`),
    or(isNull(coupons.productId), eq(coupons.productId, products.id)),
    or(isNull(coupons.offerId), eq(coupons.offerId, offers.id)),
  )})`
}
