/** Card and customer in the requests of both generations. */
export const cardOnTheWire = {
  number: '4111111111111111',
  holderName: 'MARIA DA SILVA',
  holderDocument: '52998224725',
  expirationMonth: 7,
  expirationYear: 2031,
  cvv: '9743',
}

export const customerOnTheWire = {
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  phone: '11987654321',
  documentType: 'CPF',
  document: '52998224725',
}
