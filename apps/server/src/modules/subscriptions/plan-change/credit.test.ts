import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { askRefund } from '#modules/refunds/ask-refund.ts'
import { advanceSubscription } from '#modules/subscriptions/charging/advance-subscription.ts'
import { moveNextCharge } from '#modules/subscriptions/move-next-charge.ts'
import { asBuyer, asSeller } from '#modules/subscriptions/subscription-viewer.ts'
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

/** Lets the jobs of refunds run, and the checks of their arrival. */
async function settleRefunds(): Promise<void> {
  await shop.drainJobs()
  shop.clock.advance({ hours: 1 })
  await shop.drainJobs()
}

const report = (paymentId: string, told: Partial<ProviderReport> & Pick<ProviderReport, 'status'>) =>
  inScope(shop.app, shop.platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', certainty: 'KNOWN', ...told }),
  )

const changesOf = async ({ subscriptionId }: Subscriber) =>
  (
    await shop.owner`select state from plan_changes where subscription_id = ${subscriptionId} order by created_at`
  ).map(({ state }) => state)

const paymentsOf = async ({ subscriptionId }: Subscriber) =>
  (await shop.chargesOf(subscriptionId)).map(({ id }) => id)

const refundDue = { kind: 'OBSTACLE', obstacle: 'REFUND_DUE' }

describe('a refund of the running period', () => {
  test('stops every change of plan from its booking on, so that nothing is charged without a plan', async () => {
    const buyer = await tenDaysIn()
    await refund(buyer.paymentId, { kind: 'WHOLE' })
    expect(await quoteOf(buyer)).toEqual(refundDue)
    await expect(ask(buyer, 4_000)).rejects.toMatchObject({ code: 'plan_not_changeable' })
    expect(await paymentsOf(buyer)).toHaveLength(1)
  })

  test('that is booked after the buyer asked for a change drops the change before its charge', async () => {
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
    ['of the subscription’s own item takes its credit', 'MAIN', 0],
    ['of another item takes no credit', 'ORDER_BUMP', 2_000],
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
    await shop.owner`update subscriptions set state = 'ACTIVE' where id = ${buyer.subscriptionId}`
    expect(await quoteOf(buyer)).toMatchObject({ creditCents: 2_000, dueCents: 4_000 })
  })
})

describe('the credit', () => {
  test('of a period whose end was postponed is the one of its paid days', async () => {
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

  test('waits for the next period, if that is already paid', async () => {
    const buyer = await tenDaysIn({ method: 'PIX' })
    await shop.passDays(18)
    await shop.payCode(buyer.subscriptionId)
    expect(await quoteOf(buyer)).toEqual({ kind: 'OBSTACLE', obstacle: 'PAID_AHEAD' })
    await shop.passDays(2)
    expect(await quoteOf(buyer)).toMatchObject({ takesEffect: 'NOW', creditCents: 3_000 })
  })
})
