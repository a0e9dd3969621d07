import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#rpc/caller.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { advanceSubscription } from './charging/advance-subscription.ts'
import { getSubscription } from './get-subscription.ts'
import { moveNextCharge } from './move-next-charge.ts'
import { asBuyer, asSeller } from './subscription-viewer.ts'

let shop: SubscriptionShop

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

type Wish = { subscriptionId: string; chargeOn: string }
const bySeller = (caller: Caller, wish: Wish) => moveNextCharge(asSeller(caller), wish)
const byBuyer = async (caller: Caller, wish: Wish) => moveNextCharge(await asBuyer(caller), wish)
const asOwner = () => callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
const inDays = (days: number) => addDays(dayInSaoPaulo(shop.clock.now()), days)
const paidOf = async ({ subscriptionId }: Subscriber) =>
  (await shop.chargesOf(subscriptionId)).filter(({ status }) => status === 'APPROVED').length
const subscribe = async (frequencyInDays = 30) => {
  const subscriber = await shop.subscribe({ offerId: await shop.anOffer({ frequencyInDays }) })
  await shop.drainJobs()
  return subscriber
}
const refused = { code: 'charge_date_not_allowed' }
const over = { code: 'subscription_not_changeable' }

describe('the day of the next charge', () => {
  test('is postponed by the seller: one charge on the new day, access until then, and a mail to the buyer', async () => {
    const subscriber = await subscribe()
    const { subscriptionId, email } = subscriber
    const chargeOn = inDays(45)
    await asOwner()(bySeller, { subscriptionId, chargeOn })
    expect(await shop.mailsTo(email)).toContain('subscription-date-moved')
    await shop.passDays(44)
    expect(await paidOf(subscriber)).toBe(1)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    await shop.passDays(2)
    expect(await paidOf(subscriber)).toBe(2)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([
      { number: 1, ends_on: chargeOn },
      { number: 2, state: 'PAID', starts_on: chargeOn, ends_on: addDays(chargeOn, 30) },
    ])
    await advanceSubscription(shop.app, { platformId: shop.platformId, subscriptionId })
    expect(await paidOf(subscriber)).toBe(2)
  })

  test('is never before the end of the paid period, nor later than one more period', async () => {
    const { subscriptionId } = await subscribe()
    const call = asOwner()
    for (const days of [1, 29, 30, 61])
      await expect(call(bySeller, { subscriptionId, chargeOn: inDays(days) })).rejects.toMatchObject(refused)
    await call(bySeller, { subscriptionId, chargeOn: inDays(60) })
    await expect(call(bySeller, { subscriptionId, chargeOn: inDays(61) })).rejects.toMatchObject(refused)
    await call(bySeller, { subscriptionId, chargeOn: inDays(30) })
    const seen = await call(
      (caller, id: string) => getSubscription(asSeller(caller), { subscriptionId: id }),
      subscriptionId,
    )
    expect(seen.chargeDays).toEqual({ first: inDays(30), last: inDays(60) })
  })

  test('is postponed by the buyer for ten days, once in half a year', async () => {
    const subscriber = await subscribe()
    const { subscriptionId, email } = subscriber
    const call = await shop.asBuyer(email)
    await expect(call(byBuyer, { subscriptionId, chargeOn: inDays(41) })).rejects.toMatchObject(refused)
    await call(byBuyer, { subscriptionId, chargeOn: inDays(40) })
    await expect(call(byBuyer, { subscriptionId, chargeOn: inDays(39) })).rejects.toMatchObject(over)
    await shop.passDays(41)
    expect(await paidOf(subscriber)).toBe(2)
    await expect(call(byBuyer, { subscriptionId, chargeOn: inDays(32) })).rejects.toMatchObject(over)
  })

  test('cannot be moved after the charge, or by another person', async () => {
    const monthly = await shop.subscribe({ offerId: await shop.anOffer(), method: 'PIX' })
    await shop.payCode(monthly.subscriptionId)
    await shop.passDays(28)
    expect(await shop.cyclesOf(monthly.subscriptionId)).toMatchObject([{}, { state: 'OPEN' }])
    const { subscriptionId } = monthly
    await expect(asOwner()(bySeller, { subscriptionId, chargeOn: inDays(10) })).rejects.toMatchObject(over)
    const running = await subscribe()
    const stranger = await shop.asBuyer('alguem@compradora.example')
    await expect(
      stranger(byBuyer, { subscriptionId: running.subscriptionId, chargeOn: inDays(33) }),
    ).rejects.toMatchObject({ code: 'subscription_not_found' })
  })
})
