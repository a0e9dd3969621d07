import type { CardMessages } from './pt-br.ts'

export const cardEsEs: CardMessages = {
  title: 'Datos de la tarjeta',
  number: 'Número de la tarjeta',
  numberEmpty: 'Escribe el número de la tarjeta',
  numberInvalid: 'Revisa el número de la tarjeta',
  expiry: 'Caducidad',
  expiryHint: 'MM/AA',
  expiryInvalid: 'Escribe mes y año, como 08/29',
  expiryPast: 'Esta tarjeta está caducada',
  code: 'CVV',
  codeInvalid: 'Revisa el CVV',
  codeHint: '3 dígitos en el reverso',
  codeHintFront: '4 dígitos en el anverso',
  holder: 'Nombre en la tarjeta',
  holderInvalid: 'Escribe el nombre como aparece en la tarjeta',
  brandIs: 'Tarjeta {brand}',
}
