import { dayInSaoPaulo, daysBetween } from '@balcao/domain/calendar'
import { recurrences } from '@balcao/domain/options/recurrences'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { seededRandom } from '#demo/seeded-random.ts'
import { jobs } from '#jobs.ts'
import { adjustedClock } from '#kit/clock.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { type Death, dieEverywhere, mortalApp } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { payOpenCycle } from './pay-open-cycle.ts'
import { sweepSubscriptionsJob } from './sweep-subscriptions.job.ts'

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

/** A machine with a wrong clock that runs the product. */
const skewed = (minutes: number): App => ({
  ...shop.app,
  clock: { now: () => new Date(shop.clock.now().getTime() + minutes * 60_000) },
})

/** The machine with its clock corrected by the database, as in every process. */
async function putRight(machine: App): Promise<App> {
  const clock = adjustedClock(machine.clock)
  await clock.adjust(async () => shop.clock.now())
  return { ...machine, clock }
}

/** Charges of a subscription approved at the acquirer itself. */
async function approvedAtAcquirer(subscriptionId: string): Promise<number> {
  const ours = new Set((await shop.chargesOf(subscriptionId)).map(({ id }) => id))
  const charges = await shop.sandbox.acquirer('PAGARME').charges()
  return charges.filter(({ externalRef, state }) => ours.has(externalRef ?? '') && state === 'paid').length
}
const paidCycles = async (subscriptionId: string) =>
  (await shop.cyclesOf(subscriptionId)).filter(({ state }) => state === 'PAID').length

describe('a cycle is charged once', () => {
  test('when twenty schedulers of two machines run at once with clocks a quarter of an hour apart', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId: monthly })
    await shop.passDays(29)
    shop.clock.advance({ days: 1 })
    const step = { platformId: shop.platformId, subscriptionId }
    const machines = [skewed(15), skewed(-15)]
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => advanceSubscription(machines[n % 2] ?? shop.app, step)),
    )
    // The machine whose clock is ahead plans the next step by that clock.
    shop.clock.advance({ minutes: 16 })
    await shop.drainJobs()
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
    expect(await approvedAtAcquirer(subscriptionId)).toBe(2)
    expect(await paidCycles(subscriptionId)).toBe(2)
  })

  test('when a charge without an answer is dated before the decline that preceded it', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly })
    const { subscriptionId, email } = subscriber
    await shop.passDays(1)
    await shop.giveCard(subscriber, '4000000000009995')
    await shop.passDays(28)
    shop.clock.advance({ days: 1 })
    await drainJobs(skewed(15), shop.ownerUrl, jobs)
    expect(await shop.stateOf(subscriptionId)).toBe('PAST_DUE')
    await shop.giveCard(subscriber, '4111111111111111')
    const session = await (await shop.asBuyer(email))(async (caller) => caller.session, {})
    const payer = { session, ip: '203.0.113.9', subscriptionId }
    shop.sandbox.faults.next({ acquirer: 'PAGARME', operation: 'create', kind: 'drop-after' })
    const first = await payOpenCycle(skewed(-15), payer)
    expect(await payOpenCycle(shop.app, payer)).toEqual(first)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(3)
  })

  test('after an outage of a hundred days: the period starts today, and past days are not charged', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId: monthly })
    await shop.drainJobs()
    shop.clock.advance({ days: 100 })
    for (let hour = 0; hour < 48; hour++) {
      await shop.drainJobs()
      shop.clock.advance({ hours: 1 })
    }
    expect(await approvedAtAcquirer(subscriptionId)).toBe(2)
    const [first, second] = await shop.cyclesOf(subscriptionId)
    expect(daysBetween({ from: first?.starts_on ?? '', to: second?.starts_on ?? '' })).toBe(100)
  })

  test('when its job was lost, by the daily sweep', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId: monthly })
    await shop.passDays(29)
    await shop.owner`delete from graphile_worker._private_jobs`
    shop.clock.advance({ days: 1, hours: 2 })
    await inScope(shop.app, shop.platformId, (scope) => addJob(scope, sweepSubscriptionsJob, {}))
    await shop.drainJobs()
    expect(await approvedAtAcquirer(subscriptionId)).toBe(2)
  })
})

describe('while its seller may not sell', () => {
  const standing = (status: 'BLOCKED' | 'ACTIVE') =>
    shop.owner`update users set status = ${status} where id = ${shop.sellerId}`
  afterEach(() => standing('ACTIVE'))
  const advanceOnBoth = (subscriptionId: string) =>
    Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        advanceSubscription([skewed(15), skewed(-15)][n % 2] ?? shop.app, {
          platformId: shop.platformId,
          subscriptionId,
        }),
      ),
    )
  const countOf = (all: string[], wanted: string) => all.filter((one) => one === wanted).length

  test('a renewal processed by two machines at the same moment is held once, mailed once and charged by neither', async () => {
    const { subscriptionId, email } = await shop.subscribe({ offerId: monthly })
    await shop.passDays(29)
    await standing('BLOCKED')
    shop.clock.advance({ days: 1 })
    for (let round = 0; round < 3; round++) {
      await advanceOnBoth(subscriptionId)
      shop.clock.advance({ hours: 7 })
    }
    expect(await approvedAtAcquirer(subscriptionId)).toBe(1)
    expect(countOf(await shop.stepsOf(subscriptionId), 'HELD')).toBe(1)
    expect(countOf(await shop.mailsTo(email), 'subscription-on-hold')).toBe(1)
    await standing('ACTIVE')
    await advanceOnBoth(subscriptionId)
    expect(countOf(await shop.stepsOf(subscriptionId), 'HOLD_ENDED')).toBe(1)
    expect(await approvedAtAcquirer(subscriptionId)).toBe(1)
  })

  test('an open invoice is paid through neither machine, and no new one is made', async () => {
    const { subscriptionId, email } = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    await shop.payCode(subscriptionId)
    await shop.passDays(28)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'OPEN' }])
    const before = await shop.chargesOf(subscriptionId)
    await standing('BLOCKED')
    const session = await (await shop.asBuyer(email))(async (caller) => caller.session, {})
    const payer = { session, ip: '203.0.113.9', subscriptionId }
    const tries = [skewed(15), skewed(-15)].map((machine) => payOpenCycle(machine, payer))
    for (const refused of await Promise.allSettled(tries))
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'offer_unavailable' } })
    expect(await shop.chargesOf(subscriptionId)).toEqual(before)
  })
})

describe.each(['before', 'after'] as const)(
  'a worker that dies just %s any commit of a renewal',
  (moment) => {
    test('charges once, and the next worker settles the cycle', async () => {
      const deaths = await dieEverywhere(shop.app, moment, async (dying) => {
        const { subscriptionId } = await shop.subscribe({ offerId: monthly })
        await shop.passDays(29)
        shop.clock.advance({ days: 1 })
        await drainJobs(dying, shop.ownerUrl, jobs)
        await shop.passDays(2)
        expect(await approvedAtAcquirer(subscriptionId)).toBe(2)
        expect(await paidCycles(subscriptionId)).toBe(2)
        await shop.forgetPlans()
      })
      expect(deaths).toBeGreaterThanOrEqual(4)
    })
  },
)

/** BALCAO_SUBSCRIBERS and BALCAO_SUBSCRIBED_DAYS set the size. */
const sizes = {
  subscribers: Number(process.env.BALCAO_SUBSCRIBERS ?? recurrences.length),
  days: Number(process.env.BALCAO_SUBSCRIBED_DAYS ?? 60),
}

test(
  'two machines with wrong clocks, whose processes die at random, charge every cycle of every frequency once',
  async () => {
    const random = seededRandom(37)
    const dies: Death = () => (random.fraction() > 0.03 ? null : random.fraction() < 0.5 ? 'before' : 'after')
    const offers = await Promise.all(
      recurrences.map(async (frequencyInDays) => ({
        frequencyInDays,
        offerId: await shop.anOffer({ frequencyInDays }),
      })),
    )
    const subscribers = []
    for (let n = 0; n < sizes.subscribers; n++) {
      const offer = offers[n % offers.length]
      if (offer) subscribers.push({ ...offer, ...(await shop.subscribe(offer)) })
      if (n % 5 === 4) shop.clock.advance({ minutes: 2 })
    }
    await shop.drainJobs()
    // Long enough for the other machine to read a charge while it is made.
    shop.sandbox.faults.always({
      acquirer: 'PAGARME',
      operation: 'create',
      kind: 'delay',
      delayMilliseconds: 60,
    })
    const machines = await Promise.all([skewed(15), skewed(-15)].map(putRight))
    const startedOn = dayInSaoPaulo(shop.clock.now())
    for (let day = 0; day < sizes.days; day++) {
      shop.clock.advance({ days: 1 })
      await Promise.all(machines.map((app) => drainJobs(mortalApp(app, dies), shop.ownerUrl, jobs)))
    }
    // Steps lost in the last days are caught up on, without a new cycle for any subscription.
    const days = daysBetween({ from: startedOn, to: dayInSaoPaulo(shop.clock.now()) })
    const expected = subscribers.map(({ frequencyInDays }) => 1 + Math.floor(days / frequencyInDays))
    for (let hour = 0; hour < 20; hour++) {
      shop.clock.advance({ minutes: 35 })
      await shop.drainJobs()
    }
    const charged = []
    for (const { subscriptionId } of subscribers) charged.push(await approvedAtAcquirer(subscriptionId))
    expect(charged).toEqual(expected)
    const cycles = []
    for (const { subscriptionId } of subscribers) cycles.push(await paidCycles(subscriptionId))
    expect(cycles).toEqual(expected)
  },
  60 * 60_000,
)
