/**
 * Why money goes back that nobody asked for: its order was paid before, it is for a period of a subscription after which a later one was
 * asked for, or its link of one use has sold to somebody else.
 */
export const ownRefundReasons = ['paid twice', 'period over', 'link sold'] as const
export type OwnRefundReason = (typeof ownRefundReasons)[number]
