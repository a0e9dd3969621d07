import { expect, it } from 'vitest'
import { maskBody } from './mask.ts'

it.each([
  'cvv',
  'ccv',
  'cvc',
  'securityCode',
  'security_code',
  'verification_value',
  'token',
  'card_token',
  'authToken',
  'secret',
  'client_secret',
  'password',
  'hash',
  'hmac',
  'apiKey',
  'api_key',
  'authorization',
])('%s is not shown at all, wherever it stands', (name) => {
  expect(maskBody({ card: [{ [name]: 'a1b2' }], [name]: 987 })).toEqual({
    card: [{ [name]: '••••' }],
    [name]: '••••',
  })
})

it('a card number is shown by its last four digits, under whatever name', () => {
  expect(maskBody({ number: '4111111111111111', anything: '4111 1111 1111 1111' })).toEqual({
    number: '••••••••••••1111',
    anything: '••••••••••••1111',
  })
  expect(maskBody({ number: '123' })).toEqual({ number: '••••' })
})

it('a document or Pix key is shown by its last two digits', () => {
  expect(maskBody({ document: '123.456.789-09', pixKey: '12345678909', taxId: 12345678909 })).toEqual({
    document: '•••••••••09',
    pixKey: '•••••••••09',
    taxId: '•••••••••09',
  })
})

it('what is no secret stays as it came', () => {
  const body = { amount: 19_700, title: 'Curso de pão', isTest: true, note: null }
  expect(maskBody(body)).toEqual(body)
})
