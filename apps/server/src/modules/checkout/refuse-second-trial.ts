import { mailboxOf } from '@balcao/domain/people/email'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import { type CouponBuyer, isOf } from '#modules/coupons/coupon-standing.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import type { Scope } from '#scope.ts'

/**
 * Refuses a trial to a buyer who has had one of this product, by mailbox or document. A trial counts from its
 * beginning, and so does an open card charge that may still begin one. An unpaid code does not count, so that
 * the buyer can choose another method. Concurrent purchases of one buyer are serialised.
 */
export async function refuseSecondTrial(
  scope: Scope,
  { offer, product }: Pick<LoadedOffer, 'offer' | 'product'>,
  buyer: CouponBuyer,
): Promise<void> {
  if (offer.trialDays === null) return
  const { tx, platformId } = scope
  await lockBuyer(scope, product.id, buyer)
  // Includes a paid trial that has not begun yet: a job starts its subscription after the payment.
  const paidOrOpen = sql`exists (select from ${payments} where ${and(
    eq(payments.platformId, platformId),
    eq(payments.orderId, orders.id),
    or(isNotNull(payments.paidAt), and(eq(payments.method, 'CREDIT_CARD'), mayStillBePaid)),
  )})`
  const [former] = await tx
    .select({ id: subscriptions.id })
    .from(orders)
    .innerJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .where(
      and(
        isOf(buyer),
        eq(orders.productId, product.id),
        isNotNull(subscriptions.trialDays),
        or(isNotNull(subscriptions.paidUntil), paidOrOpen),
      ),
    )
    .limit(1)
  if (former) throw new AppError('trial_used')
}

/** Locks in sorted order, so that two purchases never deadlock. */
async function lockBuyer(
  { tx, platformId }: Scope,
  productId: string,
  { email, document, documentSource }: CouponBuyer,
): Promise<void> {
  const names = [mailboxOf(email), ...(documentSource === 'BUYER' ? [document] : [])].sort()
  for (const name of names)
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} trial ${productId} ${name}`}, 0))`,
    )
}
