import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { coupons } from '#db/schema/coupons.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CouponIdInput } from './coupon.input.ts'
import { couponStateOf, sumCouponSales, takesUse } from './coupon-standing.ts'

const couponOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [coupons.createdAt, coupons.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

/** STOPPED: paused, used up, or over. */
export const couponTabs = ['ACTIVE', 'SCHEDULED', 'STOPPED'] as const

export const couponListInput = z.strictObject({
  tab: z.enum(couponTabs).optional(),
  search: z.string().trim().max(100).optional(),
  productId: z.uuid().optional(),
  ...pageInput(couponOrders),
})
type ListInput = z.output<typeof couponListInput>

const offerProducts = alias(products, 'offer_products')

/** The caller's own coupons with the sales of each, the newest first. */
export function listCoupons(caller: Caller, { tab, search, productId, ...page }: ListInput) {
  const pattern = search ? containing(search) : undefined
  return pageOfCoupons(
    caller,
    page,
    and(
      tab && standsIn(caller, tab),
      productId === undefined
        ? undefined
        : or(eq(coupons.productId, productId), eq(offers.productId, productId)),
      pattern
        ? or(ilike(coupons.code, pattern), ilike(products.name, pattern), ilike(offerProducts.name, pattern))
        : undefined,
    ),
  )
}

export async function getCoupon(caller: Caller, { couponId }: CouponIdInput) {
  const { rows } = await pageOfCoupons(caller, { limit: 1 }, eq(coupons.id, couponId))
  const [coupon] = rows
  if (!coupon) throw new AppError('not_found')
  return coupon
}

async function pageOfCoupons(
  caller: Caller,
  page: Pick<ListInput, 'sort' | 'cursor' | 'limit'>,
  wanted: SQL | undefined,
) {
  const { tx, now, session } = caller
  const { rows, nextCursor } = await pageOf(couponOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        coupon: coupons,
        productName: sql<string | null>`coalesce(${products.name}, ${offerProducts.name})`,
        offerTitle: offers.title,
        affiliateName: users.name,
        place,
      })
      .from(coupons)
      .leftJoin(products, eq(products.id, coupons.productId))
      .leftJoin(offers, eq(offers.id, coupons.offerId))
      .leftJoin(offerProducts, eq(offerProducts.id, offers.productId))
      .leftJoin(users, eq(users.id, coupons.affiliateId))
      .where(and(eq(coupons.sellerId, session.userId), wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const ids = rows.map(({ coupon }) => coupon.id)
  const sums = ids.length === 0 ? [] : await sumCouponSales(caller, ids)
  return {
    nextCursor,
    rows: rows.map(({ coupon, productName, offerTitle, affiliateName }) => {
      const sold = sums.filter(({ couponId }) => couponId === coupon.id)
      const uses = {
        paidCount: sold.reduce((sum, { paidCount }) => sum + paidCount, 0),
        takenCount: sold.reduce((sum, { takenCount }) => sum + takenCount, 0),
      }
      const { platformId: _platform, sellerId: _seller, ...facts } = coupon
      return {
        ...facts,
        state: couponStateOf(coupon, uses, now),
        kind: coupon.basisPoints === null ? ('AMOUNT' as const) : ('PERCENT' as const),
        target:
          coupon.offerId !== null
            ? ('OFFER' as const)
            : coupon.productId !== null
              ? ('PRODUCT' as const)
              : ('SHOP' as const),
        productName,
        offerTitle,
        affiliateName,
        paidCount: uses.paidCount,
        /** Uses that open payments hold. */
        heldCount: uses.takenCount - uses.paidCount,
        /** By currency; zero in the coupon's own currency without sales. */
        money: moneyOf(sold, coupon.currency),
        startsAt: coupon.startsAt?.toISOString() ?? null,
        endsAt: coupon.endsAt?.toISOString() ?? null,
        pausedAt: coupon.pausedAt?.toISOString() ?? null,
        createdAt: coupon.createdAt.toISOString(),
        updatedAt: coupon.updatedAt.toISOString(),
      }
    }),
  }
}

type Sold = { currency: Currency; salesCents: number; discountCents: number }

function moneyOf(sold: readonly Sold[], currency: Currency): Sold[] {
  if (sold.length === 0) return [{ currency, salesCents: 0, discountCents: 0 }]
  return sold.map((sum) => ({
    currency: sum.currency,
    salesCents: sum.salesCents,
    discountCents: sum.discountCents,
  }))
}

/** The rule of `couponStateOf` as a condition of a query. */
function standsIn({ platformId, now }: Caller, tab: NonNullable<ListInput['tab']>): SQL {
  const at = sql.param(now, coupons.startsAt)
  const taken = sql`(select count(distinct ${orders.id}) from ${orders}
    join ${payments} on ${payments.platformId} = ${platformId} and ${payments.orderId} = ${orders.id}
    where ${orders.platformId} = ${platformId} and ${orders.couponId} = ${coupons.id} and ${takesUse})`
  const isOver = sql`coalesce(${coupons.endsAt} <= ${at}, false)`
  const isPaused = sql`${coupons.pausedAt} is not null`
  const isAhead = sql`coalesce(${coupons.startsAt} > ${at}, false)`
  const isUsedUp = sql`coalesce(${taken} >= ${coupons.usesMax}, false)`
  if (tab === 'SCHEDULED') return sql`not ${isOver} and not ${isPaused} and ${isAhead}`
  const stopped = sql`(${isOver} or ${isPaused} or (not ${isAhead} and ${isUsedUp}))`
  return tab === 'STOPPED' ? stopped : sql`not ${stopped} and not ${isAhead}`
}
