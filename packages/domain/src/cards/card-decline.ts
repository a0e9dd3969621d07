/**
 * Reasons of a refused card, as far as they help its holder: each code suggests another step. The issuers' codes behind
 * them are those of ABECS (norm 21). Suspected fraud and a lost or stolen card say only "use another card": the person
 * at the page may not be the owner.
 */
export const cardDeclines = [
  'CHECK_DETAILS',
  'EXPIRED_CARD',
  'INSUFFICIENT_FUNDS',
  'CONTACT_BANK',
  'USE_ANOTHER_CARD',
  'NOT_CONFIRMED',
  'TRY_LATER',
] as const
export type CardDecline = (typeof cardDeclines)[number]
