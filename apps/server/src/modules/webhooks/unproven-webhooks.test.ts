import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createLog } from '#kit/log.ts'
import { accountWebhookUrl, webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { replayWebhook } from './replay-webhook.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

const forge = (id: string, amount?: number) =>
  shop.sandbox
    .acquirer('HAWKPAY')
    .forgeWebhook({ id, state: 'paid', ...(amount !== undefined && { amount }) })
const statesOf = async (paymentId: string) => (await shop.webhooksOf(paymentId)).map(({ state }) => state)
const replay = (webhookId: string) =>
  inScope(shop.app, shop.platformId, (scope) => replayWebhook(scope, webhookId))

test('a flood of forged webhooks makes us read the provider once in half a minute, and changes nothing', async () => {
  const { paymentId } = await shop.buy()
  const id = await shop.transactionOf(paymentId)
  for (let copy = 0; copy < 25; copy++) await forge(id)
  await shop.settle()
  expect(await shop.readsOf('HAWKPAY', id)).toBe(1)
  expect((await statesOf(paymentId)).sort()).toEqual(['QUARANTINED', ...Array(24).fill('WAITING')])

  shop.clock.advance({ seconds: 29 })
  await forge(id)
  await shop.settle()
  expect(await shop.readsOf('HAWKPAY', id)).toBe(1)

  // One read answers all waiting webhooks. The scheduled check at thirty seconds is not caused by them and is
  // removed.
  await shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  shop.clock.advance({ seconds: 1 })
  await shop.settle()
  expect(await shop.readsOf('HAWKPAY', id)).toBe(2)
  // A person finds one case, with the number of copies.
  expect((await statesOf(paymentId)).sort()).toEqual([...Array(25).fill('DUPLICATE'), 'QUARANTINED'])
  const [kept] =
    await shop.owner`select copies from webhook_inbox where payment_id = ${paymentId} and state = 'QUARANTINED'`
  expect(kept).toEqual({ copies: 25 })
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
})

test('a genuine webhook within the pause after a forged one is applied when the pause is over', async () => {
  const { paymentId, payment } = await shop.buy()
  const id = await shop.transactionOf(paymentId)
  await forge(id)
  await shop.settle()
  shop.clock.advance({ seconds: 1 })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  expect(await statesOf(paymentId)).toEqual(['QUARANTINED', 'WAITING'])
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
  shop.clock.advance({ seconds: 29 })
  await shop.settle()
  expect(await statesOf(paymentId)).toEqual(['QUARANTINED', 'APPLIED'])
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('a webhook without news, or that could change nothing, triggers no read', async () => {
  const { paymentId, payment } = await shop.buy()
  const id = await shop.transactionOf(paymentId)
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  const reads = await shop.readsOf('HAWKPAY', id)
  shop.clock.advance({ hours: 24 })
  await forge(id)
  await shop.settle()
  shop.clock.advance({ seconds: 1 })
  const belated = { type: 'transaction', data: { id, status: 'waiting_payment', amount: 19_700 } }
  await fetch(webhookUrl(shop.app, shop.account, paymentId), {
    method: 'POST',
    body: JSON.stringify(belated),
  })
  await shop.settle()
  expect(await shop.readsOf('HAWKPAY', id)).toBe(reads)
  expect(await statesOf(paymentId)).toEqual(['APPLIED', 'DUPLICATE', 'IGNORED'])
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('late money opens one case, however often it is reported', async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.owner`update payments set status = 'REJECTED', certainty = 'KNOWN' where id = ${paymentId}`
  shop.sandbox.faults.next({ operation: 'webhook', kind: 'duplicate', times: 4 })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  shop.clock.advance({ seconds: 30 })
  await shop.settle()
  await forge(await shop.transactionOf(paymentId))
  await shop.settle()
  expect((await statesOf(paymentId)).sort()).toEqual(['APPLIED', ...Array(4).fill('DUPLICATE')])
  const opened = await shop.owner`
    select 1 from payment_events where payment_id = ${paymentId} and outcome = 'CASE_OPENED'`
  expect(opened).toHaveLength(1)
})

test('a claim of one cent is quarantined, and only the provider’s own report counts', async () => {
  const unpaid = await shop.buy()
  await forge(await shop.transactionOf(unpaid.paymentId), 1)
  await shop.settle()
  expect(await shop.statusOf(unpaid.paymentId)).toBe('PENDING')
  expect(await shop.webhooksOf(unpaid.paymentId)).toMatchObject([
    { state: 'QUARANTINED', detail: 'claimed 1 cents, the payment is of 19700' },
  ])

  const paid = await shop.buy()
  shop.sandbox.faults.next({ operation: 'webhook', kind: 'wrong-amount', amount: 1 })
  await shop.sandbox.bank.pay(paid.payment.pix?.code ?? '')
  await shop.settle()
  expect(await statesOf(paid.paymentId)).toEqual(['QUARANTINED'])
  expect(await shop.statusOf(paid.paymentId)).toBe('APPROVED')
})

test('a claim is read with growing pauses while the provider is silent, then quarantined', async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  shop.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'get', kind: 'error-before', status: 503 })
  await shop.settle()
  for (let round = 0; round < 8; round++) {
    expect(await statesOf(paymentId)).toEqual(['WAITING'])
    shop.clock.advance({ hours: 24 })
    await shop.settle()
  }
  expect(await shop.webhooksOf(paymentId)).toMatchObject([
    { state: 'QUARANTINED', detail: 'given up after 8 tries: the provider could not be asked' },
  ])
  shop.sandbox.faults.clear()
  const [webhook] = await shop.webhooksOf(paymentId)
  expect(await replay(webhook?.id ?? '')).toBe('replayed')
  // The first read after a long silence is the circuit breaker's probe, which may concern another payment.
  for (let pause = 0; pause < 3; pause++) {
    shop.clock.advance({ seconds: 30 })
    await shop.settle()
  }
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})

test('a failing webhook is parked after eight tries, delays no other, and has one effect when replayed twice', async () => {
  const { paymentId, payment } = await shop.buy()
  await shop.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  const [sealed] = await shop.owner`select credentials from provider_accounts where id = ${shop.account.id}`
  await shop.owner`update provider_accounts set credentials = 'v1.a.b.c' where id = ${shop.account.id}`
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  const [parked] = await shop.webhooksOf(paymentId)
  expect(parked).toMatchObject({ state: 'QUARANTINED' })
  expect(parked?.detail).toMatch(/^given up after 8 tries: /)
  expect(await shop.owner`select 1 from graphile_worker._private_jobs where attempts >= 8`).toEqual([])

  await shop.owner`update provider_accounts set credentials = ${sealed?.credentials} where id = ${shop.account.id}`
  const webhookId = parked?.id ?? ''
  expect([await replay(webhookId), await replay(webhookId)]).toEqual(['replayed', 'nothing_to_replay'])
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  expect(await replay(webhookId)).toBe('nothing_to_replay')
  const journals = await shop.owner`select 1 from ledger_journals where subject_id = ${paymentId}`
  expect(journals).toHaveLength(1)
  await expect(replay('6a1f3c53-6c9e-4a5e-8f07-3a3f0e0b8a11')).rejects.toMatchObject({ code: 'not_found' })
})

test('a webhook that cannot be stored is not acknowledged, and is not lost when it is sent again', async () => {
  const { paymentId } = await shop.buy()
  const url = webhookUrl(shop.app, shop.account, paymentId)
  const knock = () => fetch(url, { method: 'POST', body: '{"type":"withdraw"}' })
  await shop.owner`alter table webhook_inbox rename to away`
  const refused = await knock()
  await shop.owner`alter table away rename to webhook_inbox`
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await shop.webhooksOf(paymentId)).toEqual([])
  expect((await knock()).status).toBe(200)
  expect(await shop.webhooksOf(paymentId)).toHaveLength(1)
})

test('a webhook that cannot be stored leaves none of its content in the logged error', async () => {
  const url = accountWebhookUrl(shop.app, shop.account)
  await shop.owner`alter table webhook_inbox rename to away`
  const error = await receiveWebhook(shop.app, {
    token: url.split('/').at(-1) ?? '',
    paymentHint: null,
    sourceIp: '127.0.0.1',
    method: 'POST',
    path: '/webhooks',
    query: '',
    headers: { authorization: 'Bearer of-the-provider' },
    rawBody: Buffer.from('{"name":"Carolina Nogueira"}'),
  }).catch((reason: unknown) => reason)
  await shop.owner`alter table away rename to webhook_inbox`
  const lines: string[] = []
  createLog('error', { write: (line) => lines.push(line) }).error({ error }, 'not stored')
  expect(lines.join()).toContain('42P01')
  expect(lines.join()).not.toMatch(/of-the-provider|Carolina/)
})

test('a call is stored completely except for our own secret address', async () => {
  const { paymentId } = await shop.buy()
  const url = `${webhookUrl(shop.app, shop.account, paymentId)}/pix?origem=teste`
  await fetch(url, { method: 'PUT', body: '{"a":1}', headers: { 'x-anything': 'kept', cookie: 'a=b' } })
  const [stored] = await shop.webhooksOf(paymentId)
  expect(stored).toMatchObject({
    method: 'PUT',
    path: `/webhooks/[token]/${paymentId}/pix`,
    query: 'origem=teste',
    sourceIp: '127.0.0.1',
    headers: { 'x-anything': 'kept' },
  })
  expect(stored?.headers).not.toHaveProperty('cookie')
})
