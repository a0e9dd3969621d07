import { and, eq, sql } from 'drizzle-orm'
import { coupons } from '#db/schema/coupons.ts'
import { affiliations } from '#db/schema/partners.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Scope } from '#scope.ts'
import type { Coupon } from './coupon-standing.ts'

type Place = Pick<LoadedOffer, 'offer' | 'product' | 'seller'>

/**
 * A coupon of the offer's seller by its code, in any state, and whether it applies to this offer. Null for an
 * unknown code, including another seller's.
 */
export async function findCoupon(
  { tx, platformId }: Scope,
  code: string,
  { offer, product, seller }: Place,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<{ coupon: Coupon; isTakenHere: boolean } | null> {
  const isPromoted = sql<boolean>`exists (select from ${affiliations} where ${and(
    eq(affiliations.platformId, platformId),
    eq(affiliations.affiliateId, coupons.affiliateId),
    eq(affiliations.productId, product.id),
    eq(affiliations.status, 'ACTIVE'),
  )})`
  const wanted = tx
    .select({ coupon: coupons, isPromoted })
    .from(coupons)
    .where(and(eq(coupons.sellerId, seller.id), eq(coupons.code, code)))
  const [found] = await (isLocked ? wanted.for('no key update') : wanted)
  if (!found) return null
  const { coupon } = found
  const isTakenHere =
    (coupon.productId === null || coupon.productId === product.id) &&
    (coupon.offerId === null || coupon.offerId === offer.id) &&
    (coupon.amountCents === null || coupon.currency === product.currency) &&
    // The coupon of an affiliate ends with the affiliation, because no other party has agreed to bear it.
    (coupon.affiliateId === null || found.isPromoted)
  return { coupon, isTakenHere }
}
