import { expect, test } from 'vitest'
import { thankYouAddress } from './thank-you-address.ts'

const payment = { paymentId: 'p1', search: '?utm_source=mail&paymentId=forged' }

test('a buyer reaches the seller’s page with the payment and the query of the purchase', () => {
  expect(thankYouAddress('https://forno.example.com/obrigado?curso=1#topo', payment)).toBe(
    'https://forno.example.com/obrigado?curso=1&utm_source=mail&paymentId=p1#topo',
  )
})

test.each(['javascript:alert(1)', 'http://forno.example.com', '//evil.com', 'https://a@evil.com', '/path'])(
  'no buyer is redirected to %s',
  (address) => {
    expect(thankYouAddress(address, payment)).toBeNull()
  },
)
