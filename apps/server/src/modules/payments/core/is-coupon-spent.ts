import { mostByBuyer } from '@balcao/domain/money/coupons'
import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { defineStatement, type Inputs, type StatementBuilder } from '#db/define-statement.ts'
import { coupons } from '#db/schema/coupons.ts'
import { mailboxOfBuyer, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

const hasLimits = or(
  isNotNull(coupons.usesMax),
  isNotNull(coupons.usesPerBuyerMax),
  coupons.isFirstPurchaseOnly,
)

/** The coupon of an order, if it has a limit, as a column of a statement that is sent anyway. */
export function limitedCouponOf(
  db: StatementBuilder,
  order: { platformId: PgColumn; orderId: PgColumn },
): SQL<string | null> {
  const coupon = db
    .select({ id: coupons.id })
    .from(orders)
    .innerJoin(coupons, and(eq(coupons.id, orders.couponId), hasLimits))
    .where(and(eq(orders.platformId, order.platformId), eq(orders.id, order.orderId)))
  return sql<string | null>`${coupon}`
}

const claimCoupon = defineStatement(
  (_db, given: Inputs<{ coupon: string }>) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${given.coupon}, 0))`,
)

const own = alias(orders, 'own')
const isSameBuyer = or(
  eq(mailboxOfBuyer(orders), mailboxOfBuyer(own)),
  and(
    eq(orders.documentSource, 'BUYER'),
    eq(own.documentSource, 'BUYER'),
    eq(orders.buyerDocument, own.buyerDocument),
  ),
)

/**
 * Uses of the coupon that were paid by others. All uses are counted only if the coupon has a limit for all
 * buyers.
 */
const selectPaidUses = defineStatement((db, given: Inputs<{ orderId: string }>) => {
  const paid = (whose?: SQL) =>
    db
      .select({ count: sql`count(*)` })
      .from(orders)
      .innerJoin(payments, and(eq(payments.orderId, orders.id), isNotNull(payments.paidAt)))
      .where(and(eq(orders.couponId, coupons.id), ne(orders.id, own.id), whose))
  return db
    .select({
      coupon: {
        usesMax: coupons.usesMax,
        usesPerBuyerMax: coupons.usesPerBuyerMax,
        isFirstPurchaseOnly: coupons.isFirstPurchaseOnly,
      },
      paidCount: sql<number>`case when ${coupons.usesMax} is null then 0 else ${paid()} end`.mapWith(Number),
      byBuyer: sql<number>`${paid(isSameBuyer)}`.mapWith(Number),
    })
    .from(own)
    .innerJoin(coupons, eq(coupons.id, own.couponId))
    .where(eq(own.id, given.orderId))
})

/**
 * Whether other orders have paid for all uses of a limited coupon, or the buyer's other orders for the
 * buyer's uses. An expired code frees its use and may still be paid; the use then belongs to the first
 * payment. Reports are serialised as for a single-use link.
 */
export async function isCouponSpent(
  { tx, platformId }: Scope,
  { couponId, orderId }: { couponId: string; orderId: string },
): Promise<boolean> {
  tx.later(claimCoupon(tx, { coupon: `${platformId} coupon ${couponId}` }))
  const [uses] = await selectPaidUses(tx, { orderId })
  if (!uses) return false
  const { coupon, paidCount, byBuyer } = uses
  const endless = Number.POSITIVE_INFINITY
  return paidCount >= (coupon.usesMax ?? endless) || byBuyer >= (mostByBuyer(coupon) ?? endless)
}
