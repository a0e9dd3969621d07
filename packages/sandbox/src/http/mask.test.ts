import { expect, it } from 'vitest'
import { maskAddress, maskBody, maskRawBody } from './mask.ts'

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
])('%s is not shown at all, anywhere in a body', (name) => {
  expect(maskBody({ card: [{ [name]: 'a1b2' }], [name]: 987 })).toEqual({
    card: [{ [name]: '••••' }],
    [name]: '••••',
  })
})

it('a card number is shown by its last four digits, under any name', () => {
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

it('a value that is no secret stays unchanged', () => {
  const body = { amount: 19_700, title: 'Curso de pão', isTest: true, note: null }
  expect(maskBody(body)).toEqual(body)
})

it.each([
  ['https://loja.example/webhooks/Abcd1234567890', 'loja.example/webhooks/Abcd••••'],
  ['http://127.0.0.1:3000/aviso', '127.0.0.1:3000/aviso'],
  ['http://127.0.0.1:3000/aviso?segredo=1', '127.0.0.1:3000/aviso••••'],
  ['http://', '••••'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
  expect(maskBody({ callback: [address] })).toEqual({ callback: [shown] })
})

it('a form is masked like JSON, and any other text stays unchanged', () => {
  const form = 'data%5Btoken%5D=abc&data%5Bstatus%5D=paid'
  expect(JSON.parse(maskRawBody(form, { isForm: true }))).toEqual({
    'data[token]': '••••',
    'data[status]': 'paid',
  })
  expect(maskRawBody('<h1>Aviso</h1>', { isForm: false })).toBe('<h1>Aviso</h1>')
})
