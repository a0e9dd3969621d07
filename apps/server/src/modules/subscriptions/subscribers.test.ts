import { randomUUID } from 'node:crypto'
import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aCoProduction, aManagement } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { sealCard } from '#demo/a-purchase.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { payOpenCycle } from './charging/pay-open-cycle.ts'
import { getSubscription } from './get-subscription.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { reactivateSubscription } from './reactivate-subscription.ts'
import { replaceCard } from './replace-card.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { asBuyer, asSeller, asStaff } from './subscription-viewer.ts'

let shop: SubscriptionShop
let monthly: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  monthly = await shop.anOffer()
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

const rowOf = async (id: string) => (await shop.owner`select * from subscriptions where id = ${id}`)[0]
const paymentsOf = async (id: string) => (await shop.chargesOf(id)).map(({ id: paymentId }) => paymentId)
const seller = () => callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
const today = () => dayInSaoPaulo(shop.clock.now())

async function anActiveOne(days = 1): Promise<Subscriber> {
  const subscriber = await shop.subscribe({ offerId: monthly })
  await shop.passDays(days)
  return subscriber
}
const cancel = async ({ email, subscriptionId }: Subscriber, at: 'NOW' | 'END') => {
  const call = await shop.asBuyer(email)
  await call(async (caller, input) => cancelSubscription(await asBuyer(caller), input), {
    subscriptionId,
    at,
  })
}
const reactivate = async ({ email, subscriptionId }: Subscriber) => {
  const call = await shop.asBuyer(email)
  await call(async (caller, input) => reactivateSubscription(await asBuyer(caller), input), {
    subscriptionId,
  })
}

describe('a buyer who cancels', () => {
  test('at the end of the paid period keeps it, is not charged again, and can revoke the cancellation before', async () => {
    const stays = await anActiveOne()
    const leaves = await anActiveOne()
    for (const subscriber of [stays, leaves]) await cancel(subscriber, 'END')
    expect(await rowOf(leaves.subscriptionId)).toMatchObject({ state: 'CANCEL_AT_END', canceled_by: 'BUYER' })
    await reactivate(stays)
    await shop.passDays(31)
    const left = await rowOf(leaves.subscriptionId)
    expect(left).toMatchObject({ state: 'CANCELED', canceled_by: 'BUYER' })
    expect(left?.access_until).toEqual(left?.paid_until)
    expect(await shop.chargesOf(leaves.subscriptionId)).toHaveLength(1)
    expect(await rowOf(stays.subscriptionId)).toMatchObject({ state: 'ACTIVE', canceled_by: null })
    expect(await shop.chargesOf(stays.subscriptionId)).toHaveLength(2)
  })

  test('immediately loses access at once, and returns with a new period that is charged once', async () => {
    const subscriber = await anActiveOne(10)
    const { subscriptionId } = subscriber
    await cancel(subscriber, 'NOW')
    expect(await rowOf(subscriptionId)).toMatchObject({ state: 'CANCELED', access_until: shop.clock.now() })
    expect(await shop.mailsTo(subscriber.email)).toContain('subscription-ended')
    await expect(cancel(subscriber, 'NOW')).rejects.toMatchObject({ code: 'subscription_not_changeable' })
    await shop.passDays(60)
    await reactivate(subscriber)
    await shop.drainJobs()
    const [, second] = await shop.cyclesOf(subscriptionId)
    expect(second).toMatchObject({ state: 'PAID', starts_on: today(), ends_on: addDays(today(), 30) })
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
  })
})

describe('a pause', () => {
  test('charges nothing, ends on its day, and the next period begins then', async () => {
    const { subscriptionId } = await anActiveOne(5)
    const resumesOn = addDays(today(), 60)
    await seller()((caller, input) => pauseSubscription(asSeller(caller), input), {
      subscriptionId,
      resumesOn,
      reason: 'Reforma do ateliê',
    })
    await shop.passDays(59)
    const paused = await rowOf(subscriptionId)
    expect(paused).toMatchObject({ state: 'PAUSED' })
    expect(paused?.access_until).toEqual(paused?.paid_until)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(1)
    await shop.passDays(2)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    expect((await shop.cyclesOf(subscriptionId)).at(-1)).toMatchObject({ number: 2, starts_on: resumesOn })
  })

  test('that is ended early lets the paid period be used up first', async () => {
    const { subscriptionId } = await anActiveOne(5)
    await seller()((caller, input) => pauseSubscription(asSeller(caller), input), { subscriptionId })
    await seller()((caller, input) => resumeSubscription(asSeller(caller), input), { subscriptionId })
    await shop.passDays(10)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(1)
    await shop.passDays(17)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
  })

  test('keeps an invoice that can still be paid, and the resumed subscription uses the same invoice', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    await shop.payCode(subscriptionId)
    await shop.passDays(27)
    const before = await shop.chargesOf(subscriptionId)
    await seller()((caller, input) => pauseSubscription(asSeller(caller), input), { subscriptionId })
    await seller()((caller, input) => resumeSubscription(asSeller(caller), input), { subscriptionId })
    await shop.drainJobs()
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'OPEN' }])
    expect(await shop.chargesOf(subscriptionId)).toEqual(before)
    await shop.payCode(subscriptionId)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'PAID' }])
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
  })
})

describe('returned money', () => {
  const isOpenTo = async ({ email }: Subscriber) =>
    (await (await shop.asBuyer(email))(listAccess, { limit: 25 })).rows.map(({ isOpen }) => isOpen)
  const report = (paymentId: string | undefined, status: 'REFUNDED' | 'CHARGEBACK') =>
    inScope(shop.app, shop.platformId, (scope) =>
      applyProviderEvent(scope, paymentId ?? '', { source: 'OPERATOR', status, certainty: 'KNOWN' }),
    )

  test('for a renewal ends the subscription and its access, and nothing more is charged', async () => {
    const subscriber = await anActiveOne(35)
    const { subscriptionId } = subscriber
    const [, renewal] = await paymentsOf(subscriptionId)
    await report(renewal, 'REFUNDED')
    await shop.drainJobs()
    expect(await isOpenTo(subscriber)).toEqual([false])
    expect(await rowOf(subscriptionId)).toMatchObject({
      state: 'CANCELED',
      canceled_by: 'SYSTEM',
      access_until: shop.clock.now(),
    })
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'REVERSED' }])
    await shop.passDays(60)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
  })

  test('for an earlier period leaves the subscription active, unless it was taken back by the buyer’s bank', async () => {
    const refunded = await anActiveOne(35)
    const disputed = await shop.subscribe({ offerId: monthly })
    await shop.passDays(35)
    await report((await paymentsOf(refunded.subscriptionId))[0], 'REFUNDED')
    await report((await paymentsOf(disputed.subscriptionId))[0], 'CHARGEBACK')
    await shop.drainJobs()
    expect(await shop.stateOf(refunded.subscriptionId)).toBe('ACTIVE')
    expect(await shop.stateOf(disputed.subscriptionId)).toBe('CANCELED')
    expect([await isOpenTo(refunded), await isOpenTo(disputed)]).toEqual([[true], [false]])
  })

  test('for the first period, while it runs, closes the access until the buyer reactivates the subscription', async () => {
    const subscriber = await anActiveOne(5)
    await report((await paymentsOf(subscriber.subscriptionId))[0], 'REFUNDED')
    await shop.drainJobs()
    expect(await isOpenTo(subscriber)).toEqual([false])
    await reactivate(subscriber)
    await shop.drainJobs()
    expect(await isOpenTo(subscriber)).toEqual([true])
  })

  test('for the current period ends the subscription, even if the invoice of the next period is already written', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    const { subscriptionId } = subscriber
    await shop.payCode(subscriptionId)
    await shop.passDays(27)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'OPEN' }])
    await report((await paymentsOf(subscriptionId))[0], 'REFUNDED')
    await shop.drainJobs()
    expect(await shop.stateOf(subscriptionId)).toBe('CANCELED')
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'REVERSED' }, { state: 'UNPAID' }])
  })

  test('for the current period does not end a subscription whose next period is already paid', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    await shop.payCode(subscriptionId)
    await shop.passDays(27)
    await shop.payCode(subscriptionId)
    await report((await paymentsOf(subscriptionId))[0], 'REFUNDED')
    await shop.drainJobs()
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'REVERSED' }, { state: 'PAID' }])
  })

  test('by a dispute blocks further charges: even the buyer cannot reactivate the subscription', async () => {
    const subscriber = await anActiveOne(5)
    await report((await paymentsOf(subscriber.subscriptionId))[0], 'CHARGEBACK')
    await shop.drainJobs()
    await expect(reactivate(subscriber)).rejects.toMatchObject({ code: 'subscription_not_changeable' })
  })
})

describe('a renewal', () => {
  test('is split by the contracts of its own day, and its affiliate earns again', async () => {
    const { offerId, affiliateId, productId } = await inScope(shop.app, shop.platformId, async (scope) => {
      const affiliate = await aPerson(scope)
      await anAffiliation(scope, { productId: shop.productId, affiliateId: affiliate.id, basisPoints: 4_000 })
      return { offerId: monthly, affiliateId: affiliate.id, productId: shop.productId }
    })
    const { subscriptionId } = await shop.subscribe({ offerId, affiliateId })
    await shop.passDays(1)
    const partners = await inScope(shop.app, shop.platformId, async (scope) => {
      const [coProducer, manager] = [await aPerson(scope), await aPerson(scope, { roles: ['MANAGER'] })]
      const contract = await aCoProduction(scope, { productId, coProducerId: coProducer.id })
      const management = await aManagement(scope, { sellerId: shop.sellerId, managerId: manager.id })
      return { contract, management }
    })
    await shop.passDays(30)
    const shares = await shop.owner`
      select c.number, s.role, s.amount_cents::int as cents from order_shares s
      join subscription_cycles c on c.order_id = s.order_id
      where c.subscription_id = ${subscriptionId} order by c.number, s.role`
    const rolesOf = (cycle: number) => shares.filter(({ number }) => number === cycle).map(({ role }) => role)
    expect(rolesOf(1)).toEqual(['AFFILIATE', 'PRODUCER'])
    expect(rolesOf(2)).toEqual(['AFFILIATE', 'CO_PRODUCER', 'MANAGER', 'PRODUCER'])
    const [order] = await shop.owner`
      select total_cents::int as total, items_cents::int as items, shipping_cents::int as shipping from orders o
      join subscription_cycles c on c.order_id = o.id where c.subscription_id = ${subscriptionId} and c.number = 2`
    expect(order).toEqual({ total: 4_990, items: 4_990, shipping: 0 })
    await shop.owner`update co_production_contracts set state = 'ENDED' where id = ${partners.contract}`
    await shop.owner`update manager_contracts set state = 'ENDED' where id = ${partners.management}`
  })

  test('continues at the agreed price when its seller has changed or paused the offer', async () => {
    const offerId = await shop.anOffer()
    const { subscriptionId } = await shop.subscribe({ offerId })
    await shop.passDays(1)
    await shop.owner`update offers set status = 'PAUSED', recurrence_price_cents = 99900, frequency_in_days = 7 where id = ${offerId}`
    await shop.passDays(30)
    const charged = await shop.owner`
      select p.amount_cents::int as cents from payments p join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${subscriptionId} and c.number = 2`
    expect(charged).toEqual([{ cents: 4_990 }])
  })
})

describe('a buyer who wants to pay now', () => {
  const pay = async ({ email, subscriptionId }: Subscriber) => {
    const call = await shop.asBuyer(email)
    const session = await call(async (caller) => caller.session, {})
    return payOpenCycle(shop.app, { session, ip: '203.0.113.9', subscriptionId })
  }

  test('gets the current code, a new code when it has expired, and a refusal when no cycle is open', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    await shop.payCode(subscriber.subscriptionId)
    await expect(pay(subscriber)).rejects.toMatchObject({ code: 'subscription_not_changeable' })
    await shop.passDays(27)
    const [, invoice] = await paymentsOf(subscriber.subscriptionId)
    expect(await Promise.all([pay(subscriber), pay(subscriber)])).toEqual([
      { paymentId: invoice },
      { paymentId: invoice },
    ])
    await shop.passDays(2)
    const { paymentId } = await pay(subscriber)
    expect(paymentId).not.toBe(invoice)
    await shop.payCode(subscriber.subscriptionId)
    expect(await shop.stateOf(subscriber.subscriptionId)).toBe('ACTIVE')
  })

  test('by card triggers the next retry of the dunning, once, however often the button is pressed', async () => {
    const subscriber = await anActiveOne()
    const { subscriptionId } = subscriber
    await shop.giveCard(subscriber, '4000000000009995')
    await shop.passDays(29)
    expect(await shop.stateOf(subscriptionId)).toBe('PAST_DUE')
    await shop.giveCard(subscriber, '4111111111111111')
    const answers = await Promise.all([pay(subscriber), pay(subscriber), pay(subscriber)])
    expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1)
    await shop.drainJobs()
    const charges = await shop.chargesOf(subscriptionId)
    expect(charges.map(({ status }) => status).toSorted()).toEqual(['APPROVED', 'APPROVED', 'REJECTED'])
    expect(charges.find(({ id }) => id === answers[0]?.paymentId)?.status).toBe('APPROVED')
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
  })
})

describe('the subscription of another person', () => {
  test('is not found for any action', async () => {
    const own = await anActiveOne()
    const { subscriptionId } = own
    const { platformId: neighbourId } = await inScope(shop.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: shop.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => shop.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    const rival = await inScope(shop.app, shop.platformId, (scope) => aPerson(scope))
    const strangers = await inScope(shop.app, neighbourId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
    const buyer = await shop.asBuyer('outra@compradora.example')
    const asRival = callAs(shop, { userId: rival.id, role: 'SELLER' })
    const asNeighbour = callAs(
      { app: shop.app, platformId: neighbourId },
      { userId: strangers.id, role: 'ADMIN' },
    )
    const card = await sealCard(shop.app, shop.platformId)
    const id = { subscriptionId }
    const refusals = [
      buyer(async (caller) => getSubscription(await asBuyer(caller), id), id),
      buyer(async (caller) => cancelSubscription(await asBuyer(caller), { ...id, at: 'NOW' }), id),
      buyer(async (caller) => pauseSubscription(await asBuyer(caller), id), id),
      buyer(async (caller) => resumeSubscription(await asBuyer(caller), id), id),
      buyer(async (caller) => reactivateSubscription(await asBuyer(caller), id), id),
      buyer(async (caller) => replaceCard(await asBuyer(caller), { ...id, card }), id),
      buyer(async ({ session }) => session, id).then((session) =>
        payOpenCycle(shop.app, { session, ip: '203.0.113.9', subscriptionId }),
      ),
      asRival((caller) => getSubscription(asSeller(caller), id), id),
      asRival((caller) => cancelSubscription(asSeller(caller), { ...id, at: 'NOW' }), id),
      asRival((caller) => pauseSubscription(asSeller(caller), id), id),
      asRival((caller) => resumeSubscription(asSeller(caller), id), id),
      asNeighbour((caller) => getSubscription(asStaff(caller), id), id),
      asNeighbour((caller) => cancelSubscription(asStaff(caller), { ...id, at: 'NOW' }), id),
    ]
    const answers = await Promise.allSettled(refusals)
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
      refusals.map(() => 'subscription_not_found'),
    )
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    const seen = await asNeighbour((caller) => listSubscriptions(asStaff(caller), { limit: 25 }), id)
    expect(seen.rows).toEqual([])
  })

  test('is listed to its seller page by page, the newest first, with every step in its detail', async () => {
    const newest = await anActiveOne()
    const call = seller()
    const page = await call((caller, input) => listSubscriptions(asSeller(caller), input), { limit: 1 })
    expect(page.rows).toMatchObject([{ id: newest.subscriptionId, state: 'ACTIVE', priceCents: 4_990 }])
    const next = await call((caller, input) => listSubscriptions(asSeller(caller), input), {
      limit: 1,
      cursor: page.nextCursor ?? '',
    })
    expect(next.rows[0]?.id).not.toBe(newest.subscriptionId)
    const detail = await call((caller, input) => getSubscription(asSeller(caller), input), {
      subscriptionId: newest.subscriptionId,
    })
    expect(detail).toMatchObject({ card: { brand: 'visa', lastFour: '1111' }, cycles: [{ number: 1 }] })
    expect(detail.steps.map(({ kind }) => kind)).toEqual(['PAID', 'STARTED'])
  })
})
