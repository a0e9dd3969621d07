import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { askRefund } from '#modules/refunds/ask-refund.ts'
import { decideDispute } from '#modules/refunds/disputes/decide-dispute.ts'
import { noticeDispute } from '#modules/refunds/disputes/notice-dispute.ts'
import { advanceSubscription } from '#modules/subscriptions/charging/advance-subscription.ts'
import { settleCycle } from '#modules/subscriptions/charging/settle-cycle.ts'
import { readMonths } from '#modules/subscriptions/history/read-months.ts'
import { moveNextCharge } from '#modules/subscriptions/move-next-charge.ts'
import { reactivateSubscription } from '#modules/subscriptions/reactivate-subscription.ts'
import { dueTime } from '#modules/subscriptions/subscription-calendar.ts'
import { asBuyer, asSeller } from '#modules/subscriptions/subscription-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { askPlanChange } from './ask-plan-change.ts'
import { listPlanChoices } from './list-plan-choices.ts'

let shop: SubscriptionShop
let basic: string
let plus: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  const open = { isOpenToSubscribers: true }
  basic = await shop.anOffer({ ...open, title: 'Básico', priceCents: 3_000, recurrencePriceCents: 3_000 })
  plus = await shop.anOffer({ ...open, title: 'Plus', priceCents: 6_000, recurrencePriceCents: 6_000 })
})
afterAll(() => shop.stop())
beforeEach(() => shop.forgetPlans())
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))

type Wishes = Partial<Parameters<SubscriptionShop['subscribe']>[0]>

/** A subscriber after ten days of a period of thirty. */
async function tenDaysIn(wishes: Wishes = {}): Promise<Subscriber> {
  const subscriber = await shop.subscribe({ offerId: basic, ...wishes })
  await shop.drainJobs()
  if (wishes.method === 'PIX') await shop.payCode(subscriber.subscriptionId)
  await shop.passDays(10)
  return subscriber
}

async function quoteOf({ email, subscriptionId }: Subscriber, offerId = plus) {
  const call = await shop.asBuyer(email)
  const found = await call(async (caller, input) => listPlanChoices(await asBuyer(caller), input), {
    subscriptionId,
  })
  return found.kind === 'CHOICES' ? found.choices.find((each) => each.offerId === offerId)?.quote : found
}

async function ask({ email, subscriptionId }: Subscriber, dueCents: number) {
  const call = await shop.asBuyer(email)
  await call(async (caller, input) => askPlanChange(await asBuyer(caller), input), {
    subscriptionId,
    offerId: plus,
    dueCents,
    priceCents: 6_000,
    frequencyInDays: 30,
  })
}

const step = ({ subscriptionId }: Subscriber) =>
  advanceSubscription(shop.app, { platformId: shop.platformId, subscriptionId })

type Part =
  | { kind: 'WHOLE' }
  | { kind: 'PART'; amountCents: number }
  | { kind: 'ITEMS'; orderItemIds: string[] }

/** Books a refund, which a job makes later. */
const refund = (paymentId: string, part: Part) =>
  inScope(shop.app, shop.platformId, (scope) =>
    askRefund(
      scope,
      { ...part, paymentId, key: crypto.randomUUID(), reason: 'Pedido do comprador' },
      { ...theProduct, askedBy: 'SELLER' },
    ),
  )

/** Runs the jobs of refunds, and the later checks of their outcome. */
async function settleRefunds(): Promise<void> {
  await shop.drainJobs()
  shop.clock.advance({ hours: 1 })
  await shop.drainJobs()
}

const report = (paymentId: string, told: Partial<ProviderReport> & Pick<ProviderReport, 'status'>) =>
  inScope(shop.app, shop.platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', certainty: 'KNOWN', ...told }),
  )

/** Requests the change and opens its charge; no job has followed the charge yet. */
async function charge(subscriber: Subscriber): Promise<string> {
  await ask(subscriber, 4_000)
  await step(subscriber)
  const [newest] = (await paymentsOf(subscriber)).toReversed()
  return newest ?? ''
}

/** Pays a code; no job has followed the payment yet. */
async function pay(paymentId: string, { late = false } = {}): Promise<void> {
  const [payment] = await shop.owner`select pix_code from payments where id = ${paymentId}`
  await shop.sandbox.bank.pay(payment?.pix_code, { late })
  await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
}

const asStaff = <Input, Output>(useCase: (caller: Caller, input: Input) => Promise<Output>, input: Input) =>
  callAs(shop, { userId: crypto.randomUUID(), role: 'ADMIN' })(useCase, input)

const settle = (paymentId: string) =>
  inScope(shop.app, shop.platformId, (scope) => settleCycle(scope, paymentId))

async function rowOf({ subscriptionId }: Subscriber) {
  const [row] = await shop.owner`
    select state, offer_id, paid_until from subscriptions where id = ${subscriptionId}`
  return row
}

const refundsOf = async (paymentId: string) => [
  ...(await shop.owner`
    select source, state, reason, amount_cents::int as cents from refunds where payment_id = ${paymentId}`),
]

const changesOf = async ({ subscriptionId }: Subscriber) =>
  (
    await shop.owner`select state from plan_changes where subscription_id = ${subscriptionId} order by created_at`
  ).map(({ state }) => state)

const paymentsOf = async ({ subscriptionId }: Subscriber) =>
  (await shop.chargesOf(subscriptionId)).map(({ id }) => id)

const refundDue = { kind: 'OBSTACLE', obstacle: 'REFUND_DUE' }

describe('a refund of the running period', () => {
  test('blocks every change of plan as soon as it is booked', async () => {
    const buyer = await tenDaysIn()
    await refund(buyer.paymentId, { kind: 'WHOLE' })
    expect(await quoteOf(buyer)).toEqual(refundDue)
    await expect(ask(buyer, 4_000)).rejects.toMatchObject({ code: 'plan_not_changeable' })
    expect(await paymentsOf(buyer)).toHaveLength(1)
  })

  test('drops a change that the buyer asked for before, without a charge', async () => {
    const buyer = await tenDaysIn()
    await ask(buyer, 4_000)
    await refund(buyer.paymentId, { kind: 'PART', amountCents: 900 })
    await step(buyer)
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    expect(await paymentsOf(buyer)).toHaveLength(1)
  })

  test('lowers the credit once it is made', async () => {
    const buyer = await tenDaysIn()
    await refund(buyer.paymentId, { kind: 'PART', amountCents: 900 })
    await settleRefunds()
    expect(await quoteOf(buyer)).toMatchObject({ creditCents: 1_400, dueCents: 4_600 })
  })

  test.each([
    ['of the subscription’s own item ends the credit', 'MAIN', 0],
    ['of another item leaves the credit', 'ORDER_BUMP', 2_000],
  ])('%s', async (_, kind, creditCents) => {
    const bump = await inScope(shop.app, shop.platformId, async (scope) => {
      const extra = await aProduct(scope, { sellerId: shop.sellerId, name: 'Caderno' })
      const offer = await anOffer(scope, { productId: extra.id, priceCents: 3_000 })
      return anOrderBump(scope, { productId: shop.productId, offerId: offer.id })
    })
    const buyer = await tenDaysIn({ orderBumpsIds: [bump] })
    const [item] = await shop.owner`
      select i.id from order_items i join payments p on p.order_id = i.order_id where p.id = ${buyer.paymentId} and i.kind = ${kind}`
    await refund(buyer.paymentId, { kind: 'ITEMS', orderItemIds: [item?.id] })
    await settleRefunds()
    expect(await quoteOf(buyer)).toMatchObject({ creditCents, dueCents: 6_000 - creditCents })
  })
})

describe('a dispute', () => {
  test('that was lost and then won leaves the whole credit', async () => {
    const buyer = await tenDaysIn()
    await report(buyer.paymentId, { status: 'CHARGEBACK' })
    await shop.drainJobs()
    expect(await shop.stateOf(buyer.subscriptionId)).toBe('CANCELED')
    await report(buyer.paymentId, { status: 'APPROVED', isDisputeWon: true })
    await shop.drainJobs()
    const call = await shop.asBuyer(buyer.email)
    await call(async (caller, input) => reactivateSubscription(await asBuyer(caller), input), {
      subscriptionId: buyer.subscriptionId,
    })
    expect(await quoteOf(buyer)).toMatchObject({ creditCents: 2_000, dueCents: 4_000 })
  })
})

describe('the charge of a change', () => {
  test('is refunded if the credit is refunded between the payment and the change', async () => {
    const buyer = await tenDaysIn({ method: 'PIX' })
    const paymentId = await charge(buyer)
    await pay(paymentId)
    await refund(buyer.paymentId, { kind: 'WHOLE' })
    await settleRefunds()
    await settleRefunds()
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    expect(await refundsOf(paymentId)).toEqual([
      { source: 'SALE', state: 'DONE', reason: 'plan not changed', cents: 4_000 },
    ])
    expect(await rowOf(buyer)).toMatchObject({ state: 'CANCELED', offer_id: basic })
  })

  test('is dropped, with its unpaid code, when a part of the running period is refunded', async () => {
    const buyer = await tenDaysIn({ method: 'PIX' })
    const paymentId = await charge(buyer)
    await refund(buyer.paymentId, { kind: 'PART', amountCents: 900 })
    await settleRefunds()
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    expect(await quoteOf(buyer)).toMatchObject({ creditCents: 1_400, dueCents: 4_600 })
    await pay(paymentId, { late: true })
    await settleRefunds()
    expect(await refundsOf(paymentId)).toMatchObject([{ source: 'SUSPENSE', cents: 4_000 }])
    expect(await rowOf(buyer)).toMatchObject({ state: 'ACTIVE', offer_id: basic })
  })

  /** A paid charge of a change whose credit is refunded, while the bank disputes the charge itself. */
  async function disputed(): Promise<{ buyer: Subscriber; paymentId: string; disputeId: string }> {
    const buyer = await tenDaysIn({ method: 'PIX' })
    const paymentId = await charge(buyer)
    await pay(paymentId)
    const dueAt = new Date(shop.clock.now().getTime() + 5 * 86_400_000)
    const { disputeId } = await asStaff(noticeDispute, { paymentId, dueAt, reason: 'Aviso do banco' })
    await refund(buyer.paymentId, { kind: 'PART', amountCents: 900 })
    await settleRefunds()
    await settleRefunds()
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    expect(await refundsOf(paymentId)).toEqual([])
    const [failed] = await shop.owner`
      select count(*)::int as jobs from graphile_worker._private_jobs where last_error is not null`
    expect(failed?.jobs).toBe(0)
    return { buyer, paymentId, disputeId }
  }

  test.each(['WON', 'CANCELED'] as const)(
    'waits for the end of a dispute that is %s, and is then refunded once',
    async (outcome) => {
      const { buyer, paymentId, disputeId } = await disputed()
      await asStaff(decideDispute, { disputeId, outcome, reason: 'Resposta do banco' })
      await settleRefunds()
      await settleRefunds()
      const returned = [{ source: 'SALE', state: 'DONE', reason: 'plan not changed', cents: 4_000 }]
      expect(await refundsOf(paymentId)).toEqual(returned)
      await Promise.all([settle(paymentId), settle(paymentId)])
      await settleRefunds()
      expect(await refundsOf(paymentId)).toEqual(returned)
      expect(await rowOf(buyer)).toMatchObject({ state: 'ACTIVE', offer_id: basic })
    },
  )

  test('is not refunded after a lost dispute, which returned the money already', async () => {
    const { buyer, paymentId, disputeId } = await disputed()
    await asStaff(decideDispute, { disputeId, outcome: 'LOST' as const, reason: 'Resposta do banco' })
    await settleRefunds()
    await settle(paymentId)
    await settleRefunds()
    expect(await refundsOf(paymentId)).toEqual([])
    expect(await rowOf(buyer)).toMatchObject({ state: 'ACTIVE', offer_id: basic })
  })

  test('that the bank took back is refunded once the dispute is won, if the credit was refunded in part', async () => {
    const buyer = await tenDaysIn()
    const paymentId = await charge(buyer)
    await refund(buyer.paymentId, { kind: 'PART', amountCents: 900 })
    await report(paymentId, { status: 'CHARGEBACK' })
    await settleRefunds()
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    await report(paymentId, { status: 'APPROVED', isDisputeWon: true })
    await settleRefunds()
    await settleRefunds()
    expect(await refundsOf(paymentId)).toMatchObject([
      { source: 'SALE', reason: 'plan not changed', cents: 4_000 },
    ])
    expect(await rowOf(buyer)).toMatchObject({ state: 'CANCELED', offer_id: basic })
  })

  test('leaves the former plan in force if refunded before the change is made', async () => {
    const buyer = await tenDaysIn()
    const paymentId = await charge(buyer)
    await report(paymentId, { status: 'REFUNDED' })
    await shop.drainJobs()
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    expect(await rowOf(buyer)).toMatchObject({ state: 'ACTIVE', offer_id: basic })
    expect(await quoteOf(buyer)).toMatchObject({ creditCents: 2_000 })
  })

  test('ends the subscription if disputed before the change is made, and gives its period back once the dispute is won', async () => {
    const buyer = await tenDaysIn()
    const today = dayInSaoPaulo(shop.clock.now())
    const paymentId = await charge(buyer)
    await report(paymentId, { status: 'CHARGEBACK' })
    await shop.drainJobs()
    expect(await changesOf(buyer)).toEqual(['DROPPED'])
    expect(await rowOf(buyer)).toMatchObject({ state: 'CANCELED', paid_until: shop.clock.now() })
    await report(paymentId, { status: 'APPROVED', isDisputeWon: true })
    await shop.drainJobs()
    expect(await rowOf(buyer)).toMatchObject({ state: 'CANCELED', paid_until: dueTime(addDays(today, 30)) })
  })

  test('drops the change once, however often its refusal is processed', async () => {
    const buyer = await tenDaysIn()
    await shop.giveCard(buyer, '4000000000009995')
    const paymentId = await charge(buyer)
    await settle(paymentId)
    await settle(paymentId)
    await shop.drainJobs()
    const steps = await shop.stepsOf(buyer.subscriptionId)
    expect(steps.filter((kind) => kind === 'PLAN_CHANGE_DROPPED')).toHaveLength(1)
    expect(steps).not.toContain('CHARGE_REFUSED')
  })
})

test('a won dispute of the former plan’s period gives the buyer back the period of the new plan', async () => {
  const buyer = await tenDaysIn()
  const today = dayInSaoPaulo(shop.clock.now())
  await charge(buyer)
  await shop.drainJobs()
  await report(buyer.paymentId, { status: 'CHARGEBACK' })
  await shop.drainJobs()
  expect(await shop.stateOf(buyer.subscriptionId)).toBe('CANCELED')
  await shop.passDays(2)
  await report(buyer.paymentId, { status: 'APPROVED', isDisputeWon: true })
  await shop.drainJobs()
  expect(await shop.cyclesOf(buyer.subscriptionId)).toMatchObject([
    { state: 'PAID', ends_on: today },
    { state: 'PAID', starts_on: today, ends_on: addDays(today, 30) },
  ])
  expect(await rowOf(buyer)).toMatchObject({ paid_until: dueTime(addDays(today, 30)) })
})

test('a change whose code is paid in the next month raises the recurring revenue of that month, not of the former one', async () => {
  const seller = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
  const monthOf = async (place: number) =>
    (await seller((caller) => readMonths(asSeller(caller)), undefined))[0]?.months.at(place)?.monthlyCents ??
    0
  // The period must not be over before the month is.
  while (!dayInSaoPaulo(shop.clock.now()).endsWith('-15')) shop.clock.advance({ days: 1 })
  const buyer = await tenDaysIn({ method: 'PIX' })
  while (!addDays(dayInSaoPaulo(shop.clock.now()), 1).endsWith('-01')) shop.clock.advance({ days: 1 })
  const quote = await quoteOf(buyer)
  const before = await monthOf(-1)
  await ask(buyer, (quote as { dueCents: number }).dueCents)
  await step(buyer)
  shop.clock.advance({ hours: 20 })
  const [newest] = (await paymentsOf(buyer)).toReversed()
  await pay(newest ?? '')
  await shop.drainJobs()
  expect(await changesOf(buyer)).toEqual(['DONE'])
  expect(await monthOf(-2)).toBe(before)
  expect(await monthOf(-1)).toBe(before + 3_000)
})

describe('the credit', () => {
  test('of a postponed period counts the paid days only', async () => {
    const buyer = await tenDaysIn()
    const { subscriptionId } = buyer
    const seller = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
    const chargeOn = addDays(dayInSaoPaulo(shop.clock.now()), 35)
    await seller((caller, input) => moveNextCharge(asSeller(caller), input), { subscriptionId, chargeOn })
    expect(await quoteOf(buyer)).toMatchObject({ creditCents: 2_000, dueCents: 4_000 })
    await shop.passDays(22)
    expect(await quoteOf(buyer)).toMatchObject({ creditCents: 0, dueCents: 6_000 })
  })

  test('leaves out the setup fee of the first charge, also after a discount for Pix', async () => {
    const offerId = await shop.anOffer({
      priceCents: 3_000,
      recurrencePriceCents: 3_000,
      setupFeeCents: 1_500,
      pixDiscountBasisPoints: 1_000,
    })
    const buyer = await tenDaysIn({ offerId, method: 'PIX' })
    // Paid: 2,700 for the days and 1,350 for the fee.
    expect(await quoteOf(buyer)).toMatchObject({ creditCents: 1_800, dueCents: 4_200 })
  })

  test('of a next period already paid is given once that period begins', async () => {
    const buyer = await tenDaysIn({ method: 'PIX' })
    await shop.passDays(18)
    await shop.payCode(buyer.subscriptionId)
    expect(await quoteOf(buyer)).toEqual({ kind: 'OBSTACLE', obstacle: 'PAID_AHEAD' })
    await shop.passDays(2)
    expect(await quoteOf(buyer)).toMatchObject({ takesEffect: 'NOW', creditCents: 3_000 })
  })
})
