import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import { lockSubscription } from './lock-subscription.ts'
import { nextRenewalStep } from './resume-now.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'
import { writeStep } from './write-step.ts'

/**
 * Reactivates a subscription by its buyer. Before the end, the end is revoked; after it, a new period starts today
 * and is charged at once, and the log keeps the buyer's request. Only the buyer can request it.
 */
export async function reactivateSubscription(
  { caller, sees, actor }: SubscriptionViewer,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const { subscription, isPaidInFull } = await lockSubscription(caller, subscriptionId, sees)
  const { state, paidUntil } = subscription
  // A subscription that was never paid has to be bought again, a disputed one is not charged again, and one
  // that is paid in full has no charge left.
  if (
    (state !== 'CANCEL_AT_END' && state !== 'CANCELED') ||
    paidUntil === null ||
    (state === 'CANCELED' && isPaidInFull) ||
    (await isDisputed(caller, subscriptionId))
  )
    throw new AppError('subscription_not_changeable', { state })
  await changeSubscription(caller, subscription, {
    state: 'ACTIVE',
    canceledBy: null,
    cancelReason: null,
    canceledAt: null,
    nextStepAt: nextRenewalStep(caller, subscription),
  })
  const kind = state === 'CANCELED' ? ('REACTIVATED' as const) : ('CANCEL_WITHDRAWN' as const)
  const { priceCents, frequencyInDays, method } = subscription
  await writeStep(caller, {
    subscriptionId,
    kind,
    by: actor,
    detail: { priceCents, frequencyInDays, method },
  })
}

/** Whether the buyer's bank has taken back a charge of the subscription. */
async function isDisputed({ tx }: Scope, subscriptionId: string): Promise<boolean> {
  const disputed = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(subscriptionCycles, eq(subscriptionCycles.orderId, payments.orderId))
    .where(and(eq(subscriptionCycles.subscriptionId, subscriptionId), eq(payments.status, 'CHARGEBACK')))
    .limit(1)
  return disputed.length > 0
}
