import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'

/**
 * Whether the buyer was asked to pay a cycle: it was charged, or their card was found unusable, which makes
 * the subscription past due even without an order. A cycle that we postponed ourselves does not count.
 */
export function wasAsked(
  { state }: Pick<Subscription, 'state'>,
  { orderId, isCardRefused }: Pick<Cycle, 'orderId' | 'isCardRefused'>,
): boolean {
  return orderId !== null || isCardRefused || state === 'PAST_DUE'
}
