import type { CardMessages } from './pt-br.ts'

export const cardEnUs: CardMessages = {
  title: 'Card details',
  number: 'Card number',
  numberEmpty: 'Enter the card number',
  numberInvalid: 'Check the card number',
  expiry: 'Expiration date',
  expiryHint: 'MM/YY',
  expiryInvalid: 'Enter month and year, for example 08/29',
  expiryPast: 'This card has expired',
  code: 'CVV',
  codeInvalid: 'Check the CVV',
  codeHint: '3 digits on the back',
  codeHintFront: '4 digits on the front',
  holder: 'Name on the card',
  holderInvalid: 'Enter the name as shown on the card',
  brandIs: '{brand} card',
}
