/**
 * Reasons of an automatic refund, in the order of the list: the order was already paid; a later subscription
 * period was already charged; the single-use link was already sold; other buyers had paid for the last use of
 * the coupon; the charge that gave the credit for a change of plan was refunded or disputed before the
 * change; the other card of a purchase by two cards was refused; the buyer had not confirmed the card at the
 * bank.
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
