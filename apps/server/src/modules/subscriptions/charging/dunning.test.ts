import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { asSeller as asSellerOfSales } from '#modules/payments/views/sale-viewer.ts'
import { listRefunds } from '#modules/refunds/list-refunds.ts'
import { pauseSubscription } from '#modules/subscriptions/pause-subscription.ts'
import { reactivateSubscription } from '#modules/subscriptions/reactivate-subscription.ts'
import { resumeSubscription } from '#modules/subscriptions/resume-subscription.ts'
import { asBuyer, asSeller } from '#modules/subscriptions/subscription-viewer.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { advanceSubscription } from './advance-subscription.ts'

let shop: SubscriptionShop
let monthly: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  monthly = await shop.anOffer()
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

const withoutFunds = '4000000000009995'
const expired = '4000000000000069'
const good = '4111111111111111'

/** Days after the due day on which the second cycle was charged. */
async function chargeDays(subscriptionId: string): Promise<number[]> {
  const rows = await shop.owner`
    select round(extract(epoch from p.created_at - c.due_at) / 86400)::int as day from payments p
    join subscription_cycles c on c.order_id = p.order_id
    where c.subscription_id = ${subscriptionId} and c.number = 2 order by p.created_at`
  return rows.map(({ day }) => day)
}
const rowOf = async (subscriptionId: string) =>
  (await shop.owner`select * from subscriptions where id = ${subscriptionId}`)[0]
const stepsAfter = async (subscriptionId: string, kind: string) => {
  const steps = await shop.stepsOf(subscriptionId)
  return steps.slice(steps.indexOf(kind))
}

describe('a card that the bank declines for now', () => {
  test('is retried on the dunning days, each time with a mail to the buyer, and then the subscription ends', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly })
    const { subscriptionId, email } = subscriber
    await shop.passDays(1)
    await shop.giveCard(subscriber, withoutFunds)
    await shop.passDays(30)
    const behind = await rowOf(subscriptionId)
    expect(behind).toMatchObject({ state: 'PAST_DUE' })
    expect(behind?.access_until.getTime() - behind?.paid_until.getTime()).toBe(3 * 86_400_000)
    await shop.passDays(16)
    expect(await chargeDays(subscriptionId)).toEqual([0, 1, 3, 5, 7, 14])
    expect(await rowOf(subscriptionId)).toMatchObject({
      state: 'CANCELED',
      canceled_by: 'SYSTEM',
      next_step_at: null,
    })
    const told = await shop.mailsTo(email)
    expect(told.filter((key) => key === 'subscription-charge-failed')).toHaveLength(6)
    expect(told.at(-1)).toBe('subscription-ended')
  })

  test('is replaced when the buyer gives another, which is charged at once for the due period', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly })
    const { subscriptionId } = subscriber
    await shop.passDays(1)
    await shop.giveCard(subscriber, withoutFunds)
    await shop.passDays(31)
    await shop.giveCard(subscriber, good)
    await shop.drainJobs()
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    const [first, second] = await shop.cyclesOf(subscriptionId)
    expect(second).toMatchObject({ state: 'PAID', starts_on: first?.ends_on })
    const kept = await shop.owner`
      select c.id from saved_cards c join subscriptions s on s.order_id = c.order_id where s.id = ${subscriptionId}`
    expect(kept).toHaveLength(1)
    await shop.passDays(30)
    expect(await shop.cyclesOf(subscriptionId)).toHaveLength(3)
  })

  test('of a weekly subscription is given up before the next week begins', async () => {
    const subscriber = await shop.subscribe({ offerId: await shop.anOffer({ frequencyInDays: 7 }) })
    await shop.passDays(1)
    await shop.giveCard(subscriber, withoutFunds)
    await shop.passDays(14)
    expect(await chargeDays(subscriber.subscriptionId)).toEqual([0, 1, 3, 5])
    expect(await shop.stateOf(subscriber.subscriptionId)).toBe('CANCELED')
    expect(await shop.cyclesOf(subscriber.subscriptionId)).toHaveLength(2)
  })
})

describe('a card that is permanently declined', () => {
  test('is charged once, and its buyer is asked for another until the end', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly })
    const { subscriptionId, email } = subscriber
    await shop.passDays(1)
    await shop.giveCard(subscriber, expired)
    await shop.passDays(46)
    expect(await chargeDays(subscriptionId)).toEqual([0])
    expect(await stepsAfter(subscriptionId, 'CHARGE_REFUSED')).toEqual([
      'CHARGE_REFUSED',
      ...Array.from({ length: 5 }, () => 'REMINDED'),
      'CANCELED',
    ])
    const told = await shop.mailsTo(email)
    expect(told.filter((key) => key === 'subscription-charge-failed')).toHaveLength(6)
  })

  test('that has expired is not sent to the bank at all', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly })
    const { subscriptionId } = subscriber
    await shop.passDays(1)
    await shop.owner`update saved_cards set expires_at = ${shop.clock.now()}
      where id = (select saved_card_id from subscriptions where id = ${subscriptionId})`
    await shop.passDays(31)
    expect(await shop.stateOf(subscriptionId)).toBe('PAST_DUE')
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(1)
    await shop.giveCard(subscriber, good)
    await shop.drainJobs()
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
  })
})

describe('a card with too many retries by the rules of its brand', () => {
  test('is TRIED_TOO_OFTEN from the first day on: its buyer gets the dunning mails, and then the subscription ends', async () => {
    const offerId = await shop.anOffer()
    const { subscriptionId } = await shop.subscribe({ offerId, cardNumber: '4242424242424242' })
    await shop.passDays(29)
    await shop.owner`update card_attempts set outcome = 'DECLINED', tries = 99, at = ${shop.clock.now()}
      where offer_id = ${offerId}`
    await shop.passDays(17)
    expect(await chargeDays(subscriptionId)).toEqual([])
    expect(await stepsAfter(subscriptionId, 'CARD_UNUSABLE')).toEqual([
      ...Array.from({ length: 6 }, () => 'CARD_UNUSABLE'),
      'CANCELED',
    ])
    expect(await rowOf(subscriptionId)).toMatchObject({ state: 'CANCELED', next_step_at: null })
  })
})

describe('a renewal while the seller may not sell', () => {
  const standing = (status: 'BLOCKED' | 'OFFBOARDING' | 'ACTIVE') =>
    shop.owner`update users set status = ${status} where id = ${shop.sellerId}`
  afterEach(() => standing('ACTIVE'))
  const lettersTo = async (email: string, about: string) =>
    (await shop.mailsTo(email)).filter((kind) => kind === about).length

  test('by card is charged some days after the mail about it, and the next one a whole period later', async () => {
    const { subscriptionId, email } = await shop.subscribe({
      offerId: await shop.anOffer({ frequencyInDays: 7 }),
    })
    await shop.passDays(5)
    await standing('BLOCKED')
    await shop.passDays(11)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(1)
    expect(await lettersTo(email, 'subscription-on-hold')).toBe(1)
    expect(await lettersTo(email, 'subscription-renewing')).toBe(0)
    await standing('ACTIVE')
    await shop.passDays(1)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(1)
    await shop.passDays(1)
    const today = dayInSaoPaulo(shop.clock.now())
    const [, second] = await shop.cyclesOf(subscriptionId)
    expect(second).toMatchObject({ state: 'PAID', starts_on: today, ends_on: addDays(today, 7) })
    await shop.passDays(5)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
    await shop.passDays(2)
    expect((await shop.cyclesOf(subscriptionId)).at(2)).toMatchObject({ starts_on: addDays(today, 7) })
    expect(await stepsAfter(subscriptionId, 'HELD')).toEqual([
      'HELD',
      'HOLD_ENDED',
      'RENEWAL_ANNOUNCED',
      'CYCLE_OPENED',
      'CHARGE_ASKED',
      'PAID',
      'RENEWAL_ANNOUNCED',
      'CYCLE_OPENED',
      'CHARGE_ASKED',
      'PAID',
    ])
  })

  test('by invoice gets no reminder and does not end as unpaid meanwhile, and its invoice starts again afterwards', async () => {
    const { subscriptionId, email } = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    await shop.payCode(subscriptionId)
    await shop.passDays(28)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'OPEN' }])
    const before = (await shop.mailsTo(email)).length
    await standing('OFFBOARDING')
    await shop.passDays(30)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    expect(await shop.mailsTo(email)).toHaveLength(before + 1)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
    await standing('ACTIVE')
    await shop.passDays(1)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(3)
    await shop.payCode(subscriptionId)
    const today = dayInSaoPaulo(shop.clock.now())
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([
      { state: 'PAID' },
      { state: 'PAID', starts_on: today },
    ])
  })
})

describe('a charge with an unknown outcome', () => {
  test('blocks every further charge until the acquirer has reported the outcome', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId: monthly })
    await shop.passDays(29)
    shop.sandbox.faults.always({ acquirer: 'PAGARME', operation: 'create', kind: 'drop-after' })
    shop.sandbox.faults.always({ acquirer: 'PAGARME', operation: 'get', kind: 'error-before', status: 500 })
    await shop.passDays(8)
    expect(await chargeDays(subscriptionId)).toEqual([0])
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    shop.sandbox.faults.clear()
    await shop.passDays(3)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'PAID' }])
    expect(await chargeDays(subscriptionId)).toEqual([0])
  })

  test('blocks further charges also when the subscription was paused and resumed in the meantime', async () => {
    const { subscriptionId } = await shop.subscribe({ offerId: monthly })
    await shop.passDays(29)
    shop.sandbox.faults.always({ acquirer: 'PAGARME', operation: 'create', kind: 'drop-after' })
    shop.sandbox.faults.always({ acquirer: 'PAGARME', operation: 'get', kind: 'error-before', status: 500 })
    await shop.passDays(1)
    const seller = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
    await seller((caller, input) => pauseSubscription(asSeller(caller), input), { subscriptionId })
    await seller((caller, input) => resumeSubscription(asSeller(caller), input), { subscriptionId })
    await shop.passDays(3)
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
    shop.sandbox.faults.clear()
    await shop.passDays(3)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'PAID' }])
    expect(await shop.chargesOf(subscriptionId)).toHaveLength(2)
  })

  test('that never arrived is retried soon, and no decline is mailed', async () => {
    const { subscriptionId, email } = await shop.subscribe({ offerId: monthly })
    await shop.passDays(29)
    shop.sandbox.faults.next({ acquirer: 'PAGARME', operation: 'create', kind: 'drop-before' })
    await shop.passDays(4)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'PAID' }])
    expect(await shop.mailsTo(email)).not.toContain('subscription-charge-failed')
  })
})

describe('a busy acquirer on the day of a renewal', () => {
  /** Expects no refusal anywhere (state, mail, card), and one charge in the end. */
  const expectRenewedOnce = async ({ subscriptionId, email }: { subscriptionId: string; email: string }) => {
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([{ state: 'PAID' }, { state: 'PAID' }])
    expect(await shop.stepsOf(subscriptionId)).not.toContain('CHARGE_REFUSED')
    expect(await shop.mailsTo(email)).not.toContain('subscription-charge-failed')
    const [counted] = await shop.owner`
      select count(*) filter (where a.outcome = 'DECLINED')::int as declined, count(*) filter (where a.outcome = 'ASKED')::int as open
      from card_attempts a join payments p on p.id = a.purchase_id join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${subscriptionId}`
    expect(counted).toEqual({ declined: 0, open: 0 })
    const charged = (await shop.sandbox.acquirer('PAGARME').charges()).filter(
      ({ customer, state }) => customer.email === email && state === 'paid',
    )
    expect(charged).toHaveLength(2)
  }

  test('that answers as busy: the charge is repeated some hours later and counts as no refusal', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly })
    await shop.passDays(29)
    const { faults } = shop.sandbox
    faults.always({ acquirer: 'PAGARME', operation: 'create', kind: 'error-before', status: 429 })
    await shop.passDays(1)
    expect(await shop.stateOf(subscriber.subscriptionId)).toBe('ACTIVE')
    expect(await stepsAfter(subscriber.subscriptionId, 'CHARGE_ASKED')).toEqual([
      'CHARGE_ASKED',
      'CHARGE_LOST',
    ])
    faults.clear()
    shop.clock.advance({ hours: 7 })
    await shop.drainJobs()
    await expectRenewedOnce(subscriber)
  })

  test('without a free slot: no charge is made, and one follows within the hour', async () => {
    const subscriber = await shop.subscribe({ offerId: monthly })
    await shop.passDays(29)
    const place = { accountId: shop.cardAccountId, method: 'CREDIT_CARD' } as const
    const others: string[] = []
    for (let other = ''; other === '' || shop.app.acquirerGuard.isReserved(other, place); ) {
      other = `another sale ${others.length}`
      others.push(other)
      shop.app.acquirerGuard.slot(other, place)
    }
    await shop.passDays(1)
    expect(await shop.stateOf(subscriber.subscriptionId)).toBe('ACTIVE')
    expect(await shop.chargesOf(subscriber.subscriptionId)).toHaveLength(1)
    for (const other of others) shop.app.acquirerGuard.leave(other, 'no_verdict')
    shop.clock.advance({ hours: 1 })
    await shop.drainJobs()
    await expectRenewedOnce(subscriber)
  })
})

describe('a subscriber by Pix', () => {
  const subscribed = async () => {
    const subscriber = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    await shop.payCode(subscriber.subscriptionId)
    return subscriber
  }
  const payAtBank = async (paymentId: string) => {
    const [payment] = await shop.owner`select pix_code from payments where id = ${paymentId}`
    await shop.sandbox.bank.pay(payment?.pix_code, { late: true })
  }
  const payLate = async (paymentId: string) => {
    await payAtBank(paymentId)
    await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
    await shop.drainJobs()
  }
  /** A subscriber who came back after a cycle was given up, and the code of that cycle. */
  const cameBack = async () => {
    const weekly = await shop.anOffer({ frequencyInDays: 7 })
    const { subscriptionId, email } = await shop.subscribe({ offerId: weekly, method: 'PIX' })
    await shop.payCode(subscriptionId)
    await shop.passDays(15)
    const former = (await shop.chargesOf(subscriptionId)).at(-1)?.id ?? ''
    const buyer = await shop.asBuyer(email)
    await buyer(async (caller, input) => reactivateSubscription(await asBuyer(caller), input), {
      subscriptionId,
    })
    return { subscriptionId, former }
  }
  const returnedOf = (paymentId: string) =>
    shop.owner`select source, reason, amount_cents::int as cents from refunds where payment_id = ${paymentId}`

  test('gets the invoice three days before, and its payment renews from the due day', async () => {
    const { subscriptionId, email } = await subscribed()
    await shop.passDays(27)
    expect(await shop.mailsTo(email)).toContain('subscription-invoice')
    await shop.payCode(subscriptionId)
    expect(await shop.stateOf(subscriptionId)).toBe('ACTIVE')
    const [first, second] = await shop.cyclesOf(subscriptionId)
    expect(second).toMatchObject({ state: 'PAID', starts_on: first?.ends_on })
    expect(await shop.stepsOf(subscriptionId)).not.toContain('REMINDED')
  })

  test('is reminded, with a payable code each time, and loses the subscription after half a month', async () => {
    const { subscriptionId, email } = await subscribed()
    await shop.passDays(32)
    expect(await shop.stateOf(subscriptionId)).toBe('PAST_DUE')
    await shop.passDays(15)
    expect(await shop.stateOf(subscriptionId)).toBe('CANCELED')
    expect(await shop.stepsOf(subscriptionId)).toContain('CODE_EXPIRED')
    const told = await shop.mailsTo(email)
    expect(told.filter((key) => key === 'subscription-invoice')).toHaveLength(5)
    const open = await shop.owner`
      select p.id from payments p join subscription_cycles c on c.order_id = p.order_id
      where c.subscription_id = ${subscriptionId} and p.paid_at is null and p.superseded_by_id is null`
    expect(open).toHaveLength(1)
  })

  test('who pays after the end gets a whole period from that day, and no further invoice', async () => {
    const { subscriptionId } = await subscribed()
    await shop.passDays(46)
    expect(await shop.stateOf(subscriptionId)).toBe('CANCELED')
    await shop.payCode(subscriptionId)
    const today = shop.clock.now().toISOString().slice(0, 10)
    const [, second] = await shop.cyclesOf(subscriptionId)
    expect(second).toMatchObject({ state: 'PAID', starts_on: today, ends_on: addDays(today, 30) })
    const row = await rowOf(subscriptionId)
    expect(row).toMatchObject({ state: 'CANCELED', next_step_at: null })
    expect(row?.access_until).toEqual(row?.paid_until)
    await shop.passDays(40)
    expect(await shop.cyclesOf(subscriptionId)).toHaveLength(2)
  })

  test('who pays a given-up cycle’s code after the next one was billed is refunded: past days are not charged', async () => {
    const { subscriptionId, former } = await cameBack()
    await shop.drainJobs()
    const before = await rowOf(subscriptionId)
    await payLate(former)
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([
      { state: 'PAID' },
      { state: 'UNPAID' },
      { state: 'OPEN' },
    ])
    expect(await rowOf(subscriptionId)).toEqual(before)
    expect(await returnedOf(former)).toEqual([{ source: 'SUSPENSE', reason: 'period over', cents: 4_990 }])
    shop.clock.advance({ minutes: 2 })
    await shop.drainJobs()
    const told = (await shop.inbox()).find(({ key }) => key.startsWith('refund-made:'))
    expect(told?.text).toContain('período anterior da assinatura')
    const { rows } = await callAs(shop, { userId: shop.sellerId, role: 'SELLER' })(
      (caller, input: Parameters<typeof listRefunds>[1]) => listRefunds(asSellerOfSales(caller), input),
      { paymentId: former, limit: 1 },
    )
    expect(rows).toMatchObject([{ ownReason: 'period over' }])
    await shop.payCode(subscriptionId)
    expect((await shop.cyclesOf(subscriptionId)).at(-1)).toMatchObject({ state: 'PAID' })
  })

  test('who pays that code at the moment when the next period is billed is refunded as well', async () => {
    const { subscriptionId, former } = await cameBack()
    await payAtBank(former)
    const paid = { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' } as const
    let hearing: Promise<unknown> | undefined
    /** The next cycle is stored but not committed when the payment of the former one is reported. */
    const transaction: App['db']['transaction'] = (platformId, work) =>
      shop.app.db.transaction(platformId, async (tx) => {
        const done = await work(tx)
        if (!hearing) {
          hearing = inScope(shop.app, platformId, (scope) => applyProviderEvent(scope, former, paid))
          await untilOneWaits(shop)
        }
        return done
      })
    const app = { ...shop.app, db: { ...shop.app.db, transaction } }
    await advanceSubscription(app, { platformId: shop.platformId, subscriptionId })
    await hearing
    await shop.drainJobs()
    expect(await shop.cyclesOf(subscriptionId)).toMatchObject([
      { state: 'PAID' },
      { state: 'UNPAID' },
      { state: 'OPEN' },
    ])
    expect(await returnedOf(former)).toEqual([{ source: 'SUSPENSE', reason: 'period over', cents: 4_990 }])
  })

  test('who pays during a pause, after the invoice’s period is over, gets a whole period from that day', async () => {
    const { subscriptionId, email } = await subscribed()
    await shop.passDays(31)
    const invoice = (await shop.chargesOf(subscriptionId)).at(-1)?.id ?? ''
    const buyer = await shop.asBuyer(email)
    await buyer(async (caller, input) => pauseSubscription(await asBuyer(caller), input), { subscriptionId })
    await shop.passDays(35)
    await payLate(invoice)
    const today = dayInSaoPaulo(shop.clock.now())
    expect((await shop.cyclesOf(subscriptionId)).at(-1)).toMatchObject({
      state: 'PAID',
      starts_on: today,
      ends_on: addDays(today, 30),
    })
    expect(await returnedOf(invoice)).toEqual([])
  })
})

describe('a subscriber who never paid', () => {
  test('has three days to pay, and then the subscription expires', async () => {
    const { subscriptionId, email } = await shop.subscribe({ offerId: monthly, method: 'PIX' })
    await shop.passDays(6)
    expect(await shop.stateOf(subscriptionId)).toBe('INCOMPLETE_EXPIRED')
    expect(await shop.mailsTo(email)).not.toContain('subscription-ended')
  })
})
