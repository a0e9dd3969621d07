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

/** Where the account that charges kept cards stands among those for cards: with 9 behind HAWKPAY, which refuses one without its code. */
const placeOfCardAccount = (priority: number) =>
  shop.owner`update provider_accounts set priority = ${priority} where id = ${shop.cardAccountId}`

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

  test('goes on at the acquirer that charges its card without the code, also when another comes first', async () => {
    await placeOfCardAccount(9)
    const { subscriptionId } = await shop.subscribe({ offerId })
    await shop.passDays(31)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'PAID' }])
    const charged = await shop.owner`
      select p.provider from payments p join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${subscriptionId} order by c.number`
    expect(charged).toMatchObject([{ provider: 'HAWKPAY' }, { provider: 'PAGARME' }])
    await placeOfCardAccount(0)
  })
})
