import { expect, test } from 'vitest'
import { readQuery, withoutPersonalKeys } from './read-query.ts'

test("a link with the buyer's data fills the form and leaves none of it in the rest of the query", () => {
  const { prefill, affiliateId, utmQuery } = readQuery(
    '?nome=Ana%20Maria&email=ana@x.com&telefone=%2B55%2011%2098765-4321&cpf=52998224725&utm_source=ig&affiliateId=af1&src=a%26b',
  )
  expect(prefill).toEqual({
    name: 'Ana Maria',
    email: 'ana@x.com',
    phone: '(11) 98765-4321',
    cpf: '529.982.247-25',
  })
  expect(affiliateId).toBe('af1')
  expect(utmQuery).toBe('utm_source=ig&affiliateId=af1&src=a%26b')
  expect(withoutPersonalKeys('/checkout/1', utmQuery, '#x')).toBe(
    '/checkout/1?utm_source=ig&affiliateId=af1&src=a%26b#x',
  )
})

test('a repeated key is removed completely', () => {
  expect(readQuery('?cpf=1&cpf=2&utm_medium=mail').utmQuery).toBe('utm_medium=mail')
})

test('a name too long for the field is cut to fit', () => {
  expect(readQuery(`?nome=${'a'.repeat(80)}`).prefill.name).toHaveLength(30)
})

test('a bare visit fills nothing', () => {
  expect(readQuery('')).toEqual({
    prefill: {},
    affiliateId: undefined,
    coupon: undefined,
    cartToken: undefined,
    utmQuery: '',
  })
  expect(withoutPersonalKeys('/checkout/1', '', '')).toBe('/checkout/1')
})

test('the link of a cart names it, and its key is not passed on', () => {
  expect(readQuery('?carrinho=abc.def&utm_source=carrinho')).toMatchObject({
    cartToken: 'abc.def',
    utmQuery: 'utm_source=carrinho',
  })
})

test('a coupon in the link is read and stays in the address', () => {
  expect(readQuery('?cupom=%20primeira10&utm_source=ig')).toMatchObject({
    coupon: 'primeira10',
    utmQuery: 'cupom=+primeira10&utm_source=ig',
  })
})
