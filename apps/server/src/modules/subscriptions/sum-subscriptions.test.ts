import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { payOpenCycle } from './charging/pay-open-cycle.ts'
import { countSubscriptions } from './list-subscriptions.ts'
import { asSeller } from './subscription-viewer.ts'
import { sumSubscriptions } from './sum-subscriptions.ts'

let shop: SubscriptionShop

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

const asOwner = () => callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
const sums = (call: ReturnType<typeof callAs> = asOwner()) =>
  call((caller, _: null) => sumSubscriptions(asSeller(caller)), null)
const sessionOf = (call: ReturnType<typeof callAs>): Promise<SessionUser> =>
  call(async (caller, _: null) => caller.session, null)

describe("a seller's subscribers", () => {
  test('are counted with their monthly revenue, new and lost subscribers, and recovered charges', async () => {
    const monthly = await shop.anOffer()
    const weekly = await shop.anOffer({ recurrencePriceCents: 1_000, frequencyInDays: 7 })
    const stays = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    await shop.payCode(stays.subscriptionId)
    const leaves = await shop.subscribe({ offerId: weekly, method: 'PIX' })
    await shop.payCode(leaves.subscriptionId)
    expect(await sums()).toMatchObject({
      activeCount: 2,
      startedCount: 2,
      leftCount: 0,
      money: [{ currency: 'BRL', monthlyCents: 4_990 + 4_286, recoveredCents: 0 }],
    })
    await asOwner()((caller, input) => cancelSubscription(asSeller(caller), input), {
      subscriptionId: leaves.subscriptionId,
      at: 'NOW' as const,
    })
    expect(await sums()).toMatchObject({
      activeCount: 1,
      leftCount: 1,
      lostCount: 0,
      money: [{ monthlyCents: 4_990 }],
    })
    await shop.passDays(32)
    expect(await sums()).toMatchObject({ pastDueCount: 1, startedCount: 0 })

    const session = await sessionOf(asOwner())
    const asked = { session, ip: '203.0.113.9', subscriptionId: stays.subscriptionId }
    await payOpenCycle(shop.app, asked, asSeller)
    await shop.payCode(stays.subscriptionId)
    expect(await sums()).toMatchObject({ pastDueCount: 0, money: [{ recoveredCents: 4_990 }] })
  })

  test('are not counted or charged by another seller', async () => {
    const subscriber = await shop.subscribe({ offerId: await shop.anOffer(), method: 'PIX' })
    const { id } = await inScope(shop.app, shop.platformId, (scope) => aPerson(scope))
    const stranger = callAs(shop, { userId: id, role: 'SELLER' })
    expect(await sums(stranger)).toMatchObject({ activeCount: 0, startedCount: 0, money: [] })
    const asked = {
      session: await sessionOf(stranger),
      ip: '203.0.113.9',
      subscriptionId: subscriber.subscriptionId,
    }
    await expect(payOpenCycle(shop.app, asked, asSeller)).rejects.toMatchObject({
      code: 'subscription_not_found',
    })
  })
})

describe('the tabs above the list of subscriptions', () => {
  test('show the count of each state within the other filters', async () => {
    const paid = await shop.subscribe({ offerId: await shop.anOffer(), method: 'PIX' })
    await shop.payCode(paid.subscriptionId)
    const counts = (input: { methods?: ['PIX'] | ['BILLET'] }) =>
      asOwner()((caller, given: typeof input) => countSubscriptions(asSeller(caller), given), input)
    const stored = await shop.owner<{ state: string; count: number }[]>`
      select state, count(*)::int as count from subscriptions where seller_id = ${shop.sellerId} group by state`
    const all = await counts({})
    for (const { state, count } of stored) expect(all).toMatchObject({ [state]: { count, isMore: false } })
    expect(all.ACTIVE.count).toBeGreaterThan(0)
    expect(Object.values(await counts({ methods: ['BILLET'] })).every(({ count }) => count === 0)).toBe(true)
  })
})
