import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCpf } from '#demo/demo-buyers.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import { cancelSubscription } from '#modules/subscriptions/cancel-subscription.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { readCohorts } from './history/read-cohorts.ts'
import { readMonths } from './history/read-months.ts'
import { asBuyer, asSeller } from './subscription-viewer.ts'
import { sumSubscriptions } from './sum-subscriptions.ts'

let shop: SubscriptionShop
beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())
beforeEach(() => shop.forgetPlans())

const trial = { priceCents: 4_990, trialDays: 7, trialPriceCents: 100 }

let people = 700

/** Subscribes another buyer each time, because a trial is given once. */
const subscribe = (wishes: Parameters<SubscriptionShop['subscribe']>[0]) =>
  shop.subscribe({ cpf: aCpf(++people), ...wishes })

/** Amounts of all paid charges, the first one first. */
async function paidOf({ subscriptionId }: Subscriber): Promise<number[]> {
  const rows = await shop.owner<{ amount_cents: number }[]>`
    select p.amount_cents from payments p join subscription_cycles c on c.order_id = p.order_id
    where c.subscription_id = ${subscriptionId} and p.paid_at is not null order by c.number`
  return rows.map(({ amount_cents }) => Number(amount_cents))
}

async function rowOf({ subscriptionId }: Subscriber) {
  const [row] = await shop.owner`select * from subscriptions where id = ${subscriptionId}`
  return row
}

describe('a paid trial', () => {
  test('costs its price with the setup fee, is announced three days before its end, and then the whole period is charged once', async () => {
    const offerId = await shop.anOffer({ ...trial, setupFeeCents: 2_500 })
    const buyer = await subscribe({ offerId })
    await shop.drainJobs()
    expect(await paidOf(buyer)).toEqual([2_600])
    const [first] = await shop.cyclesOf(buyer.subscriptionId)
    expect(daysOf(first)).toBe(7)
    expect(await rowOf(buyer)).toMatchObject({ is_trial: true, state: 'ACTIVE' })
    await shop.passDays(4)
    expect(await shop.mailsTo(buyer.email)).toContain('subscription-renewing')
    expect(await paidOf(buyer)).toEqual([2_600])
    await shop.passDays(4)
    expect(await paidOf(buyer)).toEqual([2_600, 4_990])
    expect(await rowOf(buyer)).toMatchObject({ is_trial: false })
    const [, second] = await shop.cyclesOf(buyer.subscriptionId)
    expect(second?.starts_on).toBe(first?.ends_on)
    expect(daysOf(second)).toBe(30)
    await shop.passDays(31)
    expect(await paidOf(buyer)).toEqual([2_600, 4_990, 4_990])
  })

  test('that is canceled before its end causes no charge', async () => {
    const buyer = await subscribe({ offerId: await shop.anOffer(trial) })
    await shop.drainJobs()
    await shop.passDays(5)
    const call = await shop.asBuyer(buyer.email)
    await call(async (caller, input) => cancelSubscription(await asBuyer(caller), input), {
      subscriptionId: buyer.subscriptionId,
      at: 'END' as const,
    })
    await shop.passDays(10)
    expect(await shop.stateOf(buyer.subscriptionId)).toBe('CANCELED')
    expect(await paidOf(buyer)).toEqual([100])
  })

  test('is given once for each product to a mailbox and to a document, and the same buyer subscribes without it', async () => {
    const offerId = await shop.anOffer(trial)
    const first = await subscribe({ offerId, cpf: aCpf(1) })
    await shop.drainJobs()
    const tagged = first.email.replace('@', '+de-novo@')
    await expect(subscribe({ offerId, email: tagged })).rejects.toMatchObject({ code: 'trial_used' })
    await expect(subscribe({ offerId, cpf: aCpf(1) })).rejects.toMatchObject({
      code: 'trial_used',
    })
    const again = await subscribe({ offerId, email: first.email, withoutTrial: true })
    await shop.drainJobs()
    expect(await paidOf(again)).toEqual([4_990])
    expect(await rowOf(again)).toMatchObject({ is_trial: false, trial_days: null })
  })

  test('is given once to a buyer who sends two purchases at the same moment', async () => {
    const offerId = await shop.anOffer(trial)
    const email = 'duas-abas@compradora.example'
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => subscribe({ offerId, email })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that was canceled before its first payment does not count', async () => {
    const offerId = await shop.anOffer(trial)
    const never = await subscribe({ offerId, method: 'PIX', cpf: aCpf(2) })
    const seller = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
    await seller((caller, input) => cancelSubscription(asSeller(caller), input), {
      subscriptionId: never.subscriptionId,
      at: 'NOW' as const,
    })
    expect(await shop.stateOf(never.subscriptionId)).toBe('CANCELED')
    const again = await subscribe({ offerId, email: never.email, cpf: aCpf(2) })
    await shop.drainJobs()
    expect(await paidOf(again)).toEqual([100])
  })

  test('is no recurring revenue, no subscriber and no churn until a whole period is paid', async () => {
    const seller = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
    const sums = () => seller((caller) => sumSubscriptions(asSeller(caller)), undefined)
    const before = await sums()
    const buyer = await subscribe({ offerId: await shop.anOffer({ ...trial, setupFeeCents: 900 }) })
    await shop.drainJobs()
    const during = await sums()
    expect(during.trialCount).toBe(before.trialCount + 1)
    expect(during).toMatchObject({ activeCount: before.activeCount, startedCount: before.startedCount })
    expect(during.money[0]?.monthlyCents ?? 0).toBe(before.money[0]?.monthlyCents ?? 0)
    await shop.passDays(8)
    const after = await sums()
    expect(after.startedCount).toBe(before.startedCount + 1)
    expect(after.money[0]?.monthlyCents).toBe((before.money[0]?.monthlyCents ?? 0) + 4_990)
    expect(await paidOf(buyer)).toEqual([1_000, 4_990])
    const [months] = await seller((caller) => readMonths(asSeller(caller)), undefined)
    expect(months?.months.at(-1)?.monthlyCents).toBe(after.money[0]?.monthlyCents)
    const [cohorts] = await seller((caller) => readCohorts(asSeller(caller)), undefined)
    expect(cohorts?.cohorts.at(-1)?.paid[0]).toBe(cohorts?.cohorts.at(-1)?.size)
  })
})

describe('a subscription with a limited number of charges', () => {
  test.each([
    { isKeptAfterLast: true, isOpen: true },
    { isKeptAfterLast: false, isOpen: false },
  ])('ends by itself after the last one, with the product kept: $isKeptAfterLast', async (wanted) => {
    const { isKeptAfterLast, isOpen } = wanted
    const offerId = await shop.anOffer({
      priceCents: 4_990,
      frequencyInDays: 7,
      chargesMax: 2,
      isKeptAfterLast,
    })
    const buyer = await subscribe({ offerId })
    await shop.drainJobs()
    await shop.passDays(16)
    expect(await paidOf(buyer)).toEqual([4_990, 4_990])
    expect(await shop.stateOf(buyer.subscriptionId)).toBe('COMPLETED')
    await shop.passDays(20)
    expect(await paidOf(buyer)).toEqual([4_990, 4_990])
    const row = await rowOf(buyer)
    expect(row).toMatchObject({ canceled_at: null, next_step_at: null })
    expect(row?.access_until === null || row?.access_until > shop.clock.now()).toBe(isOpen)
    expect(await standingOf(buyer)).toBe(isOpen ? 'OPEN' : 'ENDED')
    expect(await shop.mailsTo(buyer.email)).toContain('subscription-completed')
  })

  test('does not count a trial as one of its charges', async () => {
    const offerId = await shop.anOffer({ ...trial, frequencyInDays: 7, chargesMax: 2 })
    const buyer = await subscribe({ offerId })
    await shop.drainJobs()
    await shop.passDays(24)
    expect(await paidOf(buyer)).toEqual([100, 4_990, 4_990])
    expect(await shop.stateOf(buyer.subscriptionId)).toBe('COMPLETED')
  })
})

async function standingOf({ subscriptionId }: Subscriber) {
  const [grant] = await shop.owner`
    select g.id from access_grants g join subscriptions s on s.order_id = g.order_id where s.id = ${subscriptionId}`
  return inScope(
    shop.app,
    shop.platformId,
    async (scope) => (await readStandings(scope, [grant?.id])).get(grant?.id)?.standing,
  )
}

function daysOf(cycle: { starts_on: string; ends_on: string } | undefined): number {
  return cycle ? (Date.parse(cycle.ends_on) - Date.parse(cycle.starts_on)) / 86_400_000 : 0
}
