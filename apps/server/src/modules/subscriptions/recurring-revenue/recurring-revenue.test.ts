import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCoupon } from '#demo/a-coupon.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { refusedCard } from '#demo/a-purchase.ts'
import { aCpf } from '#demo/demo-buyers.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { sumDays } from '#modules/reports/figures/sum-days.ts'
import { verifyTotals } from '#modules/reports/figures/verify-totals.ts'
import { cancelSubscription } from '#modules/subscriptions/cancel-subscription.ts'
import { readMonths } from '#modules/subscriptions/history/read-months.ts'
import { pauseSubscription } from '#modules/subscriptions/pause-subscription.ts'
import { askPlanChange } from '#modules/subscriptions/plan-change/ask-plan-change.ts'
import { changePlan } from '#modules/subscriptions/plan-change/change-plan.ts'
import { reactivateSubscription } from '#modules/subscriptions/reactivate-subscription.ts'
import { resumeSubscription } from '#modules/subscriptions/resume-subscription.ts'
import { asBuyer, asSeller } from '#modules/subscriptions/subscription-viewer.ts'
import { sumSubscriptions } from '#modules/subscriptions/sum-subscriptions.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { readRevenue } from './read-revenue.ts'

let shop: SubscriptionShop
let basic: string
let plus: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  const open = { isOpenToSubscribers: true, frequencyInDays: 30 }
  basic = await shop.anOffer({ ...open, priceCents: 3_000, recurrencePriceCents: 3_000 })
  plus = await shop.anOffer({ ...open, priceCents: 6_000, recurrencePriceCents: 6_000 })
})
afterAll(() => shop.stop())
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))

let people = 5_900

async function subscribe(
  offerId: string,
  wishes: Partial<Parameters<SubscriptionShop['subscribe']>[0]> = {},
): Promise<Subscriber> {
  const subscriber = await shop.subscribe({ offerId, cpf: aCpf(++people), ...wishes })
  await shop.drainJobs()
  return subscriber
}

const seller = () => callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
const revenueOf = (call = seller(), months = 12) => call(readRevenue, { months })

/** Recurring revenue of the present month in reais. */
async function present() {
  const [brl, ...others] = await revenueOf()
  expect(others).toEqual([])
  return brl?.months.at(-1)
}

/** Amounts that `work` adds to the movements of the present month. */
async function movedBy(work: () => Promise<unknown>) {
  const before = await present()
  await work()
  const after = await present()
  expect(after?.month).toBe(before?.month ?? after?.month)
  return Object.fromEntries(
    Object.entries(after ?? {}).flatMap(([name, value]) => {
      const moved = typeof value === 'number' ? value - Number(before?.[name as 'newCents'] ?? 0) : 0
      return moved === 0 ? [] : [[name, moved]]
    }),
  )
}

async function asBuyerOf<Input>(
  { email }: Subscriber,
  use: (viewer: Awaited<ReturnType<typeof asBuyer>>, input: Input) => Promise<unknown>,
  input: Input,
) {
  const call = await shop.asBuyer(email)
  await call(async (caller, given: Input) => use(await asBuyer(caller), given), input)
}

const asSellerOf = <Input>(
  use: (viewer: ReturnType<typeof asSeller>, input: Input) => Promise<unknown>,
  input: Input,
) => seller()((caller, given: Input) => use(asSeller(caller), given), input)

async function closeThePast() {
  await closeDays(shop.app, shop.platformId)
  await sumDays(shop.app, shop.platformId)
}

test('a subscription moves recurring revenue by each step of its life', async () => {
  let stays!: Subscriber
  expect(await movedBy(async () => (stays = await subscribe(basic)))).toEqual({
    newCents: 3_000,
    closingCents: 3_000,
  })
  const { subscriptionId } = stays
  const dearer = { subscriptionId, offerId: plus, priceCents: 6_000, frequencyInDays: 30, dueCents: 3_000 }
  const session = await (await shop.asBuyer(stays.email))(async (caller) => caller.session, undefined)
  expect(await movedBy(() => changePlan(shop.app, { session, ip: '203.0.113.9' }, dearer))).toEqual({
    expansionCents: 3_000,
    closingCents: 3_000,
  })
  expect(
    await movedBy(() => asBuyerOf(stays, cancelSubscription, { subscriptionId, at: 'END' as const })),
  ).toEqual({
    churnCents: -6_000,
    closingCents: -6_000,
  })
  expect(await movedBy(() => asBuyerOf(stays, reactivateSubscription, { subscriptionId }))).toEqual({
    reactivationCents: 6_000,
    closingCents: 6_000,
  })
  expect(await movedBy(() => asSellerOf(pauseSubscription, { subscriptionId }))).toEqual({
    churnCents: -6_000,
    closingCents: -6_000,
  })
  expect(await movedBy(() => asSellerOf(resumeSubscription, { subscriptionId }))).toEqual({
    reactivationCents: 6_000,
    closingCents: 6_000,
  })
  const cheaper = { subscriptionId, offerId: basic, priceCents: 3_000, frequencyInDays: 30, dueCents: 0 }
  expect(await movedBy(() => asSellerOf(askPlanChange, cheaper))).toEqual({})
  await shop.passDays(29)
  expect(await movedBy(() => shop.passDays(2))).toEqual({ contractionCents: -3_000, closingCents: -3_000 })
})

test('a trial is no movement until a whole period is paid', async () => {
  const offerId = await shop.anOffer({ trialDays: 7, trialPriceCents: 100, priceCents: 4_990 })
  expect(await movedBy(() => subscribe(offerId))).toEqual({})
  expect(await movedBy(() => shop.passDays(8))).toEqual({ newCents: 4_990, closingCents: 4_990 })
})

test('a coupon of the first charge changes no recurring revenue', async () => {
  await inScope(shop.app, shop.platformId, (scope) =>
    aCoupon(scope, { sellerId: shop.sellerId, code: 'COMECO', basisPoints: 5_000 }),
  )
  let buyer!: Subscriber
  expect(await movedBy(async () => (buyer = await subscribe(basic, { coupon: 'COMECO' })))).toEqual({
    newCents: 3_000,
    closingCents: 3_000,
  })
  const [first] =
    await shop.owner`select amount_cents::int as cents from payments where id = ${buyer.paymentId}`
  expect(first?.cents).toBe(1_500)
})

test('a subscription whose charges stay unpaid counts as churn, and a subscription after its last charge as completed', async () => {
  const weekly = { priceCents: 700, recurrencePriceCents: 700, frequencyInDays: 7 }
  const unpaid = await subscribe(await shop.anOffer(weekly))
  await shop.giveCard(unpaid, refusedCard)
  const limited = await subscribe(await shop.anOffer({ ...weekly, chargesMax: 1 }))
  const canceled = await subscribe(await shop.anOffer({ ...weekly, chargesMax: 1 }))
  const { subscriptionId } = canceled
  expect(
    await movedBy(() => asBuyerOf(canceled, cancelSubscription, { subscriptionId, at: 'END' as const })),
  ).toEqual({ completedCents: -3_000, closingCents: -3_000 })
  const before = await revenueOf()
  await shop.passDays(16)
  expect([await shop.stateOf(unpaid.subscriptionId), await shop.stateOf(limited.subscriptionId)]).toEqual([
    'CANCELED',
    'COMPLETED',
  ])
  const total = (parts: typeof before, name: 'churnCents' | 'completedCents') =>
    parts.flatMap(({ months }) => months).reduce((sum, month) => sum + month[name], 0)
  const after = await revenueOf()
  expect(total(after, 'churnCents') - total(before, 'churnCents')).toBe(-3_000)
  expect(total(after, 'completedCents') - total(before, 'completedCents')).toBe(-3_000)
})

test('closed days are read from their totals, which equal the sums of their movements', async () => {
  await subscribe(basic)
  await shop.passDays(3)
  const before = await revenueOf()
  await closeThePast()
  expect(await revenueOf()).toEqual(before)
  expect(await revenueOf(seller(), 1)).toMatchObject([{ months: [before[0]?.months.at(-1)] }])
  const [{ months = [] } = {}] = before
  for (const { openingCents, closingCents, month: _, ...moved } of months)
    expect(openingCents + Object.values(moved).reduce((sum, cents) => sum + cents, 0)).toBe(closingCents)
  for (const [index, { closingCents }] of months.slice(0, -1).entries())
    expect(months[index + 1]?.openingCents).toBe(closingCents)
  const { money } = await seller()((caller) => sumSubscriptions(asSeller(caller)), undefined)
  expect(money[0]?.monthlyCents).toBe(months.at(-1)?.closingCents)
  const shown = (await seller()((caller) => readMonths(asSeller(caller)), undefined))[0]?.months
  expect(shown?.map(({ monthlyCents }) => monthlyCents)).toEqual(
    months.map(({ closingCents }) => closingCents),
  )

  await shop.owner`update revenue_totals set new_cents = new_cents + 1
    where at = (select max(at) from revenue_totals)`
  expect(await revenueOf()).not.toEqual(before)
  expect(await inScope(shop.app, shop.platformId, verifyTotals)).toHaveLength(1)
  await shop.owner`update revenue_totals set new_cents = new_cents - 1
    where at = (select max(at) from revenue_totals)`
  expect(await inScope(shop.app, shop.platformId, verifyTotals)).toEqual([])
})

test('the audit names a subscription whose movements do not add up to its revenue', async () => {
  const { subscriptionId } = await subscribe(basic)
  const shift = (by: number) =>
    shop.owner`update revenue_movements set cents = cents + ${by} where subscription_id = ${subscriptionId}`
  await shift(1)
  expect(await brokenInvariants(shop)).toMatchObject([{ oracle: 'REVENUE' }])
  await shift(-1)
})

test('a movement that is written after its day was sealed counts on the next day', async () => {
  const { subscriptionId } = await subscribe(basic)
  await shop.passDays(2)
  await closeThePast()
  const [sealed] = await shop.owner`select max(ends_at) as at from ledger_seals`
  const [late] = await shop.owner`
    insert into revenue_movements (platform_id, subscription_id, seller_id, kind, cents, currency, at)
    values (${shop.platformId}, ${subscriptionId}, ${shop.sellerId}, 'EXPANSION', 0, 'BRL', ${shop.app.clock.now().toISOString()}::timestamptz - interval '5 days')
    returning at`
  expect(late?.at).toEqual(sealed?.at)
})

test('a seller sees no revenue of another seller or platform, neither of closed days nor of open days', async () => {
  await subscribe(basic)
  await shop.passDays(2)
  await closeThePast()
  await subscribe(basic)
  const other = await inScope(shop.app, shop.platformId, (scope) => aPerson(scope))
  expect(await revenueOf(callAs(shop, { userId: other.id, role: 'SELLER' }))).toEqual([])
  const neighbourId = randomUUID()
  await inScope(shop.app, neighbourId, (scope) =>
    aPlatform(scope, {
      acquirerUrl: shop.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => shop.sandbox.acquirer('HAWKPAY').addAccount(account),
      hosts: ['vizinha.example'],
    }),
  )
  const elsewhere = callAs(
    { app: shop.app, platformId: neighbourId },
    { userId: shop.sellerId, role: 'SELLER' },
  )
  expect(await revenueOf(elsewhere)).toEqual([])
})
