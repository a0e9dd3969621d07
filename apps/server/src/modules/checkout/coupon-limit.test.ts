import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { checkoutApi } from './checkout.api.ts'

let world: Shop

beforeAll(async () => {
  world = await createShop()
})
afterAll(() => world.stop())

test('guesses of a coupon code need a proof of work beyond the limit, through every procedure that takes a code', async () => {
  const { offerId } = world
  const api = checkoutApi.createCaller(aBrowser(world, { ip: '203.0.113.77' }).context)
  const guess = () => api.quoteCoupon({ offerId, code: 'NADA' })
  for (let tries = 0; tries < 30; tries += 1)
    expect(await guess()).toEqual({ kind: 'REFUSED', reason: 'coupon_not_found', at: null })
  expect(await refusalOf(guess())).toBe('proof_required')
  const installments = { checkoutId: offerId }
  expect(await refusalOf(api.getInstallments({ ...installments, coupon: 'NADA' }))).toBe('proof_required')
  expect(await api.getInstallments(installments)).not.toHaveLength(0)
})
