import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { aBrowser, refusalOf } from '../accounts/testing/a-browser.ts'
import { checkoutApi } from './checkout.api.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

test('a household’s billions of IPv6 addresses share one limit of purchases', async () => {
  const order = { purchaseId: randomUUID(), offerId: randomUUID(), name: 'Ana Prado', email: 'a@b.example' }
  const buyFrom = (ip: string) =>
    refusalOf(
      checkoutApi.createCaller(aBrowser(world, { ip }).context).purchase({ ...order, paymentMethod: 'PIX' }),
    )
  for (let host = 1; host <= 30; host++)
    expect(await buyFrom(`2001:db8:1:2::${host}`)).toBe('offer_not_found')
  expect(await buyFrom('2001:db8:1:2::ffff')).toBe('rate_limited')
  expect(await buyFrom('2001:db8:1:3::1')).toBe('offer_not_found')
})
