import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { webhookInbox } from '#db/schema/acquirers.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { openBody } from './sealed-body.ts'
import { openWebhook } from './webhook.ts'

let world: TestServer
let offerId: string

beforeAll(async () => {
  world = await createTestServer()
  offerId = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(() => world.stop())
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

const buy = () => aPurchase(world.app, world.platformId, { offerId })
const statusOf = async (paymentId: string) =>
  (await inScope(world.app, world.platformId, (scope) => getPaymentView(scope, paymentId, strangerViewer)))
    .status
const inboxOf = (paymentId: string) =>
  inScope(world.app, world.platformId, ({ tx }) =>
    tx
      .select()
      .from(webhookInbox)
      .where(eq(webhookInbox.paymentHint, paymentId))
      .orderBy(webhookInbox.receivedAt),
  )
const transactionOf = async (paymentId: string): Promise<string> => {
  const [row] = await world.owner`select transaction_id from payments where id = ${paymentId}`
  return row?.transaction_id
}
const readsOf = async (transactionId: string) =>
  (await world.sandbox.acquirer('HAWKPAY').received()).filter(
    (call) => call.method === 'GET' && call.path.includes(transactionId),
  ).length

describe('a webhook is a claim', () => {
  test('that is stored as received, answered 200, and applied only after the transaction was read', async () => {
    const { paymentId, payment } = await buy()
    await world.sandbox.bank.pay(payment.pix?.code ?? '')
    await world.sandbox.bank.webhooksDelivered()
    const [stored] = await inboxOf(paymentId)
    if (!stored) throw new Error('The acquirer sent no webhook')
    expect(stored).toMatchObject({ state: 'RECEIVED', method: 'POST' })
    expect(JSON.parse(Buffer.from(openBody(world.app, stored)).toString())).toMatchObject({
      type: 'transaction',
    })
    expect(await statusOf(paymentId)).toBe('PENDING')

    await world.drainJobs()
    expect(await statusOf(paymentId)).toBe('APPROVED')
    expect(await inboxOf(paymentId)).toMatchObject([
      { state: 'APPLIED', detail: 'confirmed by reading the transaction' },
    ])
    expect(await readsOf(await transactionOf(paymentId))).toBe(1)
  })

  test('that moves the money once when it is sent five times', async () => {
    const { paymentId, payment } = await buy()
    const before = (await readBooks(world))['platform:fee'] ?? 0
    world.sandbox.faults.next({ operation: 'webhook', kind: 'duplicate', times: 5 })
    await world.sandbox.bank.pay(payment.pix?.code ?? '')
    await world.sandbox.bank.webhooksDelivered()
    await world.drainJobs()
    expect(await statusOf(paymentId)).toBe('APPROVED')
    world.clock.advance({ seconds: 30 })
    await world.drainJobs()
    expect(((await readBooks(world))['platform:fee'] ?? 0) - before).toBe(-1_429)
    const states = (await inboxOf(paymentId)).map(({ state }) => state)
    expect(states.length).toBeGreaterThanOrEqual(5)
    expect(new Set(states)).toEqual(new Set(['APPLIED', 'DUPLICATE']))
  })

  test('that changes nothing and is quarantined when it is forged with the right ids', async () => {
    const { paymentId } = await buy()
    const id = await transactionOf(paymentId)
    await world.sandbox.acquirer('HAWKPAY').forgeWebhook({ id, state: 'paid' })
    await world.sandbox.bank.webhooksDelivered()
    await world.drainJobs()
    expect(await statusOf(paymentId)).toBe('PENDING')
    expect(await inboxOf(paymentId)).toMatchObject([
      { state: 'QUARANTINED', detail: 'claimed APPROVED, the provider says PENDING' },
    ])
  })

  test('that finds its payment even before the answer to the purchase', async () => {
    world.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-after' })
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, method: 'CREDIT_CARD' })
    expect(await statusOf(paymentId)).toBe('PENDING')
    await world.sandbox.bank.webhooksDelivered()
    await world.drainJobs()
    expect(await statusOf(paymentId)).toBe('APPROVED')
  })

  test('that is quarantined when it concerns an unknown transaction', async () => {
    const { paymentId } = await buy()
    const body = JSON.stringify({
      type: 'transaction',
      data: { id: 999_999, status: 'paid', amount: 19_700 },
    })
    const response = await fetch(webhookUrl(world.app, world.account, paymentId), { method: 'POST', body })
    expect(response.status).toBe(200)
    await world.drainJobs()
    expect(await statusOf(paymentId)).toBe('PENDING')
    expect((await inboxOf(paymentId)).at(-1)).toMatchObject({ state: 'QUARANTINED' })
  })

  test.each([
    ['garbage', '\u0000\u0001not json'],
    ['nothing', ''],
    ['another kind of event', '{"type":"withdraw","data":{"id":1}}'],
  ])('that is stored, answered 200 and does no harm as %s', async (_story, body) => {
    const { paymentId } = await buy()
    const response = await fetch(webhookUrl(world.app, world.account, paymentId), { method: 'POST', body })
    expect(response.status).toBe(200)
    await world.drainJobs()
    expect(await statusOf(paymentId)).toBe('PENDING')
    expect((await inboxOf(paymentId)).at(-1)?.state).toBe('IGNORED')
  })

  test('that is not found at an address that was never issued', async () => {
    const response = await fetch(`${world.url}/webhooks/${randomUUID()}`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  })

  test('that waits and is retried while the provider cannot be read', async () => {
    const { paymentId, payment } = await buy()
    await world.sandbox.bank.pay(payment.pix?.code ?? '')
    await world.sandbox.bank.webhooksDelivered()
    world.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'get', kind: 'error-before', status: 503 })
    await world.drainJobs()
    expect(await inboxOf(paymentId)).toMatchObject([
      { state: 'WAITING', detail: 'the provider could not be asked' },
    ])
    world.clock.advance({ seconds: 30 })
    await world.drainJobs()
    expect(await statusOf(paymentId)).toBe('APPROVED')
  })
})

test('that stores our secret address nowhere in the clear, even when repeated, and keeps the signed body', async () => {
  const { paymentId } = await buy()
  const url = webhookUrl(world.app, world.account, paymentId)
  const token = new URL(url).pathname.split('/')[2] ?? ''
  const body = JSON.stringify({ type: 'transaction', postbackUrl: url, note: 'ç' })
  await fetch(`${url}?via=${token}`, { method: 'POST', headers: { 'x-original-url': url }, body })
  const rows = await world.owner`select * from webhook_inbox where payment_hint = ${paymentId}`
  expect(rows).toHaveLength(1)
  const kept = rows.map((row) => JSON.stringify({ ...row, raw_body: row.raw_body.toString() })).join()
  expect(kept).not.toContain(token)
  const [{ id }] = rows as unknown as [{ id: string }]
  const { webhook } = await openWebhook(world.app, world.platformId, id)
  expect(Buffer.from(openBody(world.app, webhook)).toString()).toBe(body)
})
