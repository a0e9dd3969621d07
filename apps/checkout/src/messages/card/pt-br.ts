/** The texts of the card frame. */
export const cardPtBr = {
  title: 'Dados do cartão',
  number: 'Número do cartão',
  numberEmpty: 'Informe o número do cartão',
  numberInvalid: 'Confira o número do cartão',
  expiry: 'Validade',
  expiryHint: 'MM/AA',
  expiryInvalid: 'Informe mês e ano, como 08/29',
  expiryPast: 'Este cartão está vencido',
  code: 'CVV',
  codeInvalid: 'Confira o CVV',
  codeHint: '3 dígitos no verso',
  codeHintFront: '4 dígitos na frente',
  holder: 'Nome impresso no cartão',
  holderInvalid: 'Informe o nome como está no cartão',
  brandIs: 'Bandeira {brand}',
}
export type CardMessages = { [Key in keyof typeof cardPtBr]: string }
