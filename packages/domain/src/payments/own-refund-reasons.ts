/**
 * Reasons of a refund that nobody requested: the order was already paid, the payment is for a subscription
 * period after which a later one was charged, the single-use link was already sold, or others had
 * paid for the last use of the coupon.
 */
export const ownRefundReasons = ['paid twice', 'period over', 'link sold', 'coupon spent'] as const
export type OwnRefundReason = (typeof ownRefundReasons)[number]
