import { type CouponRefusal, type CouponState, mostByBuyer } from '@balcao/domain/money/coupons'
import { mailboxOf } from '@balcao/domain/people/email'
import { and, eq, inArray, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { coupons } from '#db/schema/coupons.ts'
import { mailboxOfBuyer, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { isPaid } from '#modules/links/link-standing.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import type { Scope } from '#scope.ts'

export type Coupon = typeof coupons.$inferSelect

/** Identity of a buyer: the mailbox, and the document if it is the buyer's own. */
export type CouponBuyer = { email: string; document: string; documentSource: 'BUYER' | 'PLACEHOLDER' }

/** Whether an order used its coupon, or holds a use because it may still be paid. */
export const takesUse = sql`(${isPaid} or ${mayStillBePaid})`

/** Paid uses, refunded ones included, and all uses together with those that open payments hold. */
export type CouponUses = { paidCount: number; takenCount: number }

export function couponStateOf(coupon: Coupon, { takenCount }: CouponUses, now: Date): CouponState {
  if (coupon.endsAt !== null && coupon.endsAt <= now) return 'EXPIRED'
  if (coupon.pausedAt !== null) return 'PAUSED'
  if (coupon.startsAt !== null && coupon.startsAt > now) return 'SCHEDULED'
  return coupon.usesMax !== null && takenCount >= coupon.usesMax ? 'EXHAUSTED' : 'ACTIVE'
}

const refusalOfState: Record<CouponState, CouponRefusal | null> = {
  ACTIVE: null,
  EXPIRED: 'coupon_expired',
  PAUSED: 'coupon_paused',
  SCHEDULED: 'coupon_not_started',
  EXHAUSTED: 'coupon_exhausted',
}

export function refusalByState(coupon: Coupon, uses: CouponUses, now: Date): CouponRefusal | null {
  return refusalOfState[couponStateOf(coupon, uses, now)]
}

export function isLimited(coupon: Coupon): boolean {
  return coupon.usesMax !== null || mostByBuyer(coupon) !== null
}

/**
 * Uses of a coupon, and of one buyer among them, counted from the orders. An order counts once, however many
 * codes it had. A buyer's own open orders do not count against that buyer, who may choose another method: the
 * limit is checked again when money arrives. Without a limit for all buyers, only this buyer's orders are
 * read.
 */
export async function countUses(
  { tx }: Scope,
  { id, usesMax }: Pick<Coupon, 'id' | 'usesMax'>,
  {
    buyer,
    exceptOrderId,
    ownPaymentIds = [],
  }: { buyer?: CouponBuyer; exceptOrderId?: string; ownPaymentIds?: readonly string[] } = {},
): Promise<CouponUses & { byBuyer: number }> {
  const [uses] = await tx
    .select({
      paidCount: ordersThat(isPaid),
      takenCount: ordersThat(
        sql`(${isPaid} or (${and(
          mayStillBePaid,
          buyer && not(isOf(buyer)),
          notInArray(payments.id, [...ownPaymentIds]),
        )}))`,
      ),
      byBuyer: buyer ? ordersThat(sql`${isPaid} and ${isOf(buyer)}`) : sql<number>`0`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.couponId, id),
        usesMax === null && buyer ? isOf(buyer) : undefined,
        exceptOrderId === undefined ? undefined : ne(orders.id, exceptOrderId),
      ),
    )
  return uses ?? { paidCount: 0, takenCount: 0, byBuyer: 0 }
}

/** Uses of many coupons at once, with their money: items after discount, without shipping and interest. */
export function sumCouponSales({ tx }: Scope, couponIds: readonly string[]) {
  const cents = (value: SQL) =>
    sql<number>`coalesce(sum(${value}) filter (where ${payments.paidAt} is not null), 0)`.mapWith(Number)
  return tx
    .select({
      couponId: orders.couponId,
      currency: orders.currency,
      paidCount: ordersThat(isPaid),
      takenCount: ordersThat(takesUse),
      // Only one payment of an order has a date of payment, so its money counts once.
      salesCents: cents(sql`${orders.itemsCents} - ${orders.discountCents}`),
      discountCents: cents(sql`${orders.discountCents}`),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(inArray(orders.couponId, [...couponIds]))
    .groupBy(orders.couponId, orders.currency)
    .orderBy(orders.couponId, orders.currency)
}

function ordersThat(condition: SQL) {
  return sql<number>`count(distinct ${orders.id}) filter (where ${condition})`.mapWith(Number)
}

/** Whether an order belongs to this buyer: the same mailbox, or the same document. */
export function isOf({ email, document, documentSource }: CouponBuyer): SQL {
  const sameMailbox = eq(mailboxOfBuyer(orders), mailboxOf(email))
  const sameDocument = and(eq(orders.documentSource, 'BUYER'), eq(orders.buyerDocument, document))
  return sql`(${documentSource === 'BUYER' ? or(sameMailbox, sameDocument) : sameMailbox})`
}
