import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { createLog } from '#kit/log.ts'
import { inScope } from '#scope.ts'
import { openSmtpInbox, type SmtpInbox } from '#test/mail/smtp-inbox.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { buildServer } from './build-server.ts'

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: unknown }
type Exported = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

let collector: Server
let inbox: SmtpInbox
let world: TestServer
let offerId: string
const exported: Span[] = []
const lines: string[] = []

/** What a buyer types, and what must stand in no span and in no line. */
const buyer = {
  name: 'Canário da Silva',
  email: 'canario.silva@compradora.example',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
}

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const { resourceSpans } = (await new Response(request as never).json()) as Exported
    exported.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  inbox = await openSmtpInbox()
  world = await createTestServer({
    BALCAO_TRACES_URL: `http://127.0.0.1:${port}/v1/traces`,
    LOG_REQUESTS: 'true',
    SMTP_URL: inbox.url,
  })
  world.app.log = createLog('info', { write: (line) => lines.push(line) })
  offerId = await inScope(world.app, world.platformId, async (scope) => {
    const product = await aProduct(scope, { sellerId: (await aPerson(scope)).id })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(async () => {
  await world.stop()
  await inbox.close()
  collector.close()
})

test('one trace follows a sale from the request through acquirer, webhook, ledger and mail, and its lines name it', async () => {
  const server = await buildServer(world.app)
  const answer = await server.inject({
    method: 'POST',
    url: '/api/trpc/checkout.purchase',
    headers: { 'content-type': 'application/json' },
    payload: {
      ...buyer,
      purchaseId: crypto.randomUUID(),
      offerId,
      paymentMethod: 'PIX',
      creditCard: null,
      orderBumpsIds: [],
    },
  })
  expect(answer.statusCode).toBe(200)
  const { paymentId, payment } = answer.json().result.data
  await world.sandbox.bank.pay(payment.pix.code)
  await world.drainJobs()
  await world.app.tracing.settled()
  await server.close()

  const trace = paymentId.replaceAll('-', '')
  const spans = exported.filter(({ traceId }) => traceId === trace)
  const names = spans.map(({ name }) => name)
  for (const name of [
    'purchase',
    'acquirer charge',
    'webhook received',
    'job work-webhook',
    'ledger post',
    'job follow-up-payment',
    'job deliver-mail',
  ])
    expect(names).toContain(name)
  // Each part hangs on another one of the same trace.
  const ids = new Set(spans.map(({ spanId }) => spanId))
  const orphans = spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))
  expect(orphans).toEqual([])
  expect(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)).toEqual(['purchase'])

  const requests = lines.map((line) => JSON.parse(line)).filter(({ route }) => route !== undefined)
  expect(requests).toContainEqual(
    expect.objectContaining({
      tenant: world.platformId,
      method: 'POST',
      route: '/api/trpc/checkout.purchase',
      status: 200,
      ms: expect.any(Number),
      trace,
    }),
  )
})

test('no span and no line of a request holds what a buyer typed, or a token of an address', async () => {
  const server = await buildServer(world.app)
  for (const url of [
    `/webhooks/${buyer.email}`,
    `/nobody/${encodeURIComponent(buyer.name)}?cpf=${buyer.cpf}`,
    `/api/trpc/${buyer.email}?input=${buyer.phone}`,
    `/checkout/${offerId}?email=${buyer.email}`,
  ])
    await server.inject({ method: 'GET', url })
  await world.app.tracing.settled()
  await server.close()
  const told = JSON.stringify(exported) + lines.join('')
  expect(told).toContain('GET /checkout')
  for (const canary of [...Object.values(buyer), 'canario', 'Can%C3%A1rio', '52998224725', '98765'])
    expect(told).not.toContain(canary)
})
