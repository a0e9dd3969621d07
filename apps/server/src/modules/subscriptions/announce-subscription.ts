import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import { eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { announceEvent } from '#modules/outgoing/announce-event.ts'
import type { Scope } from '#scope.ts'
import type { Subscription } from './subscription.ts'

/** Reports a change of a subscription to the seller's endpoints. Demo subscriptions are not reported. */
export async function announceSubscription(
  scope: Scope,
  before: Subscription,
  after: Subscription,
): Promise<void> {
  const type = subscriptionNews(before, after)
  if (type === null || after.isDemo) return
  const [product] = await scope.tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, after.productId))
  if (!product) return
  await announceEvent(scope, {
    key: `${type}:${after.id}:${scope.now.toISOString()}`,
    type,
    sellerId: after.sellerId,
    productIds: [product.id],
    at: scope.now,
    data: {
      subscription: {
        id: after.id,
        status: after.state,
        offerId: after.offerId,
        amountCents: after.priceCents,
        currency: after.currency,
        frequencyInDays: after.frequencyInDays,
        isTrial: after.isTrial,
        chargesMax: after.chargesMax,
        method: after.method,
        startedAt: after.createdAt.toISOString(),
        paidUntil: after.paidUntil?.toISOString() ?? null,
        accessUntil: after.accessUntil?.toISOString() ?? null,
      },
      orderId: after.orderId,
      product,
      buyer: { name: after.buyerName, email: after.buyerEmail },
    },
  })
}

type Standing = Pick<Subscription, 'state' | 'paidUntil' | 'offerId'>

/** The event of a change for a seller's server; none for a subscription whose first payment never came. */
export function subscriptionNews(before: Standing, after: Standing): OutgoingEventType | null {
  if (after.state !== before.state)
    switch (after.state) {
      case 'PAST_DUE':
        return 'subscription.late'
      case 'PAUSED':
        return 'subscription.paused'
      case 'CANCEL_AT_END':
        return 'subscription.canceled'
      case 'COMPLETED':
        return 'subscription.ended'
      case 'CANCELED':
        return before.paidUntil === null ? null : 'subscription.ended'
      case 'ACTIVE':
        if (before.state === 'INCOMPLETE') return 'subscription.started'
        if (before.state !== 'PAST_DUE') return 'subscription.resumed'
    }
  if (after.offerId !== before.offerId) return 'subscription.plan_changed'
  const isPaidFurther =
    after.paidUntil !== null && before.paidUntil !== null && after.paidUntil > before.paidUntil
  return isPaidFurther ? 'subscription.renewed' : null
}
