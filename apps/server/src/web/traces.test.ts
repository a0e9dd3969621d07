import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, sealCard } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { createLog } from '#kit/log.ts'
import { acceptUpsell } from '#modules/checkout/accept-upsell.ts'
import { reissuePayment } from '#modules/checkout/reissue-payment.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
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
let monthlyId: string
const exported: Span[] = []
const lines: string[] = []

/** A buyer's input, which must be in no span and in no line of the log. */
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
  await inScope(world.app, world.platformId, async (scope) => {
    await anAccount(scope, {
      sandbox: world.sandbox,
      provider: 'PAGARME',
      methods: ['CREDIT_CARD'],
      priority: 0,
    })
    const { id: productId } = await aProduct(scope, { sellerId: (await aPerson(scope)).id })
    offerId = (await anOffer(scope, { productId })).id
    const terms = { type: 'SUBSCRIPTION', recurrencePriceCents: 4_990, frequencyInDays: 30 } as const
    monthlyId = (await anOffer(scope, { productId, ...terms })).id
  })
})
afterAll(async () => {
  await world.stop()
  await inbox.close()
  collector.close()
})

const byWebhook = ['webhook received', 'job work-webhook']

/** The sale has one trace: each span has a parent in it, and the first span is the root. */
async function expectOneTrace(paymentId: string, first: string, news = byWebhook): Promise<void> {
  await world.app.tracing.settled()
  const spans = exported.filter(({ traceId }) => traceId === paymentId.replaceAll('-', ''))
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      first,
      'acquirer charge',
      ...news,
      'ledger post',
      'job follow-up-payment',
      'job deliver-mail',
    ]),
  )
  const ids = new Set(spans.map(({ spanId }) => spanId))
  const orphans = spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))
  expect(orphans).toEqual([])
  expect(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)).toEqual([first])
}

test('one trace follows a sale from the request through acquirer, webhook, ledger and mail, and its log lines name the trace', async () => {
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
  await server.close()
  await expectOneTrace(paymentId, 'purchase')
  const trace = paymentId.replaceAll('-', '')

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

test('one trace follows an upsell, and one trace follows a reissued code', async () => {
  const { app, platformId, sandbox } = world
  const first = await aPurchase(app, platformId, { offerId, ...buyer })
  await sandbox.bank.pay(first.payment.pix?.code ?? '')
  await world.drainJobs()
  const upsell = await acceptUpsell(
    app,
    platformId,
    { upsellToken: first.upsellToken, offerId, installments: 1 },
    { ip: '127.0.0.1', ownPaymentIds: [first.paymentId], cardPaymentIds: [first.paymentId] },
  )
  await sandbox.bank.pay(upsell.payment.pix?.code ?? '')
  await world.drainJobs()
  await expectOneTrace(upsell.paymentId, 'upsell')

  const unpaid = await aPurchase(app, platformId, { offerId, ...buyer })
  world.clock.advance({ days: 2 })
  await world.drainJobs()
  const again = await reissuePayment(app, { platformId, paymentId: unpaid.paymentId, ip: '127.0.0.1' })
  await payCodeOf(again.paymentId)
  await expectOneTrace(again.paymentId, 'reissue')
})

test('one trace follows a renewal, by code and by card', async () => {
  const { app, platformId, sandbox } = world
  const byCode = await aPurchase(app, platformId, { offerId: monthlyId, ...buyer })
  await sandbox.bank.pay(byCode.payment.pix?.code ?? '')
  const card = await sealCard(app, platformId)
  const { id: creditCardId } = await inScope(app, platformId, (scope) =>
    tokenCreditCard(scope, { offerId: monthlyId, card }, '127.0.0.1'),
  )
  const byCard = { method: 'CREDIT_CARD', creditCardId, email: 'outra@compradora.example' } as const
  await aPurchase(app, platformId, { offerId: monthlyId, ...byCard })
  const renewals = () => world.owner`
    select p.id, p.status, p.method from payments p join subscription_cycles c on c.order_id = p.order_id
    where c.number = 2 order by p.method`
  for (let day = 0; day < 31; day++) {
    world.clock.advance({ days: 1 })
    await world.drainJobs()
    const open = (await renewals()).find(({ status }) => status === 'PENDING')
    if (open) await payCodeOf(open.id)
  }
  const [charged, invoiced] = await renewals()
  expect([charged?.method, invoiced?.method]).toEqual(['CREDIT_CARD', 'PIX'])
  // The acquirer's answer changes the payment; its webhook only repeats the answer.
  await expectOneTrace(charged?.id, 'subscription step', [])
  await expectOneTrace(invoiced?.id, 'subscription step')
})

test('a webhook to the address of the account joins the trace of its sale', async () => {
  const { app, platformId, sandbox } = world
  await inScope(app, platformId, (scope) =>
    anAccount(scope, { sandbox, provider: 'PAGARME', methods: ['PIX'], priority: 0 }),
  )
  const { paymentId } = await aPurchase(app, platformId, { offerId, ...buyer })
  await payCodeOf(paymentId)
  await sandbox.bank.webhooksDelivered()
  await world.drainJobs()
  await expectOneTrace(paymentId, 'purchase', ['webhook applied'])
})

async function payCodeOf(paymentId: string): Promise<void> {
  const [payment] = await world.owner`select pix_code from payments where id = ${paymentId}`
  await world.sandbox.bank.pay(payment?.pix_code)
  await world.drainJobs()
}

test('no span and no line of a request contains a buyer’s input, or a token of an address', async () => {
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
  for (const canary of [
    ...Object.values(buyer),
    'canario',
    'Can%C3%A1rio',
    '52998224725',
    '98765-4321',
    '11987654321',
    '987654321',
  ])
    expect(told).not.toContain(canary)
})
