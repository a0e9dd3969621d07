import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { cancelSubscription } from '#modules/subscriptions/cancel-subscription.ts'
import { advanceSubscription } from '#modules/subscriptions/charging/advance-subscription.ts'
import { asBuyer, asSeller } from '#modules/subscriptions/subscription-viewer.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type Subscriber, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { endAutomaticPix } from './end-automatic-pix.ts'

let shop: SubscriptionShop
let monthly: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider: 'ASAAS', methods: ['PIX'], priority: -1 }),
  )
  monthly = await shop.anOffer()
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  shop.sandbox.bank.refuseDebits(0)
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

/** Lets days pass; each day the payers' banks process debits before and after our own jobs. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    shop.clock.advance({ days: 1 })
    await shop.drainJobs()
    await shop.sandbox.bank.runDueEvents()
    await shop.sandbox.bank.webhooksDelivered()
    await shop.drainJobs()
  }
}

async function authorize(offerId = monthly): Promise<Subscriber> {
  const subscriber = await shop.subscribe({ offerId, method: 'PIX', automaticPix: true })
  await shop.payCode(subscriber.subscriptionId)
  await shop.sandbox.bank.webhooksDelivered()
  await shop.drainJobs()
  return subscriber
}

const authorizationOf = async ({ subscriptionId }: Subscriber) =>
  (await shop.owner`select * from pix_authorizations where subscription_id = ${subscriptionId}`)[0]
const debitsOf = async ({ subscriptionId }: Subscriber) =>
  await shop.owner`
    select p.id, p.status, p.transaction_id, p.pix_code, c.number, c.starts_on from payments p
    join subscription_cycles c on c.order_id = p.order_id
    where c.subscription_id = ${subscriptionId} and p.automatic_pix = 'DEBIT' order by p.created_at`
/** Amounts debited from the buyer's account at the acquirer, for a subscription's charges. */
async function takenFrom({ subscriptionId }: Subscriber): Promise<number[]> {
  const ours = new Set((await shop.chargesOf(subscriptionId)).map(({ id }) => id))
  const [first] = await shop.owner`
    select p.pix_code from payments p join subscriptions s on s.order_id = p.order_id where s.id = ${subscriptionId}`
  const charges = await shop.sandbox.acquirer('ASAAS').charges()
  return charges
    .filter(({ externalRef, pix }) => ours.has(externalRef ?? '') || pix?.code === first?.pix_code)
    .flatMap(({ payments }) => payments.map(({ amount }) => amount))
}
/** Lets days pass until the newest charge has a code that can be paid, and pays it. */
async function payInvoice(subscriber: Subscriber): Promise<void> {
  for (let day = 0; day < 40; day++) {
    const [newest] = await shop.owner`
      select p.pix_code, p.expires_at, p.status from payments p
      join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${subscriber.subscriptionId} order by p.created_at desc limit 1`
    const isPayable = newest?.status === 'PENDING' && newest.pix_code && newest.expires_at > shop.clock.now()
    if (isPayable) return shop.payCode(subscriber.subscriptionId)
    await passDays(1)
  }
}
const firstCode = async ({ paymentId }: Subscriber) =>
  (await shop.owner`select pix_code from payments where id = ${paymentId}`)[0]?.pix_code
const paidCycles = async ({ subscriptionId }: Subscriber) =>
  (await shop.cyclesOf(subscriptionId)).filter(({ state }) => state === 'PAID').length

describe('a Pix Automático', () => {
  test('is authorised by the code that pays the first charge, and by nothing else', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly, method: 'PIX', automaticPix: true })
    expect(await authorizationOf(subscriber)).toMatchObject({ state: 'ASKED', frequency: 'MONTHLY' })
    await shop.payCode(subscriber.subscriptionId)
    await shop.sandbox.bank.webhooksDelivered()
    await shop.drainJobs()
    const authorization = await authorizationOf(subscriber)
    expect(authorization).toMatchObject({ state: 'ACTIVE', amount_cents: '4990' })
    expect(authorization?.starts_on).toBe(addDays(dayInSaoPaulo(shop.clock.now()), 30))
    expect(await shop.stepsOf(subscriber.subscriptionId)).toEqual(['STARTED', 'PAID', 'PIX_AUTHORIZED'])
  })

  test('pays a year of renewals: one debit is refused and retried, none is made twice, and the bank ends it', async () => {
    const subscriber = await authorize()
    const { subscriptionId, email } = subscriber
    for (let month = 2; month <= 11; month++) {
      // In the fifth month the buyer's account is empty on the due day and on the first retry day.
      if (month === 5) shop.sandbox.bank.refuseDebits(2)
      await passDays(31)
    }
    const steps = await shop.stepsOf(subscriptionId)
    expect(steps.filter((kind) => kind === 'DEBIT_RETRIED')).toHaveLength(2)
    const debits = await debitsOf(subscriber)
    expect(new Set(debits.map(({ number }) => number)).size).toBe(debits.length)
    expect(debits.filter(({ status }) => status === 'APPROVED').length).toBeGreaterThanOrEqual(10)
    const told = await shop.mailsTo(email)
    expect(told.filter((key) => key === 'subscription-debit').length).toBeGreaterThanOrEqual(10)
    expect(told.filter((key) => key === 'subscription-debit-failed')).toHaveLength(2)
    expect(told).not.toContain('subscription-invoice')
    expect(await takenFrom(subscriber)).toHaveLength(await paidCycles(subscriber))

    await shop.sandbox.bank.cancelAuthorization(await firstCode(subscriber))
    // No webhook reports it here: the refused or withdrawn debit causes a read of the authorisation.
    await payInvoice(subscriber)
    expect(await authorizationOf(subscriber)).toMatchObject({ state: 'CANCELED', ended_by: 'BANK' })
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    expect(await shop.mailsTo(email)).toEqual(
      expect.arrayContaining(['subscription-pix-ended', 'subscription-invoice']),
    )
    const taken = await takenFrom(subscriber)
    expect(taken).toHaveLength(await paidCycles(subscriber))
    expect(taken.length).toBeGreaterThanOrEqual(12)
  })

  test('whose debit fails on every allowed day is invoiced after the debit can no longer take anything', async () => {
    const subscriber = await authorize()
    const { subscriptionId } = subscriber
    shop.sandbox.bank.refuseDebits(99)
    await passDays(37)
    const [debit] = await debitsOf(subscriber)
    expect(debit).toMatchObject({ status: 'CANCELED' })
    const steps = await shop.stepsOf(subscriptionId)
    expect(steps.filter((kind) => kind === 'DEBIT_RETRIED')).toHaveLength(3)
    expect(steps.indexOf('DEBIT_GIVEN_UP')).toBeLessThan(steps.lastIndexOf('CHARGE_ASKED'))
    const atAcquirer = (await shop.sandbox.acquirer('ASAAS').charges()).find(
      ({ externalRef }) => externalRef === debit?.id,
    )
    expect(atAcquirer?.state).toBe('canceled')
    expect(atAcquirer?.debit?.tries).toHaveLength(4)
    await payInvoice(subscriber)
    expect(await takenFrom(subscriber)).toHaveLength(2)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
  })

  test('whose debit is requested by twenty processes at the same moment is debited once', async () => {
    const subscriber = await authorize()
    await passDays(22)
    shop.clock.advance({ days: 1 })
    const step = { platformId: shop.platformId, subscriptionId: subscriber.subscriptionId }
    await Promise.all(Array.from({ length: 20 }, () => advanceSubscription(shop.app, step)))
    expect(await debitsOf(subscriber)).toHaveLength(1)
    await passDays(9)
    expect(await takenFrom(subscriber)).toHaveLength(2)
  })

  test('whose debit got no answer is found by our reference and never ordered again or shown as a code', async () => {
    const subscriber = await authorize()
    const { subscriptionId } = subscriber
    await passDays(22)
    shop.sandbox.faults.next({ acquirer: 'ASAAS', operation: 'create', kind: 'drop-after' })
    await passDays(1)
    const [debit, ...others] = await debitsOf(subscriber)
    expect(others).toEqual([])
    expect(debit?.pix_code).toBeNull()
    await passDays(9)
    expect((await debitsOf(subscriber)).map(({ status }) => status)).toEqual(['APPROVED'])
    expect(await takenFrom(subscriber)).toHaveLength(2)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
  })

  test('whose process died between the order and its answer is debited once', async () => {
    const subscriber = await authorize()
    const { subscriptionId } = subscriber
    await passDays(22)
    shop.clock.advance({ days: 1 })
    shop.sandbox.faults.next({ acquirer: 'ASAAS', operation: 'create', kind: 'drop-after' })
    await advanceSubscription(shop.app, { platformId: shop.platformId, subscriptionId })
    await shop.owner`delete from graphile_worker._private_jobs where key like 'check-payment:%'`
    await passDays(10)
    expect(await takenFrom(subscriber)).toHaveLength(2)
    expect(await debitsOf(subscriber)).toHaveLength(1)
  })
})

describe('a Pix Automático that is ended', () => {
  test('by its buyer withdraws a scheduled debit, and the period is invoiced', async () => {
    const subscriber = await authorize()
    const { subscriptionId, email } = subscriber
    await passDays(24)
    expect(await debitsOf(subscriber)).toMatchObject([{ status: 'PENDING' }])
    const call = await shop.asBuyer(email)
    await call(async (caller) => endAutomaticPix(await asBuyer(caller), { subscriptionId }), undefined)
    await shop.drainJobs()
    expect(await authorizationOf(subscriber)).toMatchObject({ state: 'CANCELED', ended_by: 'BUYER' })
    expect(await debitsOf(subscriber)).toMatchObject([{ status: 'CANCELED' }])
    await passDays(7)
    expect(await takenFrom(subscriber)).toHaveLength(1)
    await payInvoice(subscriber)
    expect(await takenFrom(subscriber)).toHaveLength(2)
  })

  test('while its debit is being ordered is not debited', async () => {
    const subscriber = await authorize()
    const { subscriptionId, email } = subscriber
    await passDays(22)
    shop.clock.advance({ days: 1 })
    const call = await shop.asBuyer(email)
    await Promise.all([
      advanceSubscription(shop.app, { platformId: shop.platformId, subscriptionId }),
      call(async (caller) => endAutomaticPix(await asBuyer(caller), { subscriptionId }), undefined),
    ])
    await passDays(10)
    expect(await takenFrom(subscriber)).toHaveLength(1)
    expect(await authorizationOf(subscriber)).toMatchObject({ state: 'CANCELED' })
  })

  test('together with its subscription by the seller leaves nothing to debit at the acquirer', async () => {
    const subscriber = await authorize()
    const { subscriptionId } = subscriber
    await passDays(24)
    const call = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
    await call((caller) => cancelSubscription(asSeller(caller), { subscriptionId, at: 'END' }), undefined)
    // The first answer of the acquirer is lost: the request is repeated until the end is certain.
    shop.sandbox.faults.next({ acquirer: 'ASAAS', operation: 'cancel', kind: 'drop-after' })
    await passDays(10)
    expect(await takenFrom(subscriber)).toHaveLength(1)
    expect(await shop.stateOf(subscriptionId)).toBe('CANCELED')
    expect(await authorizationOf(subscriber)).toMatchObject({ state: 'CANCELED' })
  })

  test('is not found by another buyer or another seller', async () => {
    const subscriber = await authorize()
    const { subscriptionId } = subscriber
    const stranger = await shop.asBuyer('outra@compradora.example')
    await expect(
      stranger(async (caller) => endAutomaticPix(await asBuyer(caller), { subscriptionId }), undefined),
    ).rejects.toMatchObject({ code: 'subscription_not_found' })
    expect(await authorizationOf(subscriber)).toMatchObject({ state: 'ACTIVE', end_asked_at: null })
  })
})

describe('a first payment that authorises', () => {
  test('is found after its answer was lost, by the contract named in it', async () => {
    shop.sandbox.faults.next({ acquirer: 'ASAAS', operation: 'create', kind: 'drop-after' })
    const subscriber = await shop.subscribe({ offerId: monthly, method: 'PIX', automaticPix: true })
    const { paymentId } = subscriber
    await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
    await shop.payCode(subscriber.subscriptionId)
    await shop.drainJobs()
    expect(await authorizationOf(subscriber)).toMatchObject({ state: 'ACTIVE' })
  })

  test('requires frequencies that banks support, and Pix', async () => {
    const fortnightly = await shop.anOffer({ frequencyInDays: 15 })
    await expect(
      shop.subscribe({ offerId: fortnightly, method: 'PIX', automaticPix: true }),
    ).rejects.toMatchObject({ code: 'method_unavailable' })
    await expect(
      shop.subscribe({ offerId: monthly, method: 'BILLET', automaticPix: true }),
    ).rejects.toMatchObject({ code: 'method_unavailable' })
  })
})
