import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aBilletSale,
  aCardSale,
  accountWebhookUrl,
  aPixSale,
  aPixWithdraw,
  aTransactionToRead,
  card,
  noon,
} from '#cases/sample-inputs.ts'
import { type ScriptedServer, type ScriptStep, startScriptedServer } from '#conformance/scripted-server.ts'
import type { ProviderContext } from '#contract.ts'
import { asaas } from '#providers/asaas/asaas.ts'
import { hawkpay } from '#providers/hawkpay.ts'
import { zendry } from '#providers/zendry.ts'
import { zenet } from '#providers/zenet.ts'
import { createTransport } from '#transport/create-transport.ts'
import { createTokenCache } from '#transport/token-cache.ts'
import type { ProviderTransport, TransportRequest } from '#transport/transport.ts'

let server: ScriptedServer
let transport: ProviderTransport
let context: ProviderContext
let sent: TransportRequest[]
beforeAll(async () => {
  server = await startScriptedServer()
  transport = createTransport()
})
beforeEach(() => {
  sent = []
  context = {
    credentials: { publicKey: 'pk', secretKey: 'sk' },
    baseUrl: server.url,
    transport: {
      ...transport,
      tokens: createTokenCache(),
      send: (request) => {
        sent.push(request)
        return transport.send(request)
      },
    },
    now: () => noon,
  }
})
afterAll(async () => {
  await transport.close()
  await server.close()
})

const sale = { json: { id: 7, status: 'waiting_payment', amount: 9_700, pix: { qrcode: '000201' } } }
const token = { json: { access_token: 'token-1', expires_in: 1_800 } }
const payment = { json: { payment: { reference_code: 'p-1', status: 'sent', value_cents: 15_050 } } }
const silence: ScriptStep = () => undefined

describe('a call', () => {
  it('requests an uncompressed answer', async () => {
    const seen = server.play([sale])
    expect(await hawkpay.createTransaction(aPixSale(), context)).toMatchObject({ ok: true })
    expect(seen[0]?.headers).toMatchObject({ 'accept-encoding': 'identity' })
  })

  it('succeeds even when its transcript cannot be stored', async () => {
    server.play([sale])
    const log = () => {
      throw new Error('The disk is full')
    }
    expect(await hawkpay.createTransaction(aPixSale(), { ...context, log })).toMatchObject({ ok: true })
  })
})

describe('the timeout of a call', () => {
  it('is ten seconds for Pix, and less for a step that must not delay the sale', async () => {
    server.play([
      { json: { data: [{ url: accountWebhookUrl }] } },
      { json: { data: [{ id: 'cus_1' }] } },
      { status: 500, json: {} },
    ])
    await asaas.createTransaction(aPixSale(), { ...context, accountWebhookUrl })
    expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([2_000, 10_000, 10_000])
  })

  it('is fifteen seconds for other methods', async () => {
    server.play([{ status: 500, json: {} }])
    const decryptCard = async () => card
    await hawkpay.createTransaction(aCardSale(), { ...context, decryptCard })
    server.play([{ status: 500, json: {} }])
    await hawkpay.createTransaction(aBilletSale(), context)
    expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([15_000, 15_000])
  })

  it('is not exceeded by waiting for a login that another call began with a longer timeout', async () => {
    server.play([silence])
    const unhurried = zendry.getWithdraw({ withdrawId: 'p-1' }, context)
    const hurried = { ...context, now: elapsing(9_900) }
    expect(await zendry.withdraw(aPixWithdraw, hurried)).toMatchObject({
      failure: { kind: 'unreachable' },
    })
    await transport.close()
    transport = createTransport()
    expect(await unhurried).toMatchObject({ ok: false })
  })
})

describe('a login that expired early', () => {
  it('is renewed once, and the call repeated, since it was refused before any effect', async () => {
    const again = { json: { access_token: 'token-2', expires_in: 1_800 } }
    const seen = server.play([token, { status: 401, json: {} }, again, payment])
    expect(await zendry.withdraw(aPixWithdraw, context)).toMatchObject({ ok: true })
    expect(seen.map(({ path, headers }) => [path, headers.authorization?.split(' ')[1]])).toMatchObject([
      ['/auth/generate_token', expect.anything()],
      ['/v1/pix/payments', 'token-1'],
      ['/auth/generate_token', expect.anything()],
      ['/v1/pix/payments', 'token-2'],
    ])
  })

  it('is not renewed a second time', async () => {
    const refused = { status: 401, json: {} }
    const seen = server.play([token, refused, token, refused, token, payment])
    const failure = { kind: 'credentials' }
    expect(await zendry.withdraw(aPixWithdraw, context)).toMatchObject({ ok: false, failure })
    expect(seen).toHaveLength(4)
  })

  it('leaves the payout open when the repeated call is lost', async () => {
    const lost: ScriptStep = (response) => void response.socket?.resetAndDestroy()
    server.play([token, { status: 401, json: {} }, token, lost])
    expect(await zendry.withdraw(aPixWithdraw, context)).toMatchObject({ failure: { kind: 'unknown' } })
  })
})

describe('a login without a lifetime', () => {
  it('is assumed to last the usual five minutes, and is renewed a minute before its end', async () => {
    const untold = { json: { access_token: 'token-1' } }
    const seen = server.play([untold, sale, sale, untold, sale])
    for (const seconds of [0, 239, 241]) {
      const now = () => new Date(noon.getTime() + seconds * 1_000)
      expect(await zenet.getTransaction(aTransactionToRead, { ...context, now })).toMatchObject({ ok: true })
    }
    const [login, read] = ['/oauth/token', '/transactions/transaction-1']
    expect(seen.map(({ path }) => path)).toEqual([login, read, read, login, read])
  })
})

describe('a search that finds nothing', () => {
  const search = { withdrawReference: 'withdraw-1' }

  it('proves the absence when the provider answers so in its own format', async () => {
    server.play([token, { status: 406, json: { error: 'Not found' } }])
    expect(await zendry.getWithdraw(search, context)).toMatchObject({
      failure: { kind: 'provider_error', httpStatus: 404 },
    })
  })

  it.each(['<html>Not acceptable</html>', ''])(
    'proves nothing when another server answers %j',
    async (body) => {
      server.play([token, { status: 406, body }])
      const outcome = await zendry.getWithdraw(search, context)
      expect(outcome).toMatchObject({ ok: false })
      expect(outcome).not.toMatchObject({ failure: { httpStatus: 404 } })
    },
  )
})

describe('a base URL', () => {
  it.each([
    'https://',
    'https://exa mple.com',
    'https://user:pass@api.example.com',
    'https://api.example.com/v1?tenant=1',
    'https://api.example.com/v1?',
    'https://api.example.com/v1#x',
    'https:\\\\api.example.com',
    'https:api.example.com',
  ])('%s is refused before anything is sent', async (baseUrl) => {
    const outcome = await hawkpay.createTransaction(aPixSale(), { ...context, baseUrl })
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'credentials' } })
    expect(sent).toEqual([])
  })
})

/** A clock that advances by this number of milliseconds between two reads. */
function elapsing(milliseconds: number): () => Date {
  let elapsed = 0
  return () => {
    const moment = new Date(noon.getTime() + elapsed)
    elapsed = milliseconds
    return moment
  }
}
