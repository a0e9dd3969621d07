import { getSubscription } from '#modules/subscriptions/get-subscription.ts'
import { asStaff } from '#modules/subscriptions/subscription-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import type { SubscriptionOfPlatform } from './log-entry.input.ts'

/** One subscription with all its steps. Seller and subscriber are shown by name, without mailbox and card. */
export async function getSubscriptionLog(caller: Caller, { subscriptionId }: SubscriptionOfPlatform) {
  const {
    buyerEmail: _email,
    card: _card,
    chargeDays: _days,
    ...subscription
  } = await getSubscription(asStaff(caller), { subscriptionId })
  return subscription
}
