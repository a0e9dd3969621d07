import type { CardDecline } from '#cards/card-decline.ts'

export const cardDeclineTexts: Record<CardDecline, string> = {
  CHECK_DETAILS: 'Some card details do not match. Check the number, expiration date and security code.',
  EXPIRED_CARD: 'This card has expired. Use another card.',
  INSUFFICIENT_FUNDS: 'Insufficient limit for this purchase. Use another card or more installments.',
  CONTACT_BANK:
    'The bank did not authorize the purchase. Authorize it in your bank’s app or use another card.',
  USE_ANOTHER_CARD: 'This card cannot be used for this purchase. Use another card.',
  NOT_CONFIRMED:
    'The purchase was not confirmed at the card’s bank. Try again and confirm it at the bank, or use another card.',
  TRY_LATER: 'We could not reach the card’s bank. Try again in a few minutes.',
}
