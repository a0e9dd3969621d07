/**
 * Why a card was refused, as far as it helps its holder: each word asks for another step. The issuers' codes behind them are those of
 * ABECS (norm 21). Suspected fraud and a lost or stolen card say no more than "use another card": whoever holds it may not be its owner.
 */
export const cardDeclines = [
  'CHECK_DETAILS',
  'EXPIRED_CARD',
  'INSUFFICIENT_FUNDS',
  'CONTACT_BANK',
  'USE_ANOTHER_CARD',
  'TRY_LATER',
] as const
export type CardDecline = (typeof cardDeclines)[number]
