import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountWebhookUrl, aPixSale, noon } from '#cases/sample-inputs.ts'
import { type ScriptedServer, type ScriptStep, startScriptedServer } from '#conformance/scripted-server.ts'
import type { ProviderContext } from '#contract.ts'
import { asaas } from '#providers/asaas/asaas.ts'
import { hawkpay } from '#providers/hawkpay.ts'
import { createTransport } from '#transport/create-transport.ts'
import type { ProviderTransport } from '#transport/transport.ts'
import { compactKey } from './compact-key.ts'

let server: ScriptedServer
let transport: ProviderTransport
let context: ProviderContext
beforeAll(async () => {
  server = await startScriptedServer()
  transport = createTransport()
})
beforeEach(() => {
  const credentials = { publicKey: 'pk', secretKey: 'sk' }
  context = { credentials, baseUrl: server.url, transport, now: () => noon, accountWebhookUrl }
})
afterAll(async () => {
  await transport.close()
  await server.close()
})

const customer = { json: { data: [{ id: 'cus_1' }] } }
const charge = { json: { id: 'pay_1', status: 'CONFIRMED', value: 97 } }

describe('an operation of several steps', () => {
  it('has one deadline for all steps: without time left, the charge is not sent', async () => {
    let elapsedMs = 0
    const now = () => new Date(noon.getTime() + elapsedMs)
    const slowCustomer: ScriptStep = (response) => {
      elapsedMs = 11_000
      response.end(JSON.stringify(customer.json))
    }
    const seen = server.play([slowCustomer, charge])
    const outcome = await asaas.createTransaction(aPixSale(), {
      ...context,
      now,
      accountWebhookUrl: undefined,
    })
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    expect(seen.map(({ path }) => path)).not.toContain('/payments')
  })

  it('checks its webhook once, however many sales follow', async () => {
    const registered = { json: { data: [{ url: accountWebhookUrl }] } }
    const seen = server.play([registered, customer, charge, customer, charge])
    await asaas.createTransaction(aPixSale(), context)
    await asaas.createTransaction(aPixSale(), context)
    expect(seen.filter(({ path }) => path === '/webhooks')).toHaveLength(1)
  })
})

describe('the base URLs of an adapter', () => {
  it.each(['http://api.example.com/v1', 'ftp://api.example.com', 'http://127.0.0.1.evil.example/v1'])(
    'never lead secrets to %s',
    async (baseUrl) => {
      const outcome = await hawkpay.createTransaction(aPixSale(), { ...context, baseUrl })
      const message = 'Base URL must start with https://'
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'credentials', message } })
    },
  )

  it('report a charge as unreachable when the host is down', async () => {
    const gone = await startScriptedServer()
    await gone.close()
    const outcome = await hawkpay.createTransaction(aPixSale(), { ...context, baseUrl: gone.url })
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  })
})

describe('an idempotency key for a bank with a small alphabet', () => {
  it('keeps its letters while they fit, and never maps two intents to one key', () => {
    expect(compactKey('7d9f0c1e-2b3a-1', 35)).toBe('7d9f0c1e2b3a1')
    const long = 'refund-7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5-'
    expect(compactKey(`${long}1`, 35)).toHaveLength(35)
    expect(compactKey(`${long}1`, 35)).not.toBe(compactKey(`${long}2`, 35))
  })
})
