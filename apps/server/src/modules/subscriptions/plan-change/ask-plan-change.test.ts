import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asBuyer, asSeller, type SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { askPlanChange } from './ask-plan-change.ts'
import { listPlanChoices } from './list-plan-choices.ts'
import { withdrawPlanChange } from './withdraw-plan-change.ts'

let shop: SubscriptionShop
let basic: string
let plus: string
let yearly: string

const priced = (priceCents: number) => ({ priceCents, recurrencePriceCents: priceCents })

beforeAll(async () => {
  shop = await createSubscriptionShop()
  const open = { isOpenToSubscribers: true }
  basic = await shop.anOffer({ ...open, title: 'Básico', ...priced(3_000) })
  plus = await shop.anOffer({ ...open, title: 'Plus', ...priced(6_000) })
  yearly = await shop.anOffer({ ...open, title: 'Anual', ...priced(30_000), frequencyInDays: 365 })
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
  if (wishes.method !== undefined && wishes.method !== 'CREDIT_CARD')
    await shop.payCode(subscriber.subscriptionId)
  await shop.passDays(10)
  return subscriber
}

const viewers = {
  BUYER: async ({ email }: Subscriber) => ({ call: await shop.asBuyer(email), viewerOf: asBuyer }),
  SELLER: async () => ({
    call: callAs(shop, { userId: shop.sellerId, role: 'SELLER' }),
    viewerOf: asSeller,
  }),
}

/** Runs a use case as the buyer of a subscription or as its seller. */
async function as<Answer>(
  who: keyof typeof viewers,
  subscriber: Subscriber,
  useCase: (viewer: SubscriptionViewer) => Promise<Answer>,
): Promise<Answer> {
  const { call, viewerOf } = await viewers[who](subscriber)
  return call(async (caller: Caller) => useCase(await viewerOf(caller)), undefined)
}

const choicesOf = (who: keyof typeof viewers, subscriber: Subscriber) =>
  as(who, subscriber, (viewer) => listPlanChoices(viewer, subscriber))

async function shownTo(who: keyof typeof viewers, subscriber: Subscriber, offerId: string) {
  const found = await choicesOf(who, subscriber)
  return found.kind === 'CHOICES' ? found.choices.find((each) => each.offerId === offerId) : undefined
}

/** What a viewer confirms: the plan and the amount that were shown. */
const confirmed = (
  { subscriptionId }: Subscriber,
  choice: Awaited<ReturnType<typeof shownTo>>,
): Parameters<typeof askPlanChange>[1] => {
  if (!choice) throw new Error('The plan was not shown')
  const { offerId, priceCents, frequencyInDays, quote } = choice
  return { subscriptionId, offerId, priceCents, frequencyInDays, dueCents: quote.dueCents }
}

async function ask(who: keyof typeof viewers, subscriber: Subscriber, offerId: string) {
  const input = confirmed(subscriber, await shownTo(who, subscriber, offerId))
  return as(who, subscriber, (viewer) => askPlanChange(viewer, input))
}

const changesOf = async ({ subscriptionId }: Subscriber) =>
  (
    await shop.owner`select state from plan_changes where subscription_id = ${subscriptionId} order by created_at`
  ).map(({ state }) => state)

/** Amounts of all approved charges, the first one first. */
async function paidBy({ subscriptionId }: Subscriber): Promise<number[]> {
  const rows = await shop.owner<{ cents: number }[]>`
    select p.amount_cents::int as cents from payments p join subscription_cycles c on c.order_id = p.order_id
    where c.subscription_id = ${subscriptionId} and p.paid_at is not null order by c.number`
  return rows.map(({ cents }) => cents)
}

describe('a confirmed change', () => {
  test('for the next charge is refused if the price of the plan was changed after it was shown', async () => {
    const offerId = await shop.anOffer({ isOpenToSubscribers: true, ...priced(2_000) })
    const buyer = await tenDaysIn()
    const input = confirmed(buyer, await shownTo('BUYER', buyer, offerId))
    await shop.owner`update offers set recurrence_price_cents = 2_900 where id = ${offerId}`
    await expect(as('BUYER', buyer, (viewer) => askPlanChange(viewer, input))).rejects.toMatchObject({
      code: 'plan_price_changed',
    })
    expect(await changesOf(buyer)).toEqual([])
  })

  test('for today is refused if the period of the plan was changed after it was shown', async () => {
    const offerId = await shop.anOffer({
      isOpenToSubscribers: true,
      ...priced(9_000),
      frequencyInDays: 90,
    })
    const buyer = await tenDaysIn()
    const input = confirmed(buyer, await shownTo('BUYER', buyer, offerId))
    await shop.owner`update offers set frequency_in_days = 30 where id = ${offerId}`
    await expect(as('BUYER', buyer, (viewer) => askPlanChange(viewer, input))).rejects.toMatchObject({
      code: 'plan_price_changed',
    })
    expect(await changesOf(buyer)).toEqual([])
  })
})

describe('a change by the seller', () => {
  test('is possible to no plan that is longer or dearer per day, so that only the buyer buys more', async () => {
    const weekly = { ...priced(800), frequencyInDays: 7 }
    const dearer = [
      { offerId: plus, priceCents: 6_000, frequencyInDays: 30, dueCents: 4_000 },
      { offerId: yearly, priceCents: 30_000, frequencyInDays: 365, dueCents: 28_000 },
      { offerId: await shop.anOffer(weekly), priceCents: 800, frequencyInDays: 7, dueCents: 0 },
    ]
    const buyer = await tenDaysIn()
    for (const plan of dearer) {
      expect(await shownTo('SELLER', buyer, plan.offerId)).toBeUndefined()
      const { subscriptionId } = buyer
      await expect(
        as('SELLER', buyer, (viewer) => askPlanChange(viewer, { subscriptionId, ...plan })),
      ).rejects.toMatchObject({ code: 'plan_not_changeable' })
    }
    await shop.drainJobs()
    expect(await changesOf(buyer)).toEqual([])
    expect(await paidBy(buyer)).toEqual([3_000])
  })

  test('charges nothing today, is mailed to the buyer at once, and is undone by the buyer', async () => {
    const buyer = await tenDaysIn({ offerId: plus })
    const change = await ask('SELLER', buyer, basic)
    expect(change).toMatchObject({ state: 'PLANNED', takesEffect: 'RENEWAL', dueCents: 0 })
    await shop.drainJobs()
    expect(await shop.mailsTo(buyer.email)).toContain('subscription-plan-changed')
    await as('BUYER', buyer, (viewer) => withdrawPlanChange(viewer, buyer))
    await shop.passDays(21)
    expect(await paidBy(buyer)).toEqual([6_000, 6_000])
  })
})

describe('a plan is offered to a subscriber only while the checkout sells it:', () => {
  test.each([
    [
      'the product is paused',
      (on: boolean) => shop.owner`
      update products set status = ${on ? 'PAUSED' : 'APPROVED'} where id = ${shop.productId}`,
    ],
    [
      'the sales of the platform are suspended',
      (on: boolean) => shop.owner`
      update platforms set sales_suspended_at = ${on ? shop.clock.now() : null}`,
    ],
    [
      'the platform is closing',
      (on: boolean) => shop.owner`
      update platforms set closing_since = ${on ? shop.clock.now() : null}`,
    ],
  ])('not if %s', async (_, set) => {
    const buyer = await tenDaysIn()
    await set(true)
    const found = await choicesOf('BUYER', buyer).finally(() => set(false))
    expect(found).toEqual({ kind: 'OBSTACLE', obstacle: 'NOT_ALLOWED' })
    expect(await choicesOf('BUYER', buyer)).toMatchObject({ kind: 'CHOICES' })
  })

  test('not if its price is above the largest sale by the method', async () => {
    const limits = (maxCents: number | null) => shop.owner`
      update platforms set method_limits = ${shop.owner.json(
        maxCents === null ? {} : { CREDIT_CARD: { minCents: null, maxCents } },
      )}`
    const buyer = await tenDaysIn()
    await limits(5_000)
    const shown = await shownTo('BUYER', buyer, plus).finally(() => limits(null))
    expect(shown).toBeUndefined()
    expect(await shownTo('BUYER', buyer, plus)).toMatchObject({ quote: { takesEffect: 'NOW' } })
  })
})
