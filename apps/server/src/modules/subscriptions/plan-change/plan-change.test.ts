import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { cancelSubscription } from '#modules/subscriptions/cancel-subscription.ts'
import { advanceSubscription } from '#modules/subscriptions/charging/advance-subscription.ts'
import { readCohorts } from '#modules/subscriptions/history/read-cohorts.ts'
import { readMonths } from '#modules/subscriptions/history/read-months.ts'
import { asBuyer, asSeller } from '#modules/subscriptions/subscription-viewer.ts'
import { sumSubscriptions } from '#modules/subscriptions/sum-subscriptions.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { askPlanChange } from './ask-plan-change.ts'
import { changePlan } from './change-plan.ts'
import { listPlanChoices } from './list-plan-choices.ts'
import { withdrawPlanChange } from './withdraw-plan-change.ts'

let shop: SubscriptionShop
let basic: string
let plus: string
let yearly: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  const open = { isOpenToSubscribers: true }
  basic = await shop.anOffer({ ...open, title: 'Básico', priceCents: 3_000, recurrencePriceCents: 3_000 })
  plus = await shop.anOffer({ ...open, title: 'Plus', priceCents: 6_000, recurrencePriceCents: 6_000 })
  yearly = await shop.anOffer({
    ...open,
    title: 'Anual',
    priceCents: 30_000,
    recurrencePriceCents: 30_000,
    frequencyInDays: 365,
  })
})
afterAll(() => shop.stop())
beforeEach(() => shop.forgetPlans())
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))

/** A subscriber after ten days of a period of thirty. */
async function tenDaysIn(
  wishes: Partial<Parameters<SubscriptionShop['subscribe']>[0]> = {},
): Promise<Subscriber> {
  const subscriber = await shop.subscribe({ offerId: basic, ...wishes })
  await shop.drainJobs()
  if (wishes.method === 'PIX') await shop.payCode(subscriber.subscriptionId)
  await shop.passDays(10)
  return subscriber
}

const sessionOf = async ({ email }: Subscriber) =>
  (await shop.asBuyer(email))(async (caller) => caller.session, undefined)

async function change(subscriber: Subscriber, offerId: string, dueCents: number, app: App = shop.app) {
  const session = await sessionOf(subscriber)
  const plan = await planOfOffer(offerId)
  const { subscriptionId } = subscriber
  return changePlan(app, { session, ip: '203.0.113.9' }, { subscriptionId, offerId, dueCents, ...plan })
}

async function planOfOffer(offerId: string) {
  const [offer] = await shop.owner`
    select recurrence_price_cents::int as cents, frequency_in_days as days from offers where id = ${offerId}`
  return { priceCents: offer?.cents as number, frequencyInDays: offer?.days as number }
}

async function choicesOf({ email, subscriptionId }: Subscriber) {
  const call = await shop.asBuyer(email)
  return call(async (caller, input) => listPlanChoices(await asBuyer(caller), input), { subscriptionId })
}

async function quoteOf(subscriber: Subscriber, offerId: string) {
  const found = await choicesOf(subscriber)
  return found.kind === 'CHOICES' ? found.choices.find((each) => each.offerId === offerId)?.quote : found
}

async function cancel({ email, subscriptionId }: Subscriber, at: 'END' | 'NOW') {
  const call = await shop.asBuyer(email)
  await call(async (caller, input) => cancelSubscription(await asBuyer(caller), input), {
    subscriptionId,
    at,
  })
}

async function rowOf({ subscriptionId }: Subscriber) {
  const [row] = await shop.owner`
    select state, offer_id, price_cents::int, frequency_in_days, paid_until from subscriptions where id = ${subscriptionId}`
  return row
}

/** Amounts of all approved charges, the first one first. Late money that was returned is not among them. */
async function paidBy({ subscriptionId }: Subscriber): Promise<number[]> {
  const rows = await shop.owner<{ amount_cents: number }[]>`
    select p.amount_cents::int from payments p join subscription_cycles c on c.order_id = p.order_id
    where c.subscription_id = ${subscriptionId} and p.paid_at is not null order by c.number`
  return rows.map(({ amount_cents }) => amount_cents)
}

async function approvedAtAcquirer({ subscriptionId }: Subscriber): Promise<number> {
  const ours = new Set((await shop.chargesOf(subscriptionId)).map(({ id }) => id))
  const charges = await shop.sandbox.acquirer('PAGARME').charges()
  return charges.filter(({ externalRef, state }) => ours.has(externalRef ?? '') && state === 'paid').length
}

/** Money that the acquirer charged for a subscription, less its refunds. */
async function keptOf({ subscriptionId }: Subscriber): Promise<number> {
  const ours = (await shop.chargesOf(subscriptionId)).map(({ id }) => id)
  const charges = await shop.sandbox.acquirer('PAGARME').charges()
  const charged = charges
    .filter(
      ({ externalRef, state }) =>
        ours.includes(externalRef ?? '') && (state === 'paid' || state === 'refunded'),
    )
    .reduce((sum, { amount }) => sum + amount, 0)
  const [returned] = await shop.owner`
    select coalesce(sum(amount_cents), 0)::int as cents from refunds where payment_id = any(${ours})`
  return charged - returned?.cents
}

const changesOf = async ({ subscriptionId }: Subscriber) =>
  (
    await shop.owner`select state from plan_changes where subscription_id = ${subscriptionId} order by created_at`
  ).map(({ state }) => state)

const returnedOf = (paymentId: string | null) =>
  shop.owner`select source, reason, amount_cents::int as cents from refunds where payment_id = ${paymentId}`

async function payLate(paymentId: string | null, code: string): Promise<void> {
  await shop.sandbox.bank.pay(code, { late: true })
  await checkPayment(shop.app, {
    platformId: shop.platformId,
    paymentId: paymentId ?? '',
    source: 'RECONCILER',
  })
  await shop.drainJobs()
}

describe('a plan is changed once', () => {
  test('when two changes are requested at once: one is charged, and the other is refused', async () => {
    const buyer = await tenDaysIn()
    const outcomes = await Promise.allSettled([change(buyer, plus, 4_000), change(buyer, plus, 4_000)])
    await shop.drainJobs()
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await paidBy(buyer)).toEqual([3_000, 4_000])
    expect(await approvedAtAcquirer(buyer)).toBe(2)
    expect(await changesOf(buyer)).toEqual(['DONE'])
  })

  test('when twenty processes run its step at once', async () => {
    const buyer = await tenDaysIn()
    const { subscriptionId } = buyer
    const call = await shop.asBuyer(buyer.email)
    await call(async (caller, input) => askPlanChange(await asBuyer(caller), input), {
      subscriptionId,
      offerId: plus,
      dueCents: 4_000,
      ...(await planOfOffer(plus)),
    })
    const step = { platformId: shop.platformId, subscriptionId }
    await Promise.all(Array.from({ length: 20 }, () => advanceSubscription(shop.app, step)))
    await shop.drainJobs()
    expect(await paidBy(buyer)).toEqual([3_000, 4_000])
    expect(await approvedAtAcquirer(buyer)).toBe(2)
  })

  test.each(['before', 'after'] as const)(
    'when a process dies just %s any of its commits: the change is charged and made, or neither',
    async (moment) => {
      const deaths = await dieEverywhere(shop.app, moment, async (dying) => {
        const buyer = await tenDaysIn()
        await change(buyer, plus, 4_000, dying).catch(() => null)
        await shop.drainJobs()
        await shop.passDays(3)
        const paid = await paidBy(buyer)
        expect([[3_000], [3_000, 4_000]]).toContainEqual(paid)
        expect(await approvedAtAcquirer(buyer)).toBe(paid.length)
        const isMade = paid.length === 2
        expect(await rowOf(buyer)).toMatchObject({ offer_id: isMade ? plus : basic, state: 'ACTIVE' })
        // A charge that was committed and never sent to the acquirer is dropped, and the buyer may ask again.
        if (isMade) expect(await changesOf(buyer)).toEqual(['DONE'])
        else expect(await change(buyer, plus, 4_300)).toMatchObject({ state: 'DONE' })
        await shop.forgetPlans()
      })
      expect(deaths).toBeGreaterThanOrEqual(3)
    },
  )

  test('when the answer of the acquirer is lost: nothing else is charged until the outcome is known', async () => {
    const buyer = await tenDaysIn()
    shop.sandbox.faults.next({ acquirer: 'PAGARME', operation: 'create', kind: 'drop-after' })
    await change(buyer, plus, 4_000)
    await expect(change(buyer, yearly, 28_000)).rejects.toMatchObject({ code: 'plan_not_changeable' })
    await shop.passDays(2)
    expect(await paidBy(buyer)).toEqual([3_000, 4_000])
    expect(await rowOf(buyer)).toMatchObject({ offer_id: plus, price_cents: 6_000 })
  })
})

describe('a change and another event', () => {
  test('a renewal at the same moment is not charged in addition to the change', async () => {
    const buyer = await shop.subscribe({ offerId: basic })
    await shop.drainJobs()
    await shop.passDays(29)
    const due = (await quoteOf(buyer, plus)) as { dueCents: number }
    shop.clock.advance({ hours: 1 })
    const step = { platformId: shop.platformId, subscriptionId: buyer.subscriptionId }
    await Promise.allSettled([
      change(buyer, plus, due.dueCents),
      ...Array.from({ length: 8 }, () => advanceSubscription(shop.app, step)),
    ])
    await shop.passDays(3)
    expect(await paidBy(buyer)).toEqual([3_000, 5_900])
    expect(await rowOf(buyer)).toMatchObject({ offer_id: plus, state: 'ACTIVE' })
  })

  test('a code that is paid after the renewal was charged changes nothing, and the payment is returned', async () => {
    const buyer = await tenDaysIn({ method: 'PIX' })
    const { state, paymentId } = await change(buyer, plus, 4_000)
    expect(state).toBe('CHARGING')
    const [code] = await shop.owner`select pix_code from payments where id = ${paymentId}`
    await shop.passDays(20)
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    await shop.payCode(buyer.subscriptionId)
    expect(await paidBy(buyer)).toEqual([3_000, 3_000])
    await payLate(paymentId, code?.pix_code)
    expect(await rowOf(buyer)).toMatchObject({ offer_id: basic, price_cents: 3_000 })
    expect(await returnedOf(paymentId)).toEqual([{ source: 'SUSPENSE', reason: 'period over', cents: 4_000 }])
  })

  test('a code that is paid after the subscription was canceled is refunded', async () => {
    const buyer = await tenDaysIn({ method: 'PIX' })
    const { paymentId } = await change(buyer, plus, 4_000)
    const [code] = await shop.owner`select pix_code from payments where id = ${paymentId}`
    await cancel(buyer, 'NOW')
    await payLate(paymentId, code?.pix_code)
    expect(await paidBy(buyer)).toEqual([3_000])
    expect(await returnedOf(paymentId)).toMatchObject([{ cents: 4_000 }])
  })

  test('a cancellation drops a change that was not charged', async () => {
    const buyer = await tenDaysIn()
    const call = await shop.asBuyer(buyer.email)
    const { subscriptionId } = buyer
    await call(async (caller, input) => askPlanChange(await asBuyer(caller), input), {
      subscriptionId,
      offerId: plus,
      dueCents: 4_000,
      ...(await planOfOffer(plus)),
    })
    await cancel(buyer, 'END')
    await shop.passDays(25)
    expect(await paidBy(buyer)).toEqual([3_000])
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    expect(await shop.stateOf(subscriptionId)).toBe('CANCELED')
  })

  test('a card charge whose answer was lost is returned, if the subscription was canceled in the meantime', async () => {
    const buyer = await tenDaysIn()
    shop.sandbox.faults.next({ acquirer: 'PAGARME', operation: 'create', kind: 'drop-after' })
    await change(buyer, plus, 4_000)
    await cancel(buyer, 'NOW')
    await shop.passDays(3)
    expect(await paidBy(buyer)).toEqual([3_000])
    expect(await keptOf(buyer)).toBe(3_000)
    expect(await shop.stateOf(buyer.subscriptionId)).toBe('CANCELED')
    const [lost] = (await shop.chargesOf(buyer.subscriptionId)).slice(1)
    expect(
      await shop.owner`select source, state, amount_cents::int as cents from refunds where payment_id = ${lost?.id ?? ''}`,
    ).toEqual([{ source: 'SUSPENSE', state: 'DONE', cents: 4_000 }])
    const charges = await shop.sandbox.acquirer('PAGARME').charges()
    expect(charges.find(({ externalRef }) => externalRef === lost?.id)).toMatchObject({ state: 'refunded' })
  })

  test.each(['END', 'NOW'] as const)(
    'a cancellation (%s) at the same moment lets the change be charged once at most',
    async (at) => {
      const buyer = await tenDaysIn()
      await Promise.allSettled([change(buyer, plus, 4_000), cancel(buyer, at)])
      await shop.passDays(45)
      const paid = await paidBy(buyer)
      expect([[3_000], [3_000, 4_000]]).toContainEqual(paid)
      expect(await keptOf(buyer)).toBe(paid.length === 1 ? 3_000 : 7_000)
      expect(await shop.stateOf(buyer.subscriptionId)).toBe('CANCELED')
    },
  )
})

describe('a change to a dearer plan', () => {
  test('begins at once: the unused days are a credit, and a whole cycle begins', async () => {
    const buyer = await tenDaysIn()
    const today = dayInSaoPaulo(shop.clock.now())
    expect(await quoteOf(buyer, plus)).toMatchObject({
      takesEffect: 'NOW',
      creditCents: 2_000,
      dueCents: 4_000,
      startsOn: today,
    })
    expect(await change(buyer, plus, 4_000)).toMatchObject({ state: 'DONE' })
    await shop.drainJobs()
    const [first, second] = await shop.cyclesOf(buyer.subscriptionId)
    expect(first).toMatchObject({ state: 'PAID', ends_on: today })
    expect(second).toMatchObject({ state: 'PAID', starts_on: today })
    expect(await shop.mailsTo(buyer.email)).toContain('subscription-plan-changed')
    await shop.passDays(31)
    expect(await paidBy(buyer)).toEqual([3_000, 4_000, 6_000])
  })

  test('begins when its Pix code is paid, and no second change is possible until then', async () => {
    const buyer = await tenDaysIn({ method: 'PIX' })
    expect(await change(buyer, yearly, 28_000)).toMatchObject({ state: 'CHARGING' })
    expect(await rowOf(buyer)).toMatchObject({ offer_id: basic })
    expect(await quoteOf(buyer, plus)).toEqual({ kind: 'OBSTACLE', obstacle: 'UNDER_WAY' })
    await shop.payCode(buyer.subscriptionId)
    expect(await rowOf(buyer)).toMatchObject({ offer_id: yearly, frequency_in_days: 365 })
    expect(await paidBy(buyer)).toEqual([3_000, 28_000])
  })

  test('is refused at any amount other than the shown one', async () => {
    const buyer = await tenDaysIn()
    await expect(change(buyer, plus, 3_999)).rejects.toMatchObject({ code: 'plan_price_changed' })
    expect(await paidBy(buyer)).toEqual([3_000])
  })

  test('is dropped if the card is refused, and nothing is overdue', async () => {
    const buyer = await tenDaysIn()
    await shop.giveCard(buyer, '4000000000009995')
    await expect(change(buyer, plus, 4_000)).rejects.toMatchObject({ code: 'plan_not_charged' })
    await shop.drainJobs()
    expect(await rowOf(buyer)).toMatchObject({ offer_id: basic, price_cents: 3_000, state: 'ACTIVE' })
    await shop.giveCard(buyer, '4111111111111111')
    await shop.passDays(21)
    expect(await paidBy(buyer)).toEqual([3_000, 3_000])
    expect((await shop.cyclesOf(buyer.subscriptionId)).map(({ state }) => state)).toEqual([
      'PAID',
      'UNPAID',
      'PAID',
    ])
  })

  test('ends with its subscription if the cycle that gave the credit is refunded', async () => {
    const buyer = await tenDaysIn()
    await change(buyer, plus, 4_000)
    await shop.drainJobs()
    const [first] = await shop.chargesOf(buyer.subscriptionId)
    const status = 'REFUNDED' as const
    await inScope(shop.app, shop.platformId, (scope) =>
      applyProviderEvent(scope, first?.id ?? '', {
        source: 'RECONCILER',
        status,
        certainty: 'KNOWN',
        refundedCents: 3_000,
      }),
    )
    await shop.drainJobs()
    expect(await shop.stateOf(buyer.subscriptionId)).toBe('CANCELED')
  })
})

describe('a change to a cheaper plan', () => {
  test('begins with the next charge, at the new price, and refunds nothing', async () => {
    const buyer = await shop.subscribe({ offerId: plus })
    await shop.drainJobs()
    await shop.passDays(10)
    expect(await change(buyer, basic, 0)).toMatchObject({ state: 'PLANNED', paymentId: null })
    expect(await rowOf(buyer)).toMatchObject({ offer_id: plus, price_cents: 6_000 })
    await shop.passDays(21)
    expect(await paidBy(buyer)).toEqual([6_000, 3_000])
    expect(await rowOf(buyer)).toMatchObject({ offer_id: basic, price_cents: 3_000 })
  })

  test('can be withdrawn before the next charge', async () => {
    const buyer = await shop.subscribe({ offerId: plus })
    await shop.drainJobs()
    await change(buyer, basic, 0)
    const call = await shop.asBuyer(buyer.email)
    await call(async (caller, input) => withdrawPlanChange(await asBuyer(caller), input), {
      subscriptionId: buyer.subscriptionId,
    })
    await shop.passDays(31)
    expect(await paidBy(buyer)).toEqual([6_000, 6_000])
  })
})

describe('the choice of plans', () => {
  test('shows the buyer the offers that the seller opened, and the seller also the others', async () => {
    const closed = await shop.anOffer({ priceCents: 1_000, recurrencePriceCents: 1_000 })
    const buyer = await tenDaysIn()
    expect(await quoteOf(buyer, closed)).toBeUndefined()
    await expect(change(buyer, closed, 0)).rejects.toMatchObject({ code: 'plan_not_changeable' })
    const seller = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
    const { subscriptionId } = buyer
    const found = await seller((caller, input) => listPlanChoices(asSeller(caller), input), {
      subscriptionId,
    })
    expect(found).toMatchObject({
      choices: expect.arrayContaining([expect.objectContaining({ offerId: closed })]),
    })
  })

  test('finds no subscription of another buyer', async () => {
    const buyer = await tenDaysIn()
    const stranger = { ...buyer, email: 'outra-pessoa@compradora.example' }
    await expect(choicesOf(stranger)).rejects.toMatchObject({ code: 'subscription_not_found' })
    await expect(change(stranger, plus, 4_000)).rejects.toMatchObject({ code: 'subscription_not_found' })
  })
})

test('recurring revenue includes a change from its day on, and a cohort does not count the change as another cycle', async () => {
  const seller = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
  const sums = async () =>
    (await seller((caller) => sumSubscriptions(asSeller(caller)), undefined)).money[0]?.monthlyCents ?? 0
  const months = async () =>
    (await seller((caller) => readMonths(asSeller(caller)), undefined))[0]?.months.at(-1)?.monthlyCents ?? 0
  const cohort = async () =>
    (await seller((caller) => readCohorts(asSeller(caller)), undefined))[0]?.cohorts.at(-1)
  const buyer = await tenDaysIn()
  const before = { sum: await sums(), month: await months(), cohort: await cohort() }
  await change(buyer, plus, 4_000)
  await shop.drainJobs()
  expect(await sums()).toBe(before.sum + 3_000)
  expect(await months()).toBe(before.month + 3_000)
  expect(before.cohort?.paid[0]).toBeGreaterThan(0)
  expect((await cohort())?.paid).toEqual(before.cohort?.paid)
  expect((await cohort())?.chargedCents).toBe((before.cohort?.chargedCents ?? 0) + 4_000)
})
