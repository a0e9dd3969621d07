import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop

beforeEach(async () => {
  shop = await createShop()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.stop()
})

const loseWebhooks = () => shop.sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
const questions = async () =>
  (await shop.sandbox.acquirer('HAWKPAY').received()).filter(({ operation }) => operation === 'get').length
const pass = async (...times: Parameters<Shop['clock']['advance']>[0][]) => {
  for (const time of times) {
    shop.clock.advance(time)
    await shop.settle()
  }
}
const buyAndPay = async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  return paymentId
}
/** One sale reported by webhook, so that the account's webhooks are known to arrive. */
const hearOfOneSale = async () => {
  const paymentId = await buyAndPay()
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
}
const contact = async () => (await shop.owner`select * from provider_contacts`)[0]
const eventsOf = async (paymentId: string) =>
  (
    await shop.owner`select source, outcome from payment_events where payment_id = ${paymentId} order by id`
  ).map(({ source, outcome }) => `${source} ${outcome}`)
/** The statements between the opening and the end of a transaction. */
const work = (statements: readonly string[]) =>
  statements.filter((text) => !/^(begin|commit)\b/i.test(text) && !text.includes('app.enter'))
const transactions = (statements: readonly string[]) =>
  statements.filter((text) => /^begin\b/i.test(text)).length

describe('where webhooks arrive', () => {
  beforeEach(hearOfOneSale)

  test('fifty open codes cost a hundred reads in a day, and no work in the hours between', async () => {
    const codes = 50
    // Rate limit: ten at once, then fifteen a minute. With four workers reading at once, the fourth is
    // retried a moment later.
    const turns = [{ minutes: 3 }, { minutes: 1 }, { minutes: 1 }, { minutes: 1 }]
    for (let sale = 0; sale < codes; sale++) await shop.buy()
    const before = await questions()
    await pass({ seconds: 30 })
    expect(await questions()).toBe(before)

    await pass({ minutes: 15 }, ...turns)
    expect(await questions()).toBe(before + codes)

    const quiet = await shop.statementsOf(async () => {
      for (let hour = 1; hour < 23; hour++) await pass({ hours: 1 })
    })
    expect(quiet).toEqual([])
    expect(await questions()).toBe(before + codes)

    await pass({ hours: 2 }, ...turns, { days: 9 })
    expect(await questions()).toBe(before + 2 * codes)
    const open = await shop.owner`select 1 from payments where status = 'PENDING'`
    expect(open).toHaveLength(0)
    expect(
      await shop.owner`select 1 from graphile_worker._private_jobs where key like 'check-payment:%'`,
    ).toEqual([])
  })

  test('an answer without news counts one read, plans the next and writes nothing else', async () => {
    const { paymentId } = await shop.buy()
    await pass({ seconds: 30 })
    const before = await eventsOf(paymentId)
    const [{ updated_at: updatedAt } = {}] =
      await shop.owner`select updated_at from payments where id = ${paymentId}`
    shop.clock.advance({ minutes: 15 })
    const statements = await shop.statementsOf(() => shop.drainJobs())

    // The other transaction writes the acquirer's health counters, which many reads share.
    expect(transactions(statements)).toBe(2)
    expect(work(statements).map((text) => text.split(/\s+/).slice(0, 3).join(' ').toLowerCase())).toEqual([
      expect.stringMatching(/^select/),
      expect.stringMatching(/^select/),
      'insert into "provider_contacts"',
      'update "payments" set',
      'select app.add_job($1, $2::json,',
      'insert into "provider_health"',
    ])
    expect(await eventsOf(paymentId)).toEqual(before)
    const [payment] = await shop.owner`select updated_at, checks from payments where id = ${paymentId}`
    expect(payment).toEqual({ updated_at: updatedAt, checks: 1 })
  })

  test('a buyer’s claim to have paid leads to a read at once and soon again', async () => {
    const { paymentId, payment } = await shop.buy()
    const before = await questions()
    await shop.call('checkout.refreshPayment', { paymentId })
    expect(await questions()).toBe(before + 1)
    loseWebhooks()
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await pass({ seconds: 30 })
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  })

  test('a webhook that arrives after the read ends the silence, and its lag is measured', async () => {
    loseWebhooks()
    const paymentId = await buyAndPay()
    await pass({ seconds: 30 })
    await shop.call('checkout.refreshPayment', { paymentId })
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await contact()).toMatchObject({ missed: 1 })
    shop.sandbox.faults.clear()
    shop.clock.advance({ seconds: 40 })
    await hearOfOneSale()
    expect(await contact()).toMatchObject({ missed: 1, missed_since: null, lag_ms: '40000' })
    const { paymentId: waiting } = await shop.buy()
    const before = await shop.readsOf('HAWKPAY', await shop.transactionOf(waiting))
    await pass({ minutes: 6 })
    expect(await shop.readsOf('HAWKPAY', await shop.transactionOf(waiting))).toBe(before)
  })

  test('when webhooks stop, the first payment found by a read triggers reads of all other codes', async () => {
    await shop.buy()
    await pass({ hours: 3 })
    loseWebhooks()
    const lost = await buyAndPay()
    const older = await buyAndPay()
    await pass({ seconds: 30 })
    expect(await shop.statusOf(lost)).toBe('PENDING')
    await shop.call('checkout.refreshPayment', { paymentId: lost })
    expect(await shop.statusOf(older)).toBe('PENDING')
    await pass({ minutes: 5 })
    expect(await shop.statusOf(older)).toBe('APPROVED')

    const next = await buyAndPay()
    await pass({ seconds: 30 })
    expect(await shop.statusOf(next)).toBe('APPROVED')
    expect(await contact()).toMatchObject({ missed: 3 })

    shop.sandbox.faults.clear()
    await hearOfOneSale()
    const calm = await shop.buy()
    await pass({ minutes: 10 })
    expect(await shop.readsOf('HAWKPAY', await shop.transactionOf(calm.paymentId))).toBe(0)
  })
})

describe('a charge without an answer, at an acquirer without search by our reference', () => {
  test('can be reissued after two minutes, is not read again, and its attempt does not stay sent', async () => {
    loseWebhooks()
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-after' })
    const { paymentId, payment } = await shop.buy()
    expect([payment.isConfirming, payment.canBeReissued]).toEqual([true, false])
    await shop.owner`update payment_attempts set state = 'SENT', ended_at = null where payment_id = ${paymentId}`
    await pass({ seconds: 30 }, { seconds: 90 })
    const { result } = await shop.call('checkout.refreshPayment', { paymentId })
    expect(result).toMatchObject({ isConfirming: true, canBeReissued: true })
    const [attempt] = await shop.owner`select state from payment_attempts where payment_id = ${paymentId}`
    expect(attempt).toEqual({ state: 'UNCERTAIN' })
    await pass({ hours: 1 }, { hours: 6 }, { hours: 12 })
    expect(await questions()).toBe(0)
    // The charge exists although it was never shown: its webhook reports the payment.
    shop.sandbox.faults.clear()
    const [charge] = await shop.sandbox.acquirer('HAWKPAY').charges()
    await shop.sandbox.bank.pay(charge?.pix?.code ?? '')
    await shop.settle()
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  })
})
