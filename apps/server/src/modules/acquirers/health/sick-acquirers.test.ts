import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, refusedCard } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import type { ProviderAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { listProviderHealth } from './provider-health-queries.ts'

let world: TestApp
let offerId: string

beforeEach(async () => {
  world = await createTestApp({ environment: { MAX_CHARGES_PER_ACCOUNT: '2' } })
  offerId = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterEach(() => world.stop())

const buy = (wishes: Partial<Parameters<typeof aPurchase>[2]> = {}) =>
  aPurchase(world.app, world.platformId, { offerId, ...wishes })
const askedForMoney = async (acquirer: string) =>
  (await world.sandbox.acquirer(acquirer).received()).filter(({ operation }) => operation === 'create').length
const countOrders = async () => Number((await world.owner`select count(*) from orders`)[0]?.count)
const attemptsOf = async (paymentId: string) => [
  ...(await world.owner`
    select provider_account_id as account, state, failure_kind as kind from payment_attempts
    where payment_id = ${paymentId} order by number`),
]
const aSecondAccount = (): Promise<ProviderAccount> =>
  inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'LUMION' }),
  )
const makeUnreachable = () =>
  world.owner`update provider_accounts set base_url = 'http://127.0.0.1:9/v1' where id = ${world.account.id}`
const health = async () => {
  await world.app.acquirerHealth.settled()
  const lines = await inScope(world.app, world.platformId, (scope) =>
    listProviderHealth(scope, { since: new Date('2030-03-13T15:00:00Z') }),
  )
  return lines
    .map(({ accountId, method, operation, outcome, calls }) =>
      [accountId === world.account.id ? 'first' : 'second', method, operation, outcome, calls].join(' '),
    )
    .sort()
}

test('after five charges without an answer the sixth buyer reads that Pix is not available, and no order is written', async () => {
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' })
  for (let sale = 0; sale < 5; sale++)
    expect(await buy()).toMatchObject({ status: 'PENDING', payment: { isConfirming: true } })
  world.sandbox.faults.clear()
  await expect(buy()).rejects.toMatchObject({ code: 'method_unavailable' })
  expect(await countOrders()).toBe(5)
  expect(await askedForMoney('HAWKPAY')).toBe(5)

  // The other methods of the same account are not affected.
  expect(await buy({ method: 'CREDIT_CARD' })).toMatchObject({ status: 'APPROVED' })

  world.clock.advance({ seconds: 20 })
  expect(await buy()).toMatchObject({ status: 'PENDING', payment: { isConfirming: false } })
  expect(world.app.acquirerGuard.stateOf({ accountId: world.account.id, method: 'PIX' })).toBe('CLOSED')
  expect(await health()).toEqual([
    'first CREDIT_CARD CHARGE answered 1',
    'first PIX CHARGE answered 1',
    'first PIX CHARGE resting 1',
    'first PIX CHARGE unknown 5',
  ])
})

test('a failed probe makes the account rest again', async () => {
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'error-before', status: 500 })
  for (let sale = 0; sale < 5; sale++) await buy()
  world.clock.advance({ seconds: 20 })
  await buy()
  world.clock.advance({ seconds: 19 })
  await expect(buy()).rejects.toMatchObject({ code: 'method_unavailable' })
  expect(await askedForMoney('HAWKPAY')).toBe(6)
})

test('the idempotency key of a refused purchase can be used again', async () => {
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' })
  for (let sale = 0; sale < 5; sale++) await buy()
  world.sandbox.faults.clear()
  const purchaseId = '0b7a6f0e-5d1c-4d0e-9d3a-6a3f5b8c1e21'
  await expect(buy({ purchaseId })).rejects.toMatchObject({ code: 'method_unavailable' })
  world.clock.advance({ seconds: 20 })
  expect(await buy({ purchaseId })).toMatchObject({ status: 'PENDING' })
})

test('declined cards are answers: the acquirer stays healthy and in use', async () => {
  // Demo sales, because eight refusals of one buyer would be blocked before they reach the acquirer.
  const wishes = { offerId, method: 'CREDIT_CARD', cardNumber: refusedCard } as const
  for (let sale = 0; sale < 8; sale++)
    expect(
      await aPurchase(world.app, world.platformId, wishes, { ip: '127.0.0.1', isDemo: true }),
    ).toMatchObject({ status: 'REJECTED' })
  expect(await buy({ method: 'CREDIT_CARD' })).toMatchObject({ status: 'APPROVED' })
})

test('a rate-limiting acquirer rests after the fifth refusal', async () => {
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'error-before', status: 429 })
  for (let sale = 0; sale < 5; sale++) await buy()
  world.sandbox.faults.clear()
  await expect(buy()).rejects.toMatchObject({ code: 'method_unavailable' })
  expect(await askedForMoney('HAWKPAY')).toBe(5)
  expect(await health()).toEqual(['first PIX CHARGE rate_limited 5', 'first PIX CHARGE resting 1'])
})

test('refused keys are our own fault: they do not open the breaker', async () => {
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'error-before', status: 401 })
  for (let sale = 0; sale < 8; sale++) await buy()
  world.sandbox.faults.clear()
  expect(await buy()).toMatchObject({ status: 'PENDING', payment: { isConfirming: false } })
  expect(await health()).toEqual(['first PIX CHARGE answered 1', 'first PIX CHARGE credentials 8'])
})

test('refused keys do not close the breaker either: failures before and after them are counted together', async () => {
  const { faults } = world.sandbox
  faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' }, 4)
  for (let sale = 0; sale < 4; sale++) await buy()
  faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'error-before', status: 401 })
  await buy()
  faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' })
  await buy()
  await expect(buy()).rejects.toMatchObject({ code: 'method_unavailable' })
  expect(await health()).toEqual([
    'first PIX CHARGE credentials 1',
    'first PIX CHARGE resting 1',
    'first PIX CHARGE unknown 5',
  ])
})

test('a sale tries an unreachable account once, and skips it once it rests', async () => {
  const second = await aSecondAccount()
  await makeUnreachable()
  for (let sale = 0; sale < 5; sale++) {
    const { paymentId, status } = await buy()
    expect(status).toBe('PENDING')
    expect(await attemptsOf(paymentId)).toEqual([
      { account: world.account.id, state: 'FAILED', kind: 'unreachable' },
      { account: second.id, state: 'ANSWERED', kind: null },
    ])
  }
  const { paymentId } = await buy()
  expect(await attemptsOf(paymentId)).toEqual([{ account: second.id, state: 'ANSWERED', kind: null }])
  expect(await health()).toEqual([
    'first PIX CHARGE resting 1',
    'first PIX CHARGE unreachable 5',
    'second PIX CHARGE answered 6',
  ])
})

test('when every account rests, no buyer is charged', async () => {
  await aSecondAccount()
  await makeUnreachable()
  world.sandbox.faults.always({ acquirer: 'LUMION', operation: 'create', kind: 'drop-before' })
  for (let sale = 0; sale < 5; sale++) await buy()
  await expect(buy()).rejects.toMatchObject({ code: 'method_unavailable' })
  expect(await askedForMoney('LUMION')).toBe(5)
})

test('a buyer who finds every slot taken waits for the next one, and gets it', async () => {
  const { acquirerGuard } = world.app
  const place = { accountId: world.account.id, method: 'PIX' } as const
  for (const other of ['first', 'second']) expect(acquirerGuard.slot(other, place)).toBe('reserved')
  const waiting = vi.spyOn(acquirerGuard, 'slotLeft')
  const third = buy()
  await expect.poll(() => waiting).toHaveBeenCalled()
  acquirerGuard.leave('first', 'no_verdict')
  expect(await third).toMatchObject({ status: 'PENDING', method: 'PIX' })
  acquirerGuard.leave('second', 'no_verdict')
  waiting.mockRestore()
})

test('charges beyond an account’s limit go to the next account; without another account the purchase is refused as busy', async () => {
  const asked = world.sandbox.acquirer('HAWKPAY')
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before', hold: true })
  const held = [buy(), buy()]
  await expect.poll(() => asked.received()).toHaveLength(2)

  await expect(buy()).rejects.toMatchObject({ code: 'acquirer_busy', details: { retryAfterSeconds: 2 } })
  expect(await countOrders()).toBe(2)
  const second = await aSecondAccount()
  const { paymentId, payment } = await buy()
  expect(payment.isConfirming).toBe(false)
  expect(await attemptsOf(paymentId)).toEqual([{ account: second.id, state: 'ANSWERED', kind: null }])

  // The connections are closed: waiting charges end with an unknown outcome, and release their slots.
  await world.app.transport.close()
  for (const { status, payment } of await Promise.all(held))
    expect([status, payment.isConfirming]).toEqual(['PENDING', true])
  world.sandbox.faults.clear()
  const { paymentId: next } = await buy()
  expect(await attemptsOf(next)).toMatchObject([{ account: world.account.id, state: 'ANSWERED' }])
})

test('a purchase that fails after taking its slot releases it', async () => {
  const plans = await world.owner`delete from fee_plans where method = 'PIX' returning *`
  for (let sale = 0; sale < 3; sale++) await expect(buy()).rejects.toThrow()
  for (const plan of plans) await world.owner`insert into fee_plans ${world.owner(plan)}`
  expect(await buy()).toMatchObject({ status: 'PENDING' })
})

test('counters that cannot be written fail no sale, and later calls are counted again', async () => {
  await world.owner`alter table provider_health rename to lost_health`
  expect(await buy()).toMatchObject({ status: 'PENDING' })
  await world.app.acquirerHealth.settled()
  await world.owner`alter table lost_health rename to provider_health`
  const [{ paymentId }] = await Promise.all([buy({ method: 'BILLET' }), buy({ method: 'CREDIT_CARD' })])
  await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
  expect(await health()).toEqual([
    'first BILLET CHARGE answered 1',
    'first BILLET READ answered 1',
    'first CREDIT_CARD CHARGE answered 1',
  ])
})

test('a retried transaction whose purchase was made elsewhere meanwhile releases its slot', async () => {
  const { app, platformId } = world
  const buyAfterDeadlock = (purchaseId: string) => {
    let tries = 0
    const transaction: typeof app.db.transaction = async (id, work) => {
      tries += 1
      if (tries > 1) return app.db.transaction(id, work)
      const deadlock = new Error('deadlock detected')
      const firstTry = app.db.transaction(id, async (tx) => {
        await work(tx)
        throw deadlock
      })
      await expect(firstTry).rejects.toBe(deadlock)
      await buy({ purchaseId })
      return app.db.transaction(id, work)
    }
    return aPurchase({ ...app, db: { ...app.db, transaction } }, platformId, { offerId, purchaseId })
  }
  for (let sale = 0; sale < 3; sale++) await buyAfterDeadlock(randomUUID())
  expect(await buy()).toMatchObject({ status: 'PENDING' })
  expect(await countOrders()).toBe(4)
  expect(await askedForMoney('HAWKPAY')).toBe(4)
})
