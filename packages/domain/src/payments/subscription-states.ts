/**
 * Status of a subscription. `CANCEL_AT_END` is paid for and will not be renewed; `COMPLETED` has paid all of its
 * limited number of charges.
 */
export const subscriptionStates = [
  'INCOMPLETE',
  'INCOMPLETE_EXPIRED',
  'ACTIVE',
  'PAST_DUE',
  'PAUSED',
  'CANCEL_AT_END',
  'CANCELED',
  'COMPLETED',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Who acted on a subscription. */
export const subscriptionActors = ['BUYER', 'SELLER', 'ADMIN', 'SYSTEM'] as const
export type SubscriptionActor = (typeof subscriptionActors)[number]
