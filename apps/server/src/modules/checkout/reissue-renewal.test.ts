import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { payOpenCycle } from '#modules/subscriptions/charging/pay-open-cycle.ts'
import { reactivateSubscription } from '#modules/subscriptions/reactivate-subscription.ts'
import { asBuyer } from '#modules/subscriptions/subscription-viewer.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { reissuePayment } from './reissue-payment.ts'

let shop: SubscriptionShop
let offerId: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

/** A subscriber whose renewal has a code that has just expired. */
async function anExpiredInvoice() {
  offerId = await shop.anOffer()
  const subscriber = await shop.subscribe({ offerId, method: 'PIX' })
  await shop.payCode(subscriber.subscriptionId)
  await shop.passDays(27)
  const paymentId = (await shop.chargesOf(subscriber.subscriptionId)).at(-1)?.id ?? ''
  shop.clock.advance({ days: 1, minutes: 1 })
  return { ...subscriber, paymentId }
}
const reissue = (paymentId: string, app: App = shop.app) =>
  reissuePayment(app, { platformId: shop.platformId, paymentId, ip: '203.0.113.9' })

describe('a new code for a renewal', () => {
  test('is made once when its page and the buyer’s subscription request it at the same time', async () => {
    const { subscriptionId, email, paymentId } = await anExpiredInvoice()
    const session = await (await shop.asBuyer(email))(async (caller) => caller.session, {})
    let second: ReturnType<typeof payOpenCycle> | undefined
    /** The page makes a new code, which is not committed yet when the request of the subscription starts. */
    const transaction: App['db']['transaction'] = (platformId, work) =>
      shop.app.db.transaction(platformId, async (tx) => {
        const done = await work(tx)
        const [superseded] = await tx.execute(sql`select id from payments
          where platform_id = ${platformId} and id = ${paymentId} and superseded_by_id is not null`)
        if (superseded && !second) {
          second = payOpenCycle(shop.app, { session, ip: '203.0.113.9', subscriptionId })
          await untilOneWaits(shop)
        }
        return done
      })
    const first = await reissue(paymentId, { ...shop.app, db: { ...shop.app.db, transaction } })
    expect(await second).toEqual(first)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(3)
  })

  test('is made for an offer closed to new buyers, but not for a seller who may not sell', async () => {
    const { subscriptionId, paymentId } = await anExpiredInvoice()
    await shop.owner`update offers set status = 'PAUSED' where id = ${offerId}`
    await shop.owner`update users set status = 'BLOCKED' where id = ${shop.sellerId}`
    await expect(reissue(paymentId)).rejects.toMatchObject({ code: 'offer_unavailable' })
    await shop.owner`update users set status = 'REVIEW' where id = ${shop.sellerId}`
    expect(await reissue(paymentId)).not.toEqual({ paymentId })
    await shop.owner`update users set status = 'ACTIVE' where id = ${shop.sellerId}`
    await shop.payCode(subscriptionId)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'PAID' }])
  })

  test('is not made for a first purchase whose offer was closed meanwhile', async () => {
    const closed = await shop.anOffer()
    const { paymentId } = await shop.subscribe({ offerId: closed, method: 'PIX' })
    shop.clock.advance({ days: 1, minutes: 1 })
    await shop.owner`update offers set status = 'PAUSED' where id = ${closed}`
    await expect(reissue(paymentId)).rejects.toMatchObject({ code: 'offer_unavailable' })
  })

  test('is not made for a given-up period after the next one was charged: its payer would pay for days that are over', async () => {
    const weekly = await shop.anOffer({ frequencyInDays: 7 })
    const { subscriptionId, email } = await shop.subscribe({ offerId: weekly, method: 'PIX' })
    await shop.payCode(subscriptionId)
    await shop.passDays(15)
    expect(await shop.stateOf(subscriptionId)).toBe('CANCELED')
    const former = (await shop.chargesOf(subscriptionId)).at(-1)?.id ?? ''
    await (await shop.asBuyer(email))(
      async (caller, input) => reactivateSubscription(await asBuyer(caller), input),
      { subscriptionId },
    )
    await shop.drainJobs()
    await expect(reissue(former)).rejects.toMatchObject({ code: 'payment_not_reissuable' })
  })
})
