/**
 * Reasons of a refund that nobody requested: the order was already paid, the payment is for a subscription
 * period after which a later one was charged, the single-use link was already sold, others had
 * paid for the last use of the coupon, a charge whose credit paid a part of a change of plan was refunded
 * or disputed before the change was made, the other card of a purchase by two cards was refused, or
 * the buyer had not confirmed the card at the bank.
 */
export const ownRefundReasons = [
  'paid twice',
  'period over',
  'link sold',
  'coupon spent',
  'plan not changed',
  'other card refused',
  'card not confirmed',
] as const
export type OwnRefundReason = (typeof ownRefundReasons)[number]
