import { passesLuhn } from '@balcao/domain/cards/card'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { brokenInvariants } from '#test/read-books.ts'

let shop: SubscriptionShop

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

/** A different card for each index, with a valid check digit. */
function cardNumber(index: number): string {
  const start = `4${String(index).padStart(14, '0')}`
  for (let digit = 0; digit < 10; digit += 1) if (passesLuhn(`${start}${digit}`)) return `${start}${digit}`
  throw new Error('one of ten digits is right')
}

/** Amount at which the simulated bank declines every card. */
const refusedAtCents = 66_602

describe('a replacement card', () => {
  test('counts like a card at a checkout: after four declined cards the fifth is not charged, and the sixth is not accepted', async () => {
    const subscriber = await shop.subscribe({
      offerId: await shop.anOffer({ recurrencePriceCents: refusedAtCents }),
    })
    const { subscriptionId } = subscriber
    await shop.passDays(30)
    expect(await shop.stateOf(subscriptionId)).toBe('PAST_DUE')
    const charged = async (index: number) => {
      await shop.giveCard(subscriber, cardNumber(index))
      await shop.drainJobs()
      return (await shop.chargesOf(subscriptionId)).length
    }
    for (const index of [1, 2, 3, 4]) expect(await charged(index)).toBe(2 + index)
    expect(await charged(5)).toBe(6)
    expect((await shop.stepsOf(subscriptionId)).at(-1)).toBe('CARD_UNUSABLE')
    await expect(charged(6)).rejects.toMatchObject({ code: 'rate_limited' })
  })

  test('counts as a stored card from its first approval on', async () => {
    const subscriber = await shop.subscribe({ offerId: await shop.anOffer() })
    await shop.passDays(1)
    await shop.giveCard(subscriber, cardNumber(7))
    await shop.passDays(60)
    const tries = await shop.owner`
      select t.is_kept as "isKept" from card_attempts t join payments p on p.id = t.purchase_id
      join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${subscriber.subscriptionId} and c.number > 1 order by t.at`
    expect(tries).toEqual([{ isKept: false }, { isKept: true }])
  })
})
