import type { Cycle, Subscription } from './subscription.ts'

/**
 * Whether the buyer was asked for a cycle: it was charged, or their card was found to be unusable, which makes the subscription past due
 * even where no order was written. What we put off ourselves was asked of nobody.
 */
export function wasAsked(
  { state }: Pick<Subscription, 'state'>,
  { orderId, isCardRefused }: Pick<Cycle, 'orderId' | 'isCardRefused'>,
): boolean {
  return orderId !== null || isCardRefused || state === 'PAST_DUE'
}
