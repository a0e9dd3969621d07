import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { type ConnectableAccount, webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { confirmReceipt } from '#modules/payments/cases/confirm-receipt.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { Actor } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

/** An acquirer that neither signs its webhooks nor can report the state of a charge. */
let shop: Shop
let account: ConnectableAccount

beforeAll(async () => {
  shop = await createShop()
  account = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider: 'VENIT', priority: 0 }),
  )
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

const by: Actor = { userId: randomUUID(), ip: '203.0.113.9' }
let receipts = 0
const newReceipt = () => `E12345678203003131500${String(++receipts).padStart(11, '0')}`
const balance = () =>
  inScope(shop.app, shop.platformId, async (scope) => {
    const [offer] = await shop.owner`select seller_id from products`
    return getBalance(scope, offer?.seller_id)
  })
const casesOf = async (paymentId: string) =>
  (
    await shop.owner`select kind from payment_cases where payment_id = ${paymentId} and closed_at is null`
  ).map(({ kind }) => kind)
const tell = async (paymentId: string, changes: object) => {
  const transactionId = await shop.transactionOf(paymentId)
  const data = { transactionId, status: 'paid', amount: 19_700, endToEndId: newReceipt(), ...changes }
  await fetch(webhookUrl(shop.app, account, paymentId), { method: 'POST', body: JSON.stringify({ data }) })
  await shop.drainJobs()
}
const buyAndPay = async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  return { paymentId }
}
const lastVerdict = async (paymentId: string) => (await shop.webhooksOf(paymentId)).at(-1)?.state

describe('a receipt without proof', () => {
  test('delivers the product to the buyer, and holds the money', async () => {
    const { paymentId } = await buyAndPay()
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await casesOf(paymentId)).toEqual(['UNPROVEN_RECEIPT'])

    shop.clock.advance({ days: 40 })
    await shop.drainJobs()
    const { availableCents, pendingCents, heldCents, nextRelease } = await balance()
    expect({ availableCents, pendingCents, nextRelease }).toEqual({
      availableCents: 0,
      pendingCents: 0,
      nextRelease: null,
    })
    expect(heldCents).toBeGreaterThan(18_000)
  })

  test('releases its money after a person has confirmed it, and the audit log names that person', async () => {
    const before = await balance()
    const { paymentId } = await buyAndPay()
    const held = (await balance()).heldCents - before.heldCents
    const confirm = () => inScope(shop.app, shop.platformId, (scope) => confirmReceipt(scope, paymentId, by))
    await confirm()
    await shop.drainJobs()
    expect(await balance()).toMatchObject({
      availableCents: before.availableCents + held,
      heldCents: before.heldCents,
    })
    expect(await casesOf(paymentId)).toEqual([])
    const [trace] = await shop.owner`
      select actor_user_id as by from audit_log where action = 'payment.receipt_confirmed' and subject = ${paymentId}`
    expect(trace).toEqual({ by: by.userId })
    await expect(confirm()).rejects.toMatchObject({ code: 'not_found' })
  })

  test('no longer holds money after the buyer is refunded', async () => {
    const before = await balance()
    const { paymentId } = await buyAndPay()
    await inScope(shop.app, shop.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, { source: 'OPERATOR', status: 'REFUNDED', certainty: 'KNOWN' }),
    )
    expect((await balance()).heldCents).toBe(before.heldCents)
  })

  test('has its effect once, however often it is reported', async () => {
    const { paymentId } = await shop.buy()
    const endToEndId = newReceipt()
    for (let copy = 0; copy < 3; copy++) await tell(paymentId, { endToEndId })
    expect((await shop.webhooksOf(paymentId)).map(({ state }) => state)).toEqual([
      'APPLIED',
      'DUPLICATE',
      'DUPLICATE',
    ])
  })
})

describe('an incomplete claim is quarantined and delivers nothing', () => {
  test.each([
    ['another amount', { amount: 19_699 }],
    ['no amount', { amount: undefined }],
    ['no end-to-end id', { endToEndId: undefined }],
    ['an invented end-to-end id', { endToEndId: 'E123' }],
    ['returned money', { status: 'refunded' }],
    ['an unknown status', { status: 'quitado' }],
  ])('with %s', async (_story, changes) => {
    const { paymentId } = await shop.buy()
    await tell(paymentId, changes)
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    expect(await lastVerdict(paymentId)).toBe('QUARANTINED')
  })

  test('of money for a declined sale, which would otherwise be booked as received', async () => {
    const { paymentId } = await shop.buy()
    await inScope(shop.app, shop.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, { source: 'OPERATOR', status: 'REJECTED', certainty: 'KNOWN' }),
    )
    await tell(paymentId, {})
    expect(await shop.statusOf(paymentId)).toBe('REJECTED')
    expect(await lastVerdict(paymentId)).toBe('QUARANTINED')
    expect(await shop.owner`select id from ledger_journals where subject_id = ${paymentId}`).toHaveLength(0)
  })

  test('with the receipt of a Pix that paid another sale', async () => {
    const [first, second] = [await shop.buy(), await shop.buy()]
    const endToEndId = newReceipt()
    await tell(first.paymentId, { endToEndId })
    await tell(second.paymentId, { endToEndId })
    expect(await shop.statusOf(first.paymentId)).toBe('APPROVED')
    expect(await shop.statusOf(second.paymentId)).toBe('PENDING')
    expect(await lastVerdict(second.paymentId)).toBe('QUARANTINED')
  })
})
