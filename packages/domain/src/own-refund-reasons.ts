/**
 * Reasons of a refund that nobody requested: the order was already paid, the payment is for a subscription
 * period after which a later one was charged, or the single-use link was already sold.
 */
export const ownRefundReasons = ['paid twice', 'period over', 'link sold'] as const
export type OwnRefundReason = (typeof ownRefundReasons)[number]
