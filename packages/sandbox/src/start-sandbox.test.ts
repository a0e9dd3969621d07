import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBoleto } from '@balcao/domain/payments/boleto'
import { decodeBrCode } from '@balcao/domain/payments/br-code'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts'
import { basicAuthorization, callJson } from './testing/call-json.ts'
import { gatewayOrder } from './testing/gateway-order.ts'
import { listenForWebhooks, type WebhookListener } from './testing/listen-for-webhooks.ts'

const keys = {
  publicKey: 'pk_demo',
  secretKey: 'sk_demo',
  withdrawKey: 'wk_demo',
  merchantName: 'Padaria São João',
}
const start = new Date('2026-11-15T12:00:00Z')
let clock = start
let sandbox: Sandbox
let shop: WebhookListener

const options: SandboxOptions = {
  port: 0,
  dataDir: null,
  now: () => clock,
  timers: false,
  webhookRetryDelaysMilliseconds: [1, 1],
}

beforeEach(async () => {
  clock = start
  sandbox = await startSandbox(options)
  sandbox.acquirer('HAWKPAY').addAccount(keys)
  shop = await listenForWebhooks()
})

afterEach(async () => {
  await sandbox.stop()
  await shop.close()
})

function call(
  path: string,
  {
    method = 'GET',
    body,
    headers = {},
  }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  return callJson(`${sandbox.acquirerUrl('HAWKPAY')}${path}`, {
    method,
    body,
    headers: { authorization: basicAuthorization('pk_demo', 'sk_demo'), ...headers },
  })
}

const order = (more: Record<string, unknown> = {}) =>
  gatewayOrder({ postbackUrl: `${shop.url}/aviso`, ...more })

const card = (number: string) => ({
  paymentMethod: 'credit_card',
  installments: 1,
  card: { number, holderName: 'CAROLINA NOGUEIRA', expirationMonth: 12, expirationYear: 2030, cvv: '123' },
})

async function create(more: Record<string, unknown> = {}) {
  const response = await call('/transactions', { method: 'POST', body: order(more) })
  expect(response.status).toBe(200)
  return response.body
}

describe('a Pix at a gateway with two keys', () => {
  it('is a code that any bank reads, is paid at the play bank, and notifies the shop', async () => {
    const transaction = await create()
    expect(transaction).toMatchObject({ status: 'waiting_payment', amount: 19_700, externalRef: 'pedido-1' })
    expect(decodeBrCode(transaction.pix.qrcode)).toMatchObject({
      valid: true,
      kind: 'dynamic',
      amountCents: 19_700,
      merchantName: 'Padaria Sao Joao',
    })

    await sandbox.bank.pay(transaction.pix.qrcode)
    await sandbox.bank.webhooksDelivered()

    expect(shop.bodies()).toMatchObject([
      { type: 'transaction', objectId: String(transaction.id), data: { status: 'paid', paidAmount: 19_700 } },
    ])
    const { body: read } = await call(`/transactions/${transaction.id}`)
    expect(read.status).toBe('paid')
    expect(read.pix.end2EndId).toMatch(/^E\d{8}\d{12}[a-z0-9]{11}$/)
  })

  it('expires at the end of its day, and a late payment is still recorded', async () => {
    const transaction = await create()
    clock = new Date('2026-11-16T12:00:00Z')
    await sandbox.bank.runDueEvents()
    await expect(sandbox.bank.pay(transaction.pix.qrcode)).rejects.toThrow('expired')
    const charge = await sandbox.bank.pay(transaction.pix.qrcode, { late: true, amount: 19_600 })
    expect(charge.payments).toMatchObject([{ amount: 19_600 }])
    await sandbox.bank.pay(transaction.pix.qrcode, { late: true })
    await sandbox.bank.webhooksDelivered()
    expect(shop.bodies().map(({ data }) => [data.status, data.paidAmount])).toEqual([
      ['expired', 0],
      ['paid', 19_600],
      ['paid', 39_300],
    ])
  })

  it('is refunded in parts and never beyond the paid amount', async () => {
    const { id, pix } = await create()
    const refund = (amount?: number) =>
      call(`/transactions/${id}/refund`, { method: 'POST', body: amount === undefined ? {} : { amount } })
    expect((await refund()).status).toBe(400)
    await sandbox.bank.pay(pix.qrcode)
    expect((await refund(9_700)).body).toMatchObject({ status: 'paid', refundedAmount: 9_700 })
    expect((await refund(10_001)).status).toBe(400)
    expect((await refund()).body).toMatchObject({ status: 'refunded', refundedAmount: 19_700 })
    expect((await refund()).status).toBe(400)
    expect(await sandbox.acquirer('HAWKPAY').refunds()).toMatchObject([{ amount: 9_700 }, { amount: 10_000 }])
  })
})

describe('a card', () => {
  it.each([
    ['4111111111111111', 'paid', null],
    ['5555555555554444', 'paid', null],
    ['4000000000000002', 'refused', '05'],
    ['4000000000009995', 'refused', '51'],
    ['4000000000000069', 'refused', '54'],
    ['4000000000000127', 'refused', 'N7'],
    ['4000000000009235', 'processing', null],
  ])('%s is %s', async (number, status, code) => {
    const transaction = await create(card(number))
    expect(transaction.status).toBe(status)
    expect(transaction.refusedReason?.code ?? null).toBe(code)
    expect(JSON.stringify(await sandbox.acquirer('HAWKPAY').received())).not.toContain(number)
    expect(JSON.stringify(await sandbox.acquirer('HAWKPAY').charges())).not.toContain(number)
  })

  it('may come as a token, with the outcome of the card whose last digits end the token', async () => {
    const tokenOf = (token: string) => ({ paymentMethod: 'credit_card', card: { token } })
    expect((await create(tokenOf('tok_abc_1111'))).status).toBe('paid')
    expect((await create(tokenOf('tok_abc_0002'))).status).toBe('refused')
  })

  it('in review waits for a decision', async () => {
    const { id } = await create(card('4000000000009235'))
    await sandbox.bank.approve(String(id))
    await sandbox.bank.webhooksDelivered()
    expect(shop.bodies().map(({ data }) => data.status)).toEqual(['processing', 'paid'])
  })

  it('of a dissatisfied holder is disputed a minute later', async () => {
    const { id } = await create(card('4000000000000259'))
    await sandbox.bank.runDueEvents()
    clock = new Date(start.getTime() + 60_000)
    await sandbox.bank.runDueEvents()
    await sandbox.bank.webhooksDelivered()
    expect(shop.bodies().map(({ data }) => [data.id, data.status])).toEqual([
      [id, 'paid'],
      [id, 'chargeback'],
    ])
  })
})

describe('a boleto', () => {
  it('has a line with right check digits, due on a day of São Paulo', async () => {
    const { boleto } = await create({ paymentMethod: 'boleto', boleto: { expiresInDays: 3 } })
    expect(readBoleto(boleto.digitableLine, '2026-11-15')).toMatchObject({
      valid: true,
      barcode: boleto.barcode,
      amountCents: 19_700,
      dueDate: '2026-11-18',
    })
    const charge = await sandbox.bank.pay(boleto.digitableLine)
    expect(charge.state).toBe('paid')
  })
})

describe('a payout', () => {
  const transfer = (more = {}) => ({
    method: 'fiat',
    amount: 5_000,
    netPayout: true,
    pixKey: '12345678909',
    pixKeyType: 'cpf',
    postbackUrl: `${shop.url}/saque`,
    ...more,
  })

  it('needs its own key, is paid automatically and notifies the shop', async () => {
    const refused = await call('/transfers', { method: 'POST', body: transfer() })
    expect(refused.status).toBe(401)
    const response = await call('/transfers', {
      method: 'POST',
      body: transfer(),
      headers: { 'x-withdraw-key': 'wk_demo' },
    })
    const payout = response.body
    expect(payout.status).toBe('PROCESSING')
    await sandbox.bank.webhooksDelivered()
    expect(shop.bodies()).toMatchObject([{ type: 'withdraw', data: { status: 'COMPLETED' } }])
    expect((await call(`/transfers/${payout.id}`)).body.status).toBe('COMPLETED')
    expect(await sandbox.acquirer('HAWKPAY').payouts()).toMatchObject([{ amount: 5_000, state: 'paid' }])
  })
})

describe('a caller', () => {
  it.each([
    ['an unknown key', basicAuthorization('pk_other', 'sk_other')],
    ['the keys in the wrong order', basicAuthorization('sk_demo', 'pk_demo')],
    ['nothing', ''],
  ])('with %s is refused in the provider’s own words', async (_name, authorization) => {
    const response = await call('/transactions/1', { headers: { authorization } })
    expect(response.status).toBe(401)
    expect(response.body).toEqual({ message: 'Unauthorized' })
  })

  it.each([
    ['an amount in reais', { amount: 197.5 }],
    ['an amount as text', { amount: '19700' }],
    ['no amount', { amount: undefined }],
    ['two expiries', { pix: { expiresInDays: 1, expiresIn: 60 } }],
    ['another method', { paymentMethod: 'PIX' }],
    ['no items', { items: [] }],
  ])('with %s is refused and nothing is charged', async (_name, more) => {
    const response = await call('/transactions', { method: 'POST', body: order(more) })
    expect(response.status).toBe(400)
    expect(await sandbox.acquirer('HAWKPAY').charges()).toEqual([])
  })

  it('never sees the charge of another account or another acquirer', async () => {
    const { id } = await create()
    sandbox.acquirer('HAWKPAY').addAccount({ publicKey: 'pk_b', secretKey: 'sk_b' })
    const response = await call(`/transactions/${id}`, {
      headers: { authorization: basicAuthorization('pk_b', 'sk_b') },
    })
    expect(response.status).toBe(404)
  })
})

describe('a restart', () => {
  it('loses no record, even with half a line at the end of the journal', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'balcao-sandbox-'))
    try {
      const before = sandbox
      sandbox = await startSandbox({ ...options, dataDir, durable: true })
      await before.stop()
      sandbox.acquirer('HAWKPAY').addAccount(keys)
      const { id, pix } = await create()
      await sandbox.bank.pay(pix.qrcode)
      await sandbox.stop()
      appendFileSync(join(dataDir, 'charges.jsonl'), '{"acquirer":"HAWK')

      sandbox = await startSandbox({ ...options, dataDir })
      sandbox.acquirer('HAWKPAY').addAccount(keys)
      expect((await call(`/transactions/${id}`)).body.status).toBe('paid')
      expect((await create()).id).toBeGreaterThan(id)
      await sandbox.flush()

      const journal = readFileSync(join(dataDir, 'charges.jsonl'), 'utf8')
      const lines = journal
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(lines.map(({ state }) => state)).toEqual(['waiting', 'paid', 'waiting'])
      expect(journal).not.toContain('sk_demo')
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })
})
