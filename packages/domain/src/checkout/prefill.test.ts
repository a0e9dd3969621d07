import { expect, test } from 'vitest'
import { prefilledLink } from './prefill.ts'

test('a link contains the typed data of the buyer, and is otherwise unchanged', () => {
  const address = 'https://loja.example/checkout/1?utm_source=ig'
  expect(prefilledLink(address, { name: ' Ana & Cia ', email: 'ana+1@x.com', phone: '', cpf: ' ' })).toBe(
    'https://loja.example/checkout/1?utm_source=ig&nome=Ana+%26+Cia&email=ana%2B1%40x.com',
  )
  expect(prefilledLink(address, { name: '', email: '', phone: '', cpf: '' })).toBe(address)
})
