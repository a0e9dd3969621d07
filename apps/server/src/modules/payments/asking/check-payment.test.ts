import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { openCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import type { ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { updateProviderAccount } from '#modules/acquirers/accounts/update-provider-account.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { checkPayment } from './check-payment.ts'

let shop: Shop

beforeEach(async () => {
  shop = await createShop()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.stop()
})

const silent = { acquirer: 'HAWKPAY', operation: 'get', kind: 'error-before', status: 503 } as const
const loseWebhooks = () => shop.sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
const standingOf = async (paymentId: string) =>
  (await shop.owner`select status, certainty from payments where id = ${paymentId}`)[0]
const attemptsOf = async (paymentId: string) =>
  (await shop.owner`select state from payment_attempts where payment_id = ${paymentId} order by number`).map(
    ({ state }) => state,
  )
const casesOf = async (paymentId: string) =>
  (await shop.owner`select kind from payment_cases where payment_id = ${paymentId}`).map(({ kind }) => kind)
const passDays = async (days: number) => {
  for (let day = 0; day < days; day++) {
    shop.clock.advance({ days: 1 })
    await shop.settle()
  }
}

describe('a Pix paid in its last minute, with every webhook lost', () => {
  test('stays open while the acquirer is silent, and is found when it answers again', async () => {
    loseWebhooks()
    const { paymentId, payment } = await shop.buy()
    shop.clock.advance({ hours: 23, minutes: 59 })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    const endSilence = shop.sandbox.faults.always(silent)
    shop.clock.advance({ minutes: 2 })
    await shop.settle()
    expect(await shop.statusOf(paymentId)).toBe('PENDING')

    await passDays(3)
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    endSilence()
    await passDays(1)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await casesOf(paymentId)).toEqual([])
  })
})

describe('a code that was not paid in time', () => {
  test('is checked for some more days, so that late money is honoured without a webhook', async () => {
    loseWebhooks()
    const { paymentId, payment } = await shop.buy()
    await passDays(2)
    expect(await shop.statusOf(paymentId)).toBe('CANCELED')
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await passDays(2)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  })

  test('is not checked after that, and opens no case', async () => {
    const { paymentId } = await shop.buy()
    await passDays(20)
    expect(await standingOf(paymentId)).toEqual({ status: 'CANCELED', certainty: 'KNOWN' })
    expect(await casesOf(paymentId)).toEqual([])
    const waiting = await shop.owner`
      select 1 from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
    expect(waiting).toHaveLength(0)
  })

  test('stays open while the acquirer reports an unknown status for it', async () => {
    loseWebhooks()
    const { paymentId, payment } = await shop.buy()
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    const endRiddle = shop.sandbox.faults.always({
      acquirer: 'HAWKPAY',
      operation: 'get',
      kind: 'unknown-status',
      word: 'zzz_settled',
    })
    await passDays(2)
    expect(await standingOf(paymentId)).toEqual({ status: 'REJECTED', certainty: 'UNCONFIRMED' })
    endRiddle()
    await passDays(1)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  })
})

test('an unknown status ends no Pix, even if unknown statuses are shown as pending', async () => {
  await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, {
      sandbox: shop.sandbox,
      provider: 'NOXPAY',
      priority: 0,
      credentials: { generation: 'v2' },
    }),
  )
  loseWebhooks()
  const { paymentId } = await shop.buy()
  shop.sandbox.faults.always({
    acquirer: 'NOXPAY',
    operation: 'get',
    kind: 'unknown-status',
    word: 'zzz_settled',
  })
  await passDays(2)
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
})

test('a boleto that may still be paid next week is checked until then, and opens no case', async () => {
  loseWebhooks()
  const { paymentId, payment } = await shop.buy({ method: 'BILLET' })
  const dueDate = new Date(shop.clock.now().getTime() + 20 * 86_400_000)
  await shop.owner`update payments set expires_at = ${dueDate} where id = ${paymentId}`
  await passDays(15)
  expect(await casesOf(paymentId)).toEqual([])
  await shop.sandbox.bank.pay(payment.billet?.code ?? '')
  await passDays(2)
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('a payment that cannot be read at its provider becomes a case for a person', async () => {
  const { paymentId } = await shop.buy()
  await shop.owner`update provider_accounts set credentials = 'v1.a.b.c' where id = ${shop.account.id}`
  await passDays(12)
  expect(await standingOf(paymentId)).toMatchObject({ status: 'PENDING' })
  expect(await casesOf(paymentId)).toEqual(['NO_ANSWER'])
})

test('a case for a person is closed when the acquirer answers after all', async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.owner`update payments set certainty = 'UNKNOWN' where id = ${paymentId}`
  const endSilence = shop.sandbox.faults.always(silent)
  await passDays(16)
  expect(await casesOf(paymentId)).toEqual(['NO_ANSWER'])
  endSilence()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  shop.clock.advance({ seconds: 30 })
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const open = await shop.owner`
    select 1 from payment_cases where payment_id = ${paymentId} and closed_at is null`
  expect(open).toHaveLength(0)
})

test('money of another amount is one case, however often the acquirer reports it', async () => {
  loseWebhooks()
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  shop.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'get', kind: 'wrong-amount', amount: 1 })
  await passDays(20)
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
  expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH'])
  const told = await shop.owner`
    select 1 from payment_events where payment_id = ${paymentId} and outcome = 'CASE_OPENED'`
  expect(told).toHaveLength(1)
})

test('a very long status of a provider is truncated to a readable length', async () => {
  const { paymentId } = await shop.buy()
  const word = 'z'.repeat(50_000)
  shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'get', kind: 'unknown-status', word })
  await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
  const [{ kept } = {}] = await shop.owner`
    select greatest(max(length(e.raw_status)), max(length(p.raw_status))) as kept
    from payments p join payment_events e on e.payment_id = p.id where p.id = ${paymentId}`
  expect(kept).toBe(100)
})

describe('a charge without an answer, at an acquirer with search by our reference', () => {
  const noxpay = (priority: number) =>
    inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, {
        sandbox: shop.sandbox,
        provider: 'NOXPAY',
        priority,
        credentials: { generation: 'v2' },
      }),
    )
  let asked: ConnectableAccount

  beforeEach(async () => {
    asked = await noxpay(0)
    loseWebhooks()
  })

  test('is declined when the acquirer is certain that it never got it', async () => {
    shop.sandbox.faults.next({ acquirer: 'NOXPAY', operation: 'create', kind: 'drop-before' })
    const { paymentId, status } = await shop.buy()
    expect(status).toBe('PENDING')
    shop.clock.advance({ seconds: 30 })
    await shop.settle()
    // Too early: a very recent charge may not be in the acquirer's own lists yet.
    expect(await standingOf(paymentId)).toEqual({ status: 'PENDING', certainty: 'UNKNOWN' })
    shop.clock.advance({ minutes: 5 })
    await shop.settle()
    shop.clock.advance({ minutes: 5 })
    await shop.settle()
    expect(await standingOf(paymentId)).toEqual({ status: 'REJECTED', certainty: 'KNOWN' })
    expect(await attemptsOf(paymentId)).toEqual(['FAILED'])
  })

  test('is not declined after the account got the keys of another merchant, who has no such charge', async () => {
    shop.sandbox.faults.next({ acquirer: 'NOXPAY', operation: 'create', kind: 'drop-after' })
    const { paymentId } = await shop.buy()
    const { publicKey = null, secretKey = null } = openCredentials(shop.app, await noxpay(9))
    await inScope(shop.app, shop.platformId, (scope) =>
      updateProviderAccount(scope, asked.id, { credentials: { publicKey, secretKey } }, theProduct),
    )
    for (const minutes of [1, 5, 5]) {
      shop.clock.advance({ minutes })
      await shop.settle()
    }
    expect(await standingOf(paymentId)).toEqual({ status: 'PENDING', certainty: 'UNKNOWN' })
  })

  test('is resolved together with its attempt if the process died before storing the answer', async () => {
    const { paymentId } = await shop.buy()
    await shop.owner`update payments set transaction_id = null, certainty = 'UNKNOWN' where id = ${paymentId}`
    await shop.owner`update payment_attempts set state = 'SENT', ended_at = null where payment_id = ${paymentId}`
    shop.clock.advance({ seconds: 30 })
    await shop.settle()
    expect(await standingOf(paymentId)).toEqual({ status: 'PENDING', certainty: 'KNOWN' })
    expect(await attemptsOf(paymentId)).toEqual(['ANSWERED'])
  })

  test.each(['drop-after', 'error-after', 'reset', 'garbage', 'html', 'empty', 'wrong-amount'] as const)(
    'is found within the first reads after a %s, charged once and never declined',
    async (kind) => {
      shop.sandbox.faults.next({ acquirer: 'NOXPAY', operation: 'create', kind })
      const purchaseId = randomUUID()
      const { paymentId, status, payment } = await shop.buy({ purchaseId })
      expect([status, payment.isConfirming]).toEqual(['PENDING', true])
      const charges = await shop.sandbox.acquirer('NOXPAY').charges()
      expect(charges).toHaveLength(1)
      await shop.sandbox.bank.pay(charges[0]?.pix?.code ?? '')
      expect((await shop.buy({ purchaseId })).paymentId).toBe(paymentId)
      shop.clock.advance({ seconds: 30 })
      await shop.settle()
      expect(await standingOf(paymentId)).toEqual({ status: 'APPROVED', certainty: 'KNOWN' })
      expect(await attemptsOf(paymentId)).toEqual(['ANSWERED'])
      expect(await shop.sandbox.acquirer('NOXPAY').charges()).toHaveLength(1)
      expect(await shop.sandbox.acquirer('HAWKPAY').charges()).toHaveLength(0)
    },
  )
})

describe('a charge that was declined because it never arrived', () => {
  beforeEach(async () => {
    await inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, { sandbox: shop.sandbox, provider: 'PAGARME', methods: ['CREDIT_CARD'], priority: 0 }),
    )
    loseWebhooks()
  })
  const wish = () => ({ offerId: shop.offerId, method: 'CREDIT_CARD' }) as const
  const chargesAt = (acquirer: 'PAGARME' | 'HAWKPAY') => shop.sandbox.acquirer(acquirer).charges()

  test('is not made later by a process that was paused', async () => {
    let isOpened = false
    const transaction: App['db']['transaction'] = async (platformId, work) => {
      const done = await shop.app.db.transaction(platformId, work)
      if (!isOpened) {
        isOpened = true
        for (const minutes of [1, 4, 4]) {
          shop.clock.advance({ minutes })
          await shop.settle()
        }
      }
      return done
    }
    const stalled = { ...shop.app, db: { ...shop.app.db, transaction } }
    const { paymentId } = await aPurchase(stalled, shop.platformId, wish())
    expect(await standingOf(paymentId)).toEqual({ status: 'REJECTED', certainty: 'KNOWN' })
    expect([...(await chargesAt('PAGARME')), ...(await chargesAt('HAWKPAY'))]).toEqual([])
  })

  test('is never a charge still in flight at the next acquirer, however long the first one took', async () => {
    await shop.owner`update provider_accounts set priority = -1 where id = ${shop.account.id}`
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'error-before', status: 429 })
    const { app } = shop
    let calls = 0
    const slow = {
      ...app,
      transport: {
        ...app.transport,
        send: async (request: Parameters<typeof app.transport.send>[0]) => {
          calls += 1
          if (calls === 1) shop.clock.advance({ minutes: 4 })
          for (let turn = 0; calls === 2 && turn < 3; turn++) {
            await shop.settle()
            shop.clock.advance({ seconds: 20 })
          }
          return app.transport.send(request)
        },
      },
    }
    const { status } = await aPurchase(slow, shop.platformId, wish())
    expect(await chargesAt('PAGARME')).toHaveLength(1)
    expect(status).toBe('APPROVED')
  })
})
