import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCpf } from '#demo/demo-buyers.ts'
import { getSubscription } from '#modules/subscriptions/get-subscription.ts'
import { asBuyer, asSeller } from '#modules/subscriptions/subscription-viewer.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { askPlanChange } from './ask-plan-change.ts'
import { listPlanChoices } from './list-plan-choices.ts'

/** Three monthly charges, after which the buyer keeps the product. */
const inThree = { isOpenToSubscribers: true, frequencyInDays: 30, chargesMax: 3, isKeptAfterLast: true }

let shop: SubscriptionShop
let basic: string
let plus: string
let light: string
let endless: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  const plan = (cents: number, terms: object = {}) =>
    shop.anOffer({ ...inThree, priceCents: cents, recurrencePriceCents: cents, ...terms })
  basic = await plan(3_000)
  plus = await plan(6_000)
  light = await plan(2_000)
  endless = await plan(2_500, { chargesMax: null })
  await plan(500, { chargesMax: 2 })
  await plan(700, { frequencyInDays: 7 })
  await plan(800, { isKeptAfterLast: false })
})
afterAll(() => shop.stop())
beforeEach(() => shop.forgetPlans())
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))

let people = 7_300

/** A subscriber after ten days of the first of three months. */
async function tenDaysIn(offerId = basic): Promise<Subscriber> {
  const subscriber = await shop.subscribe({ offerId, cpf: aCpf(++people) })
  await shop.drainJobs()
  await shop.passDays(10)
  return subscriber
}

const asked = (offerId: string, priceCents: number) => ({
  offerId,
  priceCents,
  frequencyInDays: 30,
  dueCents: 0,
})

async function choicesOf({ email, subscriptionId }: Subscriber) {
  const call = await shop.asBuyer(email)
  return call(async (caller, input) => listPlanChoices(await asBuyer(caller), input), { subscriptionId })
}

async function change({ email, subscriptionId }: Subscriber, to: ReturnType<typeof asked>) {
  const call = await shop.asBuyer(email)
  await call(async (caller, input) => askPlanChange(await asBuyer(caller), input), { subscriptionId, ...to })
}

async function paidBy({ subscriptionId }: Subscriber): Promise<number[]> {
  const rows = await shop.owner`
    select p.amount_cents::int as cents from payments p join subscription_cycles c on c.order_id = p.order_id
    where c.subscription_id = ${subscriptionId} and p.paid_at is not null order by c.number`
  return rows.map(({ cents }) => cents)
}

test('a subscription of three charges changes to a dearer plan with its next charge, and is charged three times in all', async () => {
  const buyer = await tenDaysIn()
  const found = await choicesOf(buyer)
  const nextCharge = addDays(dayInSaoPaulo(shop.clock.now()), 20)
  expect(found).toMatchObject({ kind: 'CHOICES', chargesLeft: 2 })
  expect(found.kind === 'CHOICES' && found.choices).toMatchObject([
    { offerId: light, quote: { takesEffect: 'RENEWAL', dueCents: 0, startsOn: nextCharge } },
    { offerId: plus, quote: { takesEffect: 'RENEWAL', dueCents: 0, startsOn: nextCharge } },
  ])
  await change(buyer, asked(plus, 6_000))
  expect(await paidBy(buyer)).toEqual([3_000])
  await shop.passDays(120)
  expect(await paidBy(buyer)).toEqual([3_000, 6_000, 6_000])
  expect(await shop.stateOf(buyer.subscriptionId)).toBe('COMPLETED')
})

test('a second change counts the remaining charges, and after the last charge no change is possible', async () => {
  const buyer = await tenDaysIn()
  await change(buyer, asked(plus, 6_000))
  await shop.passDays(25)
  expect(await choicesOf(buyer)).toMatchObject({ kind: 'CHOICES', chargesLeft: 1 })
  await change(buyer, asked(light, 2_000))
  await shop.passDays(30)
  expect(await paidBy(buyer)).toEqual([3_000, 6_000, 2_000])
  expect(await choicesOf(buyer)).toEqual({ kind: 'OBSTACLE', obstacle: 'PAID_IN_FULL' })
  await expect(change(buyer, asked(plus, 6_000))).rejects.toMatchObject({
    details: { obstacle: 'PAID_IN_FULL' },
  })
  const call = await shop.asBuyer(buyer.email)
  const shown = await call(async (caller, input) => getSubscription(await asBuyer(caller), input), {
    subscriptionId: buyer.subscriptionId,
  })
  expect(shown.isPlanChangeOpen).toBe(false)
})

test('a subscription with unlimited charges cannot change to a plan with a limited number', async () => {
  const buyer = await tenDaysIn(endless)
  expect(await choicesOf(buyer)).toEqual({ kind: 'OBSTACLE', obstacle: 'NOT_ALLOWED' })
  await expect(change(buyer, asked(light, 2_000))).rejects.toMatchObject({
    details: { obstacle: 'NOT_ALLOWED' },
  })
})

test('a seller is offered the cheaper plan with the same number of charges, and no dearer plan', async () => {
  const { subscriptionId } = await tenDaysIn()
  const seller = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
  const found = await seller((caller, input) => listPlanChoices(asSeller(caller), input), { subscriptionId })
  expect(found.kind === 'CHOICES' && found.choices.map(({ offerId }) => offerId)).toEqual([light])
})
