import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'

/**
 * Whether the buyer was asked for a cycle: it was charged, or their card was found unusable, which makes the
 * subscription past due even where no order was written. A cycle that we put off ourselves was not asked for.
 */
export function wasAsked(
  { state }: Pick<Subscription, 'state'>,
  { orderId, isCardRefused }: Pick<Cycle, 'orderId' | 'isCardRefused'>,
): boolean {
  return orderId !== null || isCardRefused || state === 'PAST_DUE'
}
