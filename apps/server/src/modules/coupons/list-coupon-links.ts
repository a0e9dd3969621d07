import { couponKey } from '@balcao/domain/money/coupons'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { coupons } from '#db/schema/coupons.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CouponIdInput } from './coupon.input.ts'

const linksMax = 20

/** The rule of `findCoupon`, without currency and affiliation. */
const isTakenAt = and(
  or(isNull(coupons.productId), eq(coupons.productId, products.id)),
  or(isNull(coupons.offerId), eq(coupons.offerId, offers.id)),
)

/** Addresses of the checkouts that accept a coupon, with the coupon filled in. */
export async function listCouponLinks(caller: Caller, { couponId }: CouponIdInput) {
  const { tx, session } = caller
  const [found, { url }] = await Promise.all([
    tx
      .select({ code: coupons.code, offerId: offers.id, title: offers.title, productName: products.name })
      .from(coupons)
      .innerJoin(products, and(eq(products.sellerId, coupons.sellerId), forSale()))
      .innerJoin(offers, and(eq(offers.productId, products.id), eq(offers.status, 'ACTIVE')))
      .where(and(eq(coupons.id, couponId), eq(coupons.sellerId, session.userId), isTakenAt))
      .orderBy(asc(products.name), asc(offers.title), asc(offers.id))
      .limit(linksMax),
    getPlatform(caller),
  ])
  return found.map(({ code, offerId, title, productName }) => {
    const link = new URL(`/checkout/${offerId}`, url)
    link.searchParams.set(couponKey, code)
    return { offerId, name: `${productName} · ${title}`, url: link.href }
  })
}
