import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#start-sandbox.ts'
import { basicAuthorization, callJson } from '#testing/call-json.ts'
import { gatewayOrder } from '#testing/gateway-order.ts'
import { listenForWebhooks, type WebhookListener } from '#testing/listen-for-webhooks.ts'
import { seededRandom } from '#testing/seeded-random.ts'
import type { CallFault, WebhookFault } from './faults.ts'

let sandbox: Sandbox
let shop: WebhookListener

beforeEach(async () => {
  sandbox = await startSandbox({
    port: 0,
    dataDir: null,
    now: () => new Date('2026-11-15T12:00:00Z'),
    timers: false,
    random: seededRandom('faults'),
    webhookRetryDelaysMilliseconds: [1, 1],
  })
  sandbox.acquirer('HAWKPAY').addAccount({ publicKey: 'pk', secretKey: 'sk' })
  shop = await listenForWebhooks()
})

afterEach(async () => {
  await sandbox.stop()
  await shop.close()
})

const charges = () => sandbox.acquirer('HAWKPAY').charges()

const create = (more: Record<string, unknown> = {}) =>
  callJson(`${sandbox.acquirerUrl('HAWKPAY')}/transactions`, {
    method: 'POST',
    body: gatewayOrder({ postbackUrl: shop.url, ...more }),
    headers: { authorization: basicAuthorization('pk', 'sk') },
  })

const strike = (fault: CallFault) =>
  sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', ...fault })

describe('a call with a fault', () => {
  it.each<[CallFault['kind'], number]>([
    ['drop-before', 0],
    ['drop-after', 1],
    ['reset', 1],
  ])('%s leaves the caller without an answer and %i charge', async (kind, made) => {
    strike({ kind } as CallFault)
    await expect(create()).rejects.toThrow()
    expect(await charges()).toHaveLength(made)
    expect((await create()).status).toBe(200)
  })

  it('can be silent until the caller gives up, with the charge made', async () => {
    strike({ kind: 'drop-after', hold: true })
    const patience = AbortSignal.timeout(150)
    await expect(
      fetch(`${sandbox.acquirerUrl('HAWKPAY')}/transactions`, {
        method: 'POST',
        body: JSON.stringify(gatewayOrder()),
        headers: { authorization: basicAuthorization('pk', 'sk'), 'content-type': 'application/json' },
        signal: patience,
      }),
    ).rejects.toThrow(/timeout/)
    expect(await charges()).toHaveLength(1)
  })

  it('is completed even when the caller hung up before the answer, and the webhook is still sent', async () => {
    strike({ kind: 'delay', delayMilliseconds: 300 })
    const paid = gatewayOrder({
      postbackUrl: shop.url,
      paymentMethod: 'credit_card',
      card: { token: 'tok_1111' },
    })
    await expect(
      fetch(`${sandbox.acquirerUrl('HAWKPAY')}/transactions`, {
        method: 'POST',
        body: JSON.stringify(paid),
        headers: { authorization: basicAuthorization('pk', 'sk'), 'content-type': 'application/json' },
        signal: AbortSignal.timeout(50),
      }),
    ).rejects.toThrow(/timeout/)
    await expect.poll(charges).toHaveLength(1)
    await sandbox.bank.webhooksDelivered()
    expect(shop.bodies()).toMatchObject([{ data: { status: 'paid' } }])
  })

  it.each<[CallFault, { status: number; made: number; text: RegExp }]>([
    [
      { kind: 'error-before', status: 503 },
      { status: 503, made: 0, text: /Internal server error/ },
    ],
    [{ kind: 'error-after' }, { status: 500, made: 1, text: /Internal server error/ }],
    [{ kind: 'garbage' }, { status: 200, made: 1, text: /^\{"id": "tx_19$/ }],
    [{ kind: 'html' }, { status: 200, made: 1, text: /^<!doctype html>/ }],
    [{ kind: 'empty' }, { status: 200, made: 1, text: /^$/ }],
    [{ kind: 'unknown-status' }, { status: 200, made: 1, text: /"status":"zzz_new"/ }],
    [
      { kind: 'wrong-amount', amount: 1 },
      { status: 200, made: 1, text: /"amount":1,/ },
    ],
    [
      {
        kind: 'rewrite',
        rewrite: () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }),
      },
      { status: 302, made: 1, text: /^$/ },
    ],
  ])('%o', async (fault, { status, made, text }) => {
    strike(fault)
    const response = await fetch(`${sandbox.acquirerUrl('HAWKPAY')}/transactions`, {
      method: 'POST',
      redirect: 'manual',
      body: JSON.stringify(gatewayOrder()),
      headers: { authorization: basicAuthorization('pk', 'sk'), 'content-type': 'application/json' },
    })
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(text)
    expect(await charges()).toHaveLength(made)
    if (made) expect((await charges())[0]?.amount).toBe(19_700)
  })

  it('may receive the webhook before the answer', async () => {
    strike({ kind: 'webhook-first' })
    await create({ paymentMethod: 'credit_card', card: { token: 'tok_1111' } })
    expect(shop.bodies()).toMatchObject([{ data: { status: 'paid' } }])
  })
})

describe('the selection of calls', () => {
  it('affects only the named acquirer and operation, and only the given number of calls', async () => {
    sandbox.faults.next({ acquirer: 'LUMION', operation: 'create', kind: 'error-before' })
    sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'error-before' })
    expect((await create()).status).toBe(200)
    sandbox.faults.next({ kind: 'error-before' }, 2)
    expect((await create()).status).toBe(500)
    expect((await create()).status).toBe(500)
    expect((await create()).status).toBe(200)
    expect(sandbox.faults.waiting()).toBe(2)
  })

  it('can affect every call until it is lifted', async () => {
    const lift = sandbox.faults.always({ kind: 'error-before' })
    expect((await create()).status).toBe(500)
    expect((await create()).status).toBe(500)
    lift()
    expect((await create()).status).toBe(200)
  })

  it('can be random', async () => {
    sandbox.faults.always({ kind: 'error-before', chance: 0.5 })
    const answers = await Promise.all(Array.from({ length: 64 }, () => create()))
    const failed = answers.filter(({ status }) => status === 500).length
    expect(failed).toBeGreaterThan(16)
    expect(failed).toBeLessThan(48)
    sandbox.faults.clear()
    expect((await create()).status).toBe(200)
  })
})

describe('a webhook with a fault', () => {
  const strikeWebhook = (fault: Omit<WebhookFault, 'operation'>) =>
    sandbox.faults.next({ operation: 'webhook', ...fault } as WebhookFault)

  async function paidCharge() {
    const { body } = await create()
    return () => sandbox.bank.pay(body.pix.qrcode)
  }

  it('can arrive more than once', async () => {
    const pay = await paidCharge()
    strikeWebhook({ kind: 'duplicate', times: 3 } as WebhookFault)
    await pay()
    await sandbox.bank.webhooksDelivered()
    expect(new Set(shop.heard.map(({ text }) => text)).size).toBe(1)
    expect(shop.heard).toHaveLength(3)
  })

  it('can be lost, which the acquirer records', async () => {
    const pay = await paidCharge()
    strikeWebhook({ kind: 'lose' })
    await pay()
    await sandbox.bank.webhooksDelivered()
    expect(shop.heard).toHaveLength(0)
    expect(await sandbox.acquirer('HAWKPAY').webhooks()).toMatchObject([{ state: 'lost' }])
  })

  it('can be overtaken by the next one', async () => {
    const { body } = await create()
    strikeWebhook({ kind: 'reorder' })
    await sandbox.bank.pay(body.pix.qrcode)
    await sandbox.bank.dispute(String(body.id))
    await sandbox.bank.webhooksDelivered()
    expect(shop.bodies().map(({ data }) => data.status)).toEqual(['chargeback', 'paid'])
  })

  it.each<[WebhookFault['kind'], RegExp]>([
    ['garbage', /^\{"id": 19$/],
    ['html', /^<h1>/],
    ['unknown-status', /"status":"zzz_new"/],
    ['wrong-amount', /"amount":19701/],
  ])('can be malformed: %s', async (kind, text) => {
    const pay = await paidCharge()
    strikeWebhook({ kind })
    await pay()
    await sandbox.bank.webhooksDelivered()
    expect(shop.heard[0]?.text).toMatch(text)
    expect((await charges())[0]).toMatchObject({ state: 'paid', amount: 19_700 })
  })

  it('is retried when the shop fails, and given up when the shop stays down', async () => {
    shop.answerNext(500, 503, 200)
    await (await paidCharge())()
    await sandbox.bank.webhooksDelivered()
    shop.answerNext(500, 500, 500)
    await (await paidCharge())()
    await sandbox.bank.webhooksDelivered()
    const webhooks = await sandbox.acquirer('HAWKPAY').webhooks()
    expect(webhooks.map(({ state, attempts }) => [state, attempts.length])).toEqual([
      ['delivered', 3],
      ['failed', 3],
    ])
  })

  it('never leaves the machine', async () => {
    for (const postbackUrl of [
      'http://example.com/aviso',
      'https://127.0.0.1/aviso',
      'http://127.0.0.1.example.com/',
      'http://10.0.0.1/',
      'ftp://localhost/',
      'nonsense',
    ]) {
      const { body } = await create({ postbackUrl })
      await sandbox.bank.pay(body.pix.qrcode)
    }
    await sandbox.bank.webhooksDelivered()
    const webhooks = await sandbox.acquirer('HAWKPAY').webhooks()
    expect(webhooks.map(({ state, attempts }) => [state, attempts.length])).toEqual(
      Array.from({ length: 6 }, () => ['refused', 0]),
    )
  })

  it('can report a payment that never happened', async () => {
    const { body } = await create()
    await sandbox.acquirer('HAWKPAY').forgeWebhook({ id: String(body.id), state: 'paid' })
    await sandbox.bank.webhooksDelivered()
    expect(shop.bodies()).toMatchObject([{ objectId: String(body.id), data: { status: 'paid' } }])
    expect((await charges())[0]).toMatchObject({ state: 'waiting', payments: [] })
  })
})
