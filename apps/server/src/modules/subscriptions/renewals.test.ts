import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSubscriptionShop, type SubscriptionShop } from '../../../test/a-subscription-shop.ts'
import { brokenInvariants } from '../../../test/read-books.ts'

let shop: SubscriptionShop
let offerId: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  offerId = await shop.anOffer()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

describe('a subscription by card', () => {
  test('is there from the purchase on, and runs from its first payment', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId })
    expect(await shop.stateOf(subscriptionId)).toBe('INCOMPLETE')
    await shop.drainJobs()
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ number: 1, state: 'PAID' }])
    expect(await shop.stepsOf(subscriptionId)).toEqual(['STARTED', 'PAID'])
  })

  test('is announced, charged at the recurrence price on its day, and charged once', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId })
    await shop.passDays(31)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    const [first, second] = await shop.cyclesOf(subscriptionId)
    expect(second).toMatchObject({ number: 2, state: 'PAID', starts_on: first?.ends_on })
    expect(await shop.chargesOf(subscriptionId)).toMatchObject([
      { status: 'APPROVED' },
      { status: 'APPROVED' },
    ])
    expect(await shop.stepsOf(subscriptionId)).toEqual([
      'STARTED',
      'PAID',
      'RENEWAL_ANNOUNCED',
      'CYCLE_OPENED',
      'CHARGE_ASKED',
      'PAID',
    ])
  })
})
