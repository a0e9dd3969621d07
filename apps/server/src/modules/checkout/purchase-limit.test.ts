import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { aBrowser, type Browser, refusalOf, withProof } from '../accounts/testing/a-browser.ts'
import { checkoutApi } from './checkout.api.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

test('a household’s billions of IPv6 addresses share one limit of purchases, past which each purchase brings work and none is refused', async () => {
  const order = { purchaseId: randomUUID(), offerId: randomUUID(), name: 'Ana Prado', email: 'a@b.example' }
  const purchase = (browser: Browser) =>
    checkoutApi.createCaller(browser.context).purchase({ ...order, paymentMethod: 'PIX' })
  const buyFrom = (ip: string) => refusalOf(purchase(aBrowser(world, { ip })))
  for (let host = 1; host <= 30; host++)
    expect(await buyFrom(`2001:db8:1:2::${host}`)).toBe('offer_not_found')
  expect(await buyFrom('2001:db8:1:2::ffff')).toBe('proof_required')
  const browser = aBrowser(world, { ip: '2001:db8:1:2::ffff' })
  expect(await refusalOf(withProof(browser, () => purchase(browser)))).toBe('offer_not_found')
  // A proof serves once.
  expect(await refusalOf(purchase(browser))).toBe('proof_required')
  expect(await buyFrom('2001:db8:1:3::1')).toBe('offer_not_found')
})
