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
 * beginning, and a card charge that may still begin one counts too; an unpaid code does not count, so that the buyer
 * may choose another way to pay. Two purchases of one buyer wait for each other here.
 */
export async function refuseSecondTrial(
  scope: Scope,
  { offer, product }: Pick<LoadedOffer, 'offer' | 'product'>,
  buyer: CouponBuyer,
): Promise<void> {
  if (offer.trialDays === null) return
  const { tx, platformId } = scope
  await lockBuyer(scope, product.id, buyer)
  // A paid one may not have begun yet: its subscription follows the payment by a job.
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

/** In one order, so that two purchases never wait for each other in a circle. */
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
