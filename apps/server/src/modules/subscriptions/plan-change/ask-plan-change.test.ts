import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCpf } from '#demo/demo-buyers.ts'
import { moveNextCharge } from '#modules/subscriptions/move-next-charge.ts'
import { pauseSubscription } from '#modules/subscriptions/pause-subscription.ts'
import { asBuyer, asSeller, type SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { askPlanChange } from './ask-plan-change.ts'
import { changePlan } from './change-plan.ts'
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

/** Requests a change as the buyer, and waits for the charge. */
async function change(subscriber: Subscriber, offerId: string) {
  const input = confirmed(subscriber, await shownTo('BUYER', subscriber, offerId))
  const session = await as('BUYER', subscriber, async ({ caller }) => caller.session)
  return changePlan(shop.app, { session, ip: '203.0.113.9' }, input)
}

const changesOf = async ({ subscriptionId }: Subscriber) =>
  (
    await shop.owner`select state from plan_changes where subscription_id = ${subscriptionId} order by created_at`
  ).map(({ state }) => state)

/** Amounts of all approved charges, the first one first. */
async function paidBy({ subscriptionId }: Subscriber): Promise<number[]> {
  const rows = await shop.owner<{ cents: number }[]>`
    select p.amount_cents::int as cents from payments p
    join subscription_cycles c on (c.platform_id, c.order_id) = (p.platform_id, p.order_id)
    where c.subscription_id = ${subscriptionId} and p.paid_at is not null order by c.number`
  return rows.map(({ cents }) => cents)
}

describe('a confirmed change', () => {
  test('for the next charge is refused if the price of the plan was changed after it was shown', async () => {
    const offerId = await shop.anOffer({ isOpenToSubscribers: true, ...priced(2_000) })
    const buyer = await tenDaysIn()
    const input = confirmed(buyer, await shownTo('BUYER', buyer, offerId))
    await shop.owner`update offers set recurrence_price_cents = 2900 where id = ${offerId}`
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

test('the seller can request only a few changes of plan a minute, without limiting the buyer', async () => {
  const buyer = await tenDaysIn({ offerId: plus })
  for (let each = 0; each < 8; each++) await ask('SELLER', buyer, basic)
  await expect(ask('SELLER', buyer, basic)).rejects.toMatchObject({ code: 'rate_limited' })
  expect(await ask('BUYER', buyer, basic)).toMatchObject({ state: 'PLANNED' })
})

test('the choices are read without a lock, so that a reader waits for no change', async () => {
  const buyer = await tenDaysIn()
  await shop.owner.begin(async (tx) => {
    await tx`
      select id from subscriptions where platform_id = ${shop.platformId} and id = ${buyer.subscriptionId} for update`
    expect(await choicesOf('SELLER', buyer)).toMatchObject({ kind: expect.any(String) })
    expect(await choicesOf('BUYER', buyer)).toMatchObject({ kind: 'CHOICES' })
  })
})

describe('a change by the seller', () => {
  test('is refused for a plan with a longer period or a higher price per day, which only the buyer may choose', async () => {
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

test('a change that the buyer planned is neither replaced nor withdrawn by the seller', async () => {
  const buyer = await tenDaysIn({ offerId: plus })
  await ask('BUYER', buyer, basic)
  expect(await choicesOf('SELLER', buyer)).toEqual({ kind: 'OBSTACLE', obstacle: 'BUYERS_CHOICE' })
  await expect(as('SELLER', buyer, (viewer) => withdrawPlanChange(viewer, buyer))).rejects.toMatchObject({
    code: 'plan_not_changeable',
  })
  await shop.passDays(21)
  expect(await paidBy(buyer)).toEqual([6_000, 3_000])
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

test('a boleto that might not be paid before the period ends is not offered: the change waits for the next charge', async () => {
  const buyer = await tenDaysIn({ method: 'BILLET', cpf: aCpf(71) })
  expect(await shownTo('BUYER', buyer, plus)).toMatchObject({ quote: { takesEffect: 'NOW' } })
  await shop.passDays(12)
  expect(await shownTo('BUYER', buyer, plus)).toMatchObject({
    quote: { takesEffect: 'RENEWAL', dueCents: 0 },
  })
  await shop.owner`update platforms set billet_days = 1`
  const shown = await shownTo('BUYER', buyer, plus)
  await shop.owner`update platforms set billet_days = null`
  expect(shown).toMatchObject({ quote: { takesEffect: 'NOW' } })
})

describe('a card that was refused for a change', () => {
  test.each([
    ['without money is tried again on the next day at the earliest', '4000000000009995', 'CHOICES'],
    ['for good is not tried again, and a new one is', '4000000000000069', 'OBSTACLE'],
  ])('%s', async (_, cardNumber, afterADay) => {
    const buyer = await tenDaysIn()
    await shop.giveCard(buyer, cardNumber)
    shop.clock.advance({ minutes: 1 })
    await expect(change(buyer, plus)).rejects.toMatchObject({ code: 'plan_not_charged' })
    shop.clock.advance({ minutes: 1 })
    const refused = { kind: 'OBSTACLE', obstacle: 'CARD_REFUSED' }
    expect(await choicesOf('BUYER', buyer)).toEqual(refused)
    await shop.passDays(1)
    expect(await choicesOf('BUYER', buyer)).toMatchObject({ kind: afterADay })
    await shop.giveCard(buyer, '4111111111111111')
    expect(await change(buyer, plus)).toMatchObject({ state: 'DONE' })
  })
})

describe('a change without a free slot at the acquirer', () => {
  /** Takes every slot, and returns the function that frees them. */
  function takeSlots(): () => void {
    const { acquirerGuard } = shop.app
    const place = { accountId: shop.cardAccountId, method: 'CREDIT_CARD' } as const
    const others: string[] = []
    for (let id = 'other-0'; acquirerGuard.slot(id, place) === 'reserved'; id = `other-${others.length}`)
      others.push(id)
    return () => {
      for (const id of others) acquirerGuard.leave(id, 'no_verdict')
    }
  }

  test('waits for the next free slot, and is not dropped', async () => {
    const buyer = await tenDaysIn()
    const free = takeSlots()
    const waiting = vi.spyOn(shop.app.acquirerGuard, 'slotLeft')
    const changing = change(buyer, plus)
    await expect.poll(() => waiting).toHaveBeenCalled()
    free()
    waiting.mockRestore()
    expect(await changing).toMatchObject({ state: 'DONE' })
    expect(await paidBy(buyer)).toEqual([3_000, 4_000])
  })

  test('is left to the job of the subscription if no slot is freed in time', async () => {
    const buyer = await tenDaysIn()
    const free = takeSlots()
    expect(await change(buyer, plus).finally(free)).toEqual({ state: 'CHARGING', paymentId: null })
    await shop.drainJobs()
    expect(await changesOf(buyer)).toEqual(['DONE'])
    expect(await paidBy(buyer)).toEqual([3_000, 4_000])
  })
})

test('a pause drops a change that is not charged yet', async () => {
  const buyer = await tenDaysIn()
  await ask('BUYER', buyer, plus)
  await as('BUYER', buyer, (viewer) => pauseSubscription(viewer, buyer))
  expect(await changesOf(buyer)).toEqual(['DROPPED'])
  await shop.drainJobs()
  expect(await paidBy(buyer)).toEqual([3_000])
})

describe('another day for the next charge', () => {
  const inDays = (days: number) => addDays(dayInSaoPaulo(shop.clock.now()), days)

  test('is the first day of a planned change too', async () => {
    const buyer = await tenDaysIn({ offerId: plus })
    await ask('BUYER', buyer, basic)
    const { subscriptionId } = buyer
    await as('BUYER', buyer, (viewer) => moveNextCharge(viewer, { subscriptionId, chargeOn: inDays(25) }))
    const [planned] = await shop.owner`
      select state, starts_on from plan_changes where subscription_id = ${subscriptionId}`
    expect(planned).toEqual({ state: 'PLANNED', starts_on: inDays(25) })
  })

  test('is not possible while a code for a change can be paid, which would undo it', async () => {
    const buyer = await tenDaysIn({ method: 'PIX' })
    expect(await change(buyer, plus)).toMatchObject({ state: 'CHARGING' })
    const { subscriptionId } = buyer
    await expect(
      as('BUYER', buyer, (viewer) => moveNextCharge(viewer, { subscriptionId, chargeOn: inDays(25) })),
    ).rejects.toMatchObject({ code: 'subscription_not_changeable' })
  })
})

test('undoing a change after the next charge was announced announces the former price too', async () => {
  const buyer = await tenDaysIn({ offerId: plus })
  await ask('BUYER', buyer, basic)
  await shop.passDays(18)
  const announced = async () =>
    (await shop.mailsTo(buyer.email)).filter((name) => name === 'subscription-renewing').length
  expect(await announced()).toBe(1)
  await as('BUYER', buyer, (viewer) => withdrawPlanChange(viewer, buyer))
  await shop.drainJobs()
  expect(await announced()).toBe(2)
  await shop.passDays(3)
  expect(await announced()).toBe(2)
  expect(await paidBy(buyer)).toEqual([6_000, 6_000])
})
