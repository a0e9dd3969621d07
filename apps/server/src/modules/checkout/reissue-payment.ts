import { randomUUID } from 'node:crypto'
import { capabilities } from '@balcao/domain/people/account-standing'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { invariant } from '#kit/invariant.ts'
import { inSlotScope } from '#modules/acquirers/health/in-slot-scope.ts'
import { type LoadedOffer, loadOffer, loadSoldOffer } from '#modules/catalog/load-offer.ts'
import { isUseGone, lockCouponOf } from '#modules/coupons/lock-coupon-of.ts'
import { isTakenByAnother } from '#modules/links/is-taken-by-another.ts'
import { lockOneUseLink } from '#modules/links/lock-one-use-link.ts'
import { chargeOrderAgain } from '#modules/orders/charge-order-again.ts'
import { askAcquirers, type ChargeToMake, recordAnswer } from '#modules/payments/asking/ask-acquirers.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { lockPayment } from '#modules/payments/core/lock-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { addCodeMail } from '#modules/payments/telling/add-code-mail.ts'
import { canBeReissued } from '#modules/payments/views/can-be-reissued.ts'
import { isReissuable } from '#modules/payments/views/is-reissuable.ts'
import { inScope, type Scope } from '#scope.ts'

type Reissue = { platformId: string; paymentId: string; ip: string }

type Reissued = { kind: 'found'; paymentId: string } | { kind: 'new'; charge: ChargeToMake }

/**
 * Makes a new code for an order whose code expired or never came, at the order's own price. An order has one
 * open code: concurrent requests get the same new code, and a request before the expiry gets the open code. A
 * request for a paid order gets the payment that paid it. No new code is made for a single-use link sold to
 * another buyer, or for a coupon that is paused, over or used up. The same applies to a given-up period of a
 * subscription once a later period was charged.
 */
export async function reissuePayment(app: App, wanted: Reissue): Promise<{ paymentId: string }> {
  await askWhetherPaid(app, wanted)
  const newId = randomUUID()
  const make = () => makeNewCode(app, wanted, newId)
  const { platformId } = wanted
  return app.tracing.span('reissue', { platformId }, make, { payment: newId, isFirst: true })
}

async function makeNewCode(app: App, wanted: Reissue, newId: string): Promise<{ paymentId: string }> {
  const opened = await openAgain(app, wanted, newId)
  if (opened.kind === 'found') return { paymentId: opened.paymentId }
  const { payment } = opened.charge
  const answer = await askAcquirers(app, opened.charge)
  await inScope(app, wanted.platformId, async (scope) => {
    await addCodeMail(scope, await recordAnswer(scope, payment, answer))
  })
  return { paymentId: payment.id }
}

/**
 * Queries the provider first: a code that has just expired may have been paid in its last minute, and a code
 * that never came may exist.
 */
async function askWhetherPaid(app: App, { platformId, paymentId }: Reissue): Promise<void> {
  const isWorthAsking = await inScope(app, platformId, async (scope) => {
    const [payment] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new AppError('payment_not_found')
    return (
      payment.status === 'PENDING' && payment.supersededById === null && canBeReissued(payment, scope.now)
    )
  })
  if (isWorthAsking) await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
}

async function openAgain(app: App, wanted: Reissue, newId: string): Promise<Reissued> {
  const place = { platformId: wanted.platformId, paymentId: newId }
  return inSlotScope<Reissued>(app, place, async (scope) => {
    const link = await lockOneUseLink(scope, wanted.paymentId)
    const coupon = await lockCouponOf(scope, wanted.paymentId)
    const { payment, siblings, isPeriodOver } = await lockPayment(scope, wanted.paymentId, {})
    const settled = [payment, ...siblings].find(({ paidAt }) => paidAt !== null)
    const current = settled?.id ?? payment.supersededById
    if (current !== null) return { kind: 'found', paymentId: current }
    if (payment.status === 'PENDING' && !canBeReissued(payment, scope.now))
      return { kind: 'found', paymentId: payment.id }
    const { orderId } = payment
    if (
      isPeriodOver ||
      (link && (await isTakenByAnother(scope, link.id, orderId))) ||
      (coupon && (await isUseGone(scope, coupon, orderId)))
    )
      throw new AppError('payment_not_reissuable')
    return { kind: 'new', charge: await openCharge(scope, payment, { newId, ip: wanted.ip }) }
  })
}

async function openCharge(
  scope: Scope,
  former: Payment,
  { newId, ip }: { newId: string; ip: string },
): Promise<ChargeToMake> {
  const { method, orderId, installments, isDemo } = former
  const [order] = await scope.tx.select().from(orders).where(eq(orders.id, orderId))
  invariant(order, `payment ${former.id} has no order`)
  if (!isReissuable({ ...former, orderedAt: order.createdAt }, scope.now))
    throw new AppError('payment_not_reissuable')
  const offer = await loadOfferOf(scope, order)
  return chargeOrderAgain(scope, {
    paymentId: newId,
    order,
    offer,
    method,
    installments,
    card: null,
    ip,
    isDemo,
  })
}

/**
 * The offer of an order: a closed offer takes no new buyers, while existing subscribers go on paying as long
 * as the seller may sell.
 */
async function loadOfferOf(
  scope: Scope,
  { id, offerId }: Pick<typeof orders.$inferSelect, 'id' | 'offerId'>,
): Promise<LoadedOffer> {
  const [cycle] = await scope.tx
    .select({ number: subscriptionCycles.number })
    .from(subscriptionCycles)
    .where(eq(subscriptionCycles.orderId, id))
  if (!cycle || cycle.number === 1) return loadOffer(scope, offerId)
  const offer = await loadSoldOffer(scope, offerId)
  if (!capabilities[offer.seller.status].sells) throw new AppError('offer_unavailable')
  return offer
}
