import { afterEach, beforeEach, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { inScope } from '#scope.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop

beforeEach(async () => {
  shop = await createShop()
  shop.sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
})
afterEach(() => shop.stop())

const anotherAccount = (provider: 'LUMION' | 'MERCADOPAGO') =>
  inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider, priority: 0 }),
  )
const questionsTo = async (acquirer: string) =>
  (await shop.sandbox.acquirer(acquirer).received()).filter(({ operation }) => operation === 'get').length
const buyAndPay = async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  return paymentId
}

test('an acquirer that answers no read does not hold up the sales of another', async () => {
  for (let sale = 0; sale < 6; sale++) await shop.buy()
  await anotherAccount('LUMION')
  const paymentId = await buyAndPay()
  shop.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'get', kind: 'drop-before', hold: true })
  shop.clock.advance({ seconds: 30 })
  const draining = shop.drainJobs()
  try {
    await expect.poll(() => shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await questionsTo('HAWKPAY')).toBe(3)
  } finally {
    await shop.app.transport.close()
    shop.sandbox.faults.clear()
    await draining
  }
})

test('an acquirer that answers no read rests, and postponed reads are made after the rest', async () => {
  const sales = []
  for (let sale = 0; sale < 12; sale++) sales.push(await buyAndPay())
  const endSilence = shop.sandbox.faults.always({
    acquirer: 'HAWKPAY',
    operation: 'get',
    kind: 'error-before',
    status: 503,
  })
  shop.clock.advance({ seconds: 30 })
  await shop.drainJobs()
  const asked = await questionsTo('HAWKPAY')
  // Five in a row are enough; the two under way at that moment may still end.
  expect(asked).toBeGreaterThanOrEqual(5)
  expect(asked).toBeLessThanOrEqual(7)

  endSilence()
  for (let pause = 0; pause < 8; pause++) {
    shop.clock.advance({ seconds: 20 })
    await shop.drainJobs()
  }
  for (const paymentId of sales) expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('notifications that only name a payment do not call a resting acquirer, and are processed after the rest', async () => {
  const account = await anotherAccount('MERCADOPAGO')
  const sales = []
  for (let sale = 0; sale < 8; sale++) sales.push((await shop.buy()).payment)
  shop.sandbox.faults.clear()
  for (const { pix } of sales) await shop.sandbox.bank.pay(pix?.code ?? '')
  const endSilence = shop.sandbox.faults.always({
    acquirer: 'MERCADOPAGO',
    operation: 'get',
    kind: 'drop-before',
  })
  await shop.sandbox.bank.webhooksDelivered()
  await shop.drainJobs()
  expect(await questionsTo('MERCADOPAGO')).toBeLessThanOrEqual(7)
  endSilence()
  for (let pause = 0; pause < 10; pause++) {
    shop.clock.advance({ seconds: 30 })
    await shop.drainJobs()
  }
  for (const { paymentId } of sales) expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const parked = await shop.owner`
    select 1 from webhook_inbox where provider_account_id = ${account.id} and state = 'QUARANTINED'`
  expect(parked).toHaveLength(0)
})

test('a thousand reads of one acquirer come back one after the other instead of all at once', () => {
  const { acquirerGuard } = shop.app
  const passes = Array.from({ length: 3 }, () => acquirerGuard.admitRead(shop.account.id))
  expect(passes.every((pass) => 'end' in pass)).toBe(true)
  const turns = Array.from({ length: 1000 }, () => {
    const answer = acquirerGuard.admitRead(shop.account.id)
    return 'until' in answer ? answer.until.getTime() - shop.clock.now().getTime() : 0
  })
  expect([turns[0], turns[1], turns.at(-1)]).toEqual([1000, 1100, 100_900])
})

test.each(['HAWKPAY', 'MERCADOPAGO'] as const)(
  'an unsigned webhook of %s that arrives during three reads is processed at the time that the guard named',
  async (provider) => {
    const account = provider === 'HAWKPAY' ? shop.account : await anotherAccount(provider)
    const { paymentId, payment } = await shop.buy()
    shop.sandbox.faults.clear()
    const passes = Array.from({ length: 3 }, () => shop.app.acquirerGuard.admitRead(account.id))
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await shop.settle()
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    expect(await questionsTo(provider)).toBe(0)

    for (const pass of passes) if ('end' in pass) pass.end('well')
    shop.clock.advance({ seconds: 2 })
    await shop.settle()
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  },
)
