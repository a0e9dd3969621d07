import type { Answer } from '@balcao/sandbox/core/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { createLog } from '#kit/log.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { applyProviderEvent } from './apply-provider-event.ts'

let shop: Shop

beforeEach(async () => {
  shop = await createShop()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.stop()
})

const rewriteNext = (operation: 'create' | 'get', changes: Record<string, unknown>) =>
  shop.sandbox.faults.next({
    acquirer: 'HAWKPAY',
    operation,
    kind: 'rewrite',
    rewrite: (answer: Answer) => ({ ...answer, body: { ...(answer.body as object), ...changes } }),
  })
const aSecondAccount = () =>
  inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, {
      sandbox: shop.sandbox,
      provider: 'LUMION',
      methods: ['PIX', 'CREDIT_CARD'],
      priority: 2,
    }),
  )
const askAgain = (paymentId: string) =>
  checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
const eventsOf = async (paymentId: string) =>
  (
    await shop.owner`
      select outcome, detail from payment_events where payment_id = ${paymentId} order by id`
  ).map(({ outcome, detail }) => `${outcome} ${detail ?? ''}`.trim())

describe('a payment belongs to one transaction of one account', () => {
  test('an id that an acquirer issues twice neither pays two sales nor fails the second', async () => {
    const first = await shop.buy()
    const id = await shop.transactionOf(first.paymentId)
    rewriteNext('create', { id: Number(id) })
    const second = await shop.buy()
    expect(second).toMatchObject({ status: 'PENDING', payment: { isConfirming: true, pix: null } })
    expect(await shop.transactionOf(second.paymentId)).toBeNull()

    await shop.sandbox.bank.pay(first.payment.pix?.code ?? '')
    await shop.settle()
    expect(await shop.statusOf(first.paymentId)).toBe('APPROVED')
    expect(await shop.statusOf(second.paymentId)).toBe('PENDING')
    expect(await eventsOf(second.paymentId)).toContain('REFUSED about another payment')
  })

  test('a payment found paid at one account is not charged at the next, whatever the first one answered', async () => {
    await aSecondAccount()
    const { app } = shop
    // The first acquirer charges but answers 429; its webhook is processed before the next one is tried.
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'error-after', status: 429 })
    const slowApp = {
      ...app,
      transport: {
        ...app.transport,
        send: async (request: Parameters<typeof app.transport.send>[0]) => {
          const answer = await app.transport.send(request)
          await shop.settle()
          return answer
        },
      },
    }
    const { paymentId, status } = await aPurchase(slowApp, shop.platformId, {
      offerId: shop.offerId,
      method: 'CREDIT_CARD',
    })
    expect(status).toBe('APPROVED')
    expect(await shop.sandbox.acquirer('LUMION').charges()).toHaveLength(0)
    const [{ account } = {}] = await shop.owner`
      select provider_account_id as account from payments where id = ${paymentId}`
    expect(account).toBe(shop.account.id)
  })

  test('a report by a former account of the payment is ignored', async () => {
    const second = await aSecondAccount()
    const { paymentId } = await shop.buy()
    const transactionId = await shop.transactionOf(paymentId)
    await shop.owner`
      update payments set provider_account_id = ${second.id}, transaction_id = null where id = ${paymentId}`
    await inScope(shop.app, shop.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, {
        source: 'RECONCILER',
        providerAccountId: shop.account.id,
        status: 'APPROVED',
        certainty: 'KNOWN',
        transactionId,
        amountCents: 19_700,
      }),
    )
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    expect(await shop.transactionOf(paymentId)).toBeNull()
    expect(await eventsOf(paymentId)).toContain('REFUSED another account')
  })
})

test('money of another currency in the amount of the price pays nothing and is held in its own currency', async () => {
  const { paymentId, payment } = await shop.buy()
  shop.sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  rewriteNext('get', { currency: 'USD' })
  await askAgain(paymentId)
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
  const [{ kind, detail } = {}] = await shop.owner`
    select kind, detail from payment_cases where payment_id = ${paymentId}`
  expect({ kind, detail }).toEqual({
    kind: 'AMOUNT_MISMATCH',
    detail: { amountCents: 19_700, currency: 'USD' },
  })
  const inReais = await shop.owner`
    select 1 from ledger_entries where currency = 'BRL' and amount_cents <> 0`
  expect(inReais).toHaveLength(0)
  expect(await readBooks(shop)).toEqual({ 'acquirer:hawkpay:receivable': 19_700, suspense: -19_700 })
})

test('a Pix to which the acquirer sets no expiry is still shown, and expires after a day', async () => {
  const before = shop.clock.now()
  shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-after' })
  const lost = await shop.buy()
  expect(lost.payment.pix).toBeNull()
  await inScope(shop.app, shop.platformId, (scope) =>
    applyProviderEvent(scope, lost.paymentId, {
      source: 'RECONCILER',
      status: 'PENDING',
      certainty: 'KNOWN',
      pixCode: '00020101021226890014br.gov.bcb.pix',
    }),
  )
  const [{ at } = {}] = await shop.owner`select expires_at as at from payments where id = ${lost.paymentId}`
  expect(at).toEqual(new Date(before.getTime() + 86_400_000))
})

test('an unknown status is logged as a warning each time, and a known status is not', async () => {
  const { paymentId } = await shop.buy()
  const lines: string[] = []
  const app = { ...shop.app, log: createLog('warn', { write: (line) => lines.push(line) }) }
  const say = (rawStatus: string, certainty: 'KNOWN' | 'UNCONFIRMED') =>
    inScope(app, shop.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status: 'PENDING', certainty, rawStatus }),
    )
  await say('waiting_payment', 'KNOWN')
  expect(lines).toEqual([])
  await say('em_transe', 'UNCONFIRMED')
  await say('em_transe', 'UNCONFIRMED')
  const warning = {
    paymentId,
    provider: 'HAWKPAY',
    rawStatus: 'em_transe',
    msg: 'A provider used a word that nobody knows',
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([warning, warning])
})

describe('concurrent reports', () => {
  const say = (paymentId: string, status: 'PENDING' | 'APPROVED' | 'REFUNDED' | 'CHARGEBACK') =>
    inScope(shop.app, shop.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, {
        source: 'WEBHOOK',
        status,
        certainty: 'KNOWN',
        amountCents: 19_700,
      }),
    )
  const journalsOf = async (paymentId: string) =>
    (await shop.owner`select rule from ledger_journals where subject_id = ${paymentId} order by id`).map(
      ({ rule }) => rule,
    )

  test('from answer, webhooks, checks and the buyer’s retry move the money once', async () => {
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'webhook-first' })
    const { paymentId, payment } = await shop.buy()
    shop.sandbox.faults.next({ operation: 'webhook', kind: 'duplicate', times: 5 })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await Promise.all([
      shop.settle(),
      ...Array.from({ length: 3 }, () => askAgain(paymentId)),
      shop.call('checkout.refreshPayment', { paymentId }),
      ...Array.from({ length: 10 }, () => say(paymentId, 'APPROVED')),
    ])
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await journalsOf(paymentId)).toEqual(['sale.approved'])
    await shop.settle()
    const told = (await shop.inbox()).filter(({ key }) => key === `purchase-approved:${paymentId}`)
    expect(told).toHaveLength(1)
  })

  test('of a refund and of a dispute give the money back once', async () => {
    const sales = await Promise.all(Array.from({ length: 5 }, () => shop.buy()))
    await Promise.all(
      sales.flatMap(({ paymentId }) =>
        (['REFUNDED', 'PENDING', 'CHARGEBACK', 'APPROVED', 'REFUNDED', 'CHARGEBACK'] as const).map((status) =>
          say(paymentId, status),
        ),
      ),
    )
    for (const { paymentId } of sales) {
      const [captured, returned, ...more] = await journalsOf(paymentId)
      expect([captured, more]).toEqual(['sale.approved', []])
      expect(['sale.refunded', 'sale.charged_back']).toContain(returned)
    }
    expect((await readBooks(shop))['acquirer:hawkpay:receivable']).toBeUndefined()
  })
})
