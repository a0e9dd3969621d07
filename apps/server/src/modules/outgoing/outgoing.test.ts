import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aStall, type Stall } from '../../../test/a-stall.ts'
import { callAs } from '../../../test/call-as.ts'
import { dieEverywhere } from '../../../test/die-everywhere.ts'
import { aReceiver, type HeardCall, type Receiver } from '../../../test/http/a-receiver.ts'
import { hostileUrls } from '../../../test/http/hostile-urls.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { App } from '../../app.ts'
import { aPerson } from '../../demo/a-person.ts'
import { aPlatform } from '../../demo/a-platform.ts'
import { aPurchase, refusedCard } from '../../demo/a-purchase.ts'
import { anEndpoint } from '../../demo/an-endpoint.ts'
import { jobs } from '../../jobs.ts'
import { systemClock } from '../../kit/clock.ts'
import { createGuardedHttp } from '../../kit/http/guarded-http.ts'
import { drainJobs } from '../../kit/jobs/run-worker.ts'
import { inScope } from '../../scope.ts'
import { announceEvent } from './announce-event.ts'
import { endpointInput } from './endpoint.input.ts'
import { getDelivery } from './get-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listEndpoints } from './list-endpoints.ts'
import { replayDead, replayDelivery } from './replay-deliveries.ts'
import { rotateEndpointSecret } from './rotate-endpoint-secret.ts'
import { sampleData } from './sample-data.ts'
import { testEndpoint } from './test-endpoint.ts'
import { updateEndpoint } from './update-endpoint.ts'

let world: TestApp
/** The product as it is, except that it may call this very machine. */
let app: App
const receivers: Receiver[] = []

beforeAll(async () => {
  world = await createTestApp()
  app = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
})
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.stop()
})
afterAll(() => world.stop())

/** Between two tries, with all that chance may add. */
const longestPause = { hours: 34 }

const work = (worker: App = app) => drainJobs(worker, world.ownerUrl, jobs)
const as = (userId: string) => callAs({ app, platformId: world.platformId }, { userId, role: 'SELLER' })

async function listening(): Promise<Receiver> {
  const receiver = await aReceiver()
  receivers.push(receiver)
  return receiver
}

async function aSeller(wishes: Partial<Parameters<typeof anEndpoint>[1]> = {}) {
  const receiver = await listening()
  const stall = await aStall(world)
  const endpoint = await inScope(app, world.platformId, (scope) =>
    anEndpoint(scope, { sellerId: stall.seller.id, url: `${receiver.url}/hook`, ...wishes }),
  )
  return { receiver, stall, endpoint, as: as(stall.seller.id) }
}

const announce = (stall: Stall, key: string = randomUUID(), by: App = app) =>
  inScope(by, world.platformId, (scope) =>
    announceEvent(scope, {
      key,
      type: 'sale.approved',
      sellerId: stall.seller.id,
      productIds: [stall.product.id],
      at: scope.now,
      data: sampleData('sale.approved', scope.now),
    }),
  )

const typesOf = (heard: readonly HeardCall[]) => heard.map(({ body }) => JSON.parse(body).type)
const idsOf = (heard: readonly HeardCall[]) => heard.map(({ headers }) => headers['webhook-id'])
const stateOf = async (endpointId: string) =>
  (
    await world.owner`
      select state, disabled_because as because, failures from outgoing_endpoints where id = ${endpointId}`
  )[0]
const deliveriesOf = (endpointId: string) =>
  world.owner`select * from outgoing_deliveries where endpoint_id = ${endpointId} order by created_at, id`

/** As a receiver checks it who knows nothing but the standard. */
function isSignedBy(secret: string, { headers, body }: HeardCall): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

describe('a seller whose server listens', () => {
  test('hears of a Pix from its code to its refund, signed, and each thing once', async () => {
    const { receiver, stall, endpoint } = await aSeller()
    const paymentId = await stall.sell()
    await work()
    await stall.tell(paymentId, 'REFUNDED')
    await work()
    expect(typesOf(receiver.heard).toSorted()).toEqual([
      'pix.created',
      'sale.approved',
      'sale.created',
      'sale.refunded',
    ])
    expect(new Set(idsOf(receiver.heard)).size).toBe(4)
    for (const call of receiver.heard) expect(isSignedBy(endpoint.secret, call)).toBe(true)
    const approved = receiver.heard.find(({ body }) => JSON.parse(body).type === 'sale.approved')
    expect(JSON.parse(approved?.body ?? '')).toMatchObject({
      type: 'sale.approved',
      timestamp: world.clock.now().toISOString(),
      data: {
        payment: { id: paymentId, status: 'APPROVED', amountCents: 10_000, refundedCents: 0, method: 'PIX' },
        product: { id: stall.product.id },
        sellerCents: 10_000 - 599 - 249,
        buyer: { email: 'carolina@compradora.example' },
      },
    })
  })

  test('hears of a card that was refused', async () => {
    const { receiver, stall } = await aSeller()
    await aPurchase(app, world.platformId, {
      offerId: stall.offer.id,
      method: 'CREDIT_CARD',
      cardNumber: refusedCard,
    })
    await work()
    expect(typesOf(receiver.heard).toSorted()).toEqual(['sale.created', 'sale.refused'])
  })

  test('hears of what it asked for alone, by kind and by product', async () => {
    const { receiver, stall } = await aSeller({ events: ['sale.approved'] })
    const elsewhere = await listening()
    await inScope(app, world.platformId, (scope) =>
      anEndpoint(scope, { sellerId: stall.seller.id, url: elsewhere.url, productIds: [randomUUID()] }),
    )
    await stall.sell()
    await work()
    expect(typesOf(receiver.heard)).toEqual(['sale.approved'])
    expect(elsewhere.heard).toEqual([])
  })

  test('and a sale is made, and told later, though the server hangs up on everybody', async () => {
    const { receiver, stall, endpoint } = await aSeller({ events: ['sale.approved'] })
    receiver.answers(() => ({ status: 500 }))
    const paymentId = await stall.sell()
    await work()
    const [payment] = await world.owner`select status from payments where id = ${paymentId}`
    expect(payment?.status).toBe('APPROVED')
    receiver.answers(() => ({ status: 204 }))
    world.clock.advance({ minutes: 1 })
    await work()
    expect(typesOf(receiver.heard)).toEqual(['sale.approved', 'sale.approved'])
    expect(new Set(idsOf(receiver.heard)).size).toBe(1)
    expect((await deliveriesOf(endpoint.id))[0]).toMatchObject({ state: 'DELIVERED', tries: 2 })
  })
})

describe('a receiver', () => {
  test('that fails nine times hears it the tenth time, under the same id', async () => {
    const { receiver, stall, endpoint } = await aSeller()
    receiver.answers((_call, count) => ({ status: count < 10 ? 503 : 200 }))
    await announce(stall)
    for (let tries = 0; tries < 10; tries++) {
      await work()
      world.clock.advance(longestPause)
    }
    expect(receiver.heard).toHaveLength(10)
    expect(new Set(idsOf(receiver.heard)).size).toBe(1)
    expect((await deliveriesOf(endpoint.id))[0]).toMatchObject({ state: 'DELIVERED', tries: 10 })
    expect(await stateOf(endpoint.id)).toMatchObject({ state: 'ON', failures: 0 })
  })

  test('that fails for three days is called no more, and its seller is told', async () => {
    const { receiver, stall, endpoint } = await aSeller()
    receiver.answers(() => ({ status: 500, body: 'x'.repeat(5_000) }))
    await announce(stall)
    for (let tries = 0; tries < 11; tries++) {
      await work()
      world.clock.advance(longestPause)
    }
    expect(receiver.heard).toHaveLength(10)
    expect(await stateOf(endpoint.id)).toMatchObject({ state: 'DISABLED', because: 'FAILING' })
    const [delivery] = await deliveriesOf(endpoint.id)
    expect(delivery).toMatchObject({ state: 'DEAD', tries: 10, last_status: 500 })
    expect(delivery?.last_answer).toHaveLength(2_048)
    const told = (await world.inbox()).filter(({ recipient }) => recipient === stall.seller.email)
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Webhook desativado')])
    await announce(stall)
    await work()
    expect(receiver.heard).toHaveLength(10)
  })

  test('that says it is gone is called no more, whatever else waits for it', async () => {
    const { receiver, stall, endpoint } = await aSeller()
    receiver.answers(() => ({ status: 410 }))
    for (let count = 0; count < 12; count++) await announce(stall)
    await work()
    expect(receiver.heard).toHaveLength(8)
    expect(await stateOf(endpoint.id)).toMatchObject({ state: 'DISABLED', because: 'GONE' })
    for (const { state } of await deliveriesOf(endpoint.id)) expect(state).toBe('DEAD')
  })

  test('that redirects is not followed', async () => {
    const { receiver, stall, endpoint } = await aSeller()
    const elsewhere = await listening()
    receiver.answers(() => ({ status: 302, headers: { location: elsewhere.url } }))
    await announce(stall)
    await work()
    expect(elsewhere.heard).toEqual([])
    expect((await deliveriesOf(endpoint.id))[0]).toMatchObject({
      state: 'WAITING',
      last_failure: 'status 302',
    })
  })

  test('that hangs holds up nobody else, and only some of its own calls', async () => {
    const slow = await aSeller()
    const quick = await aSeller()
    const released = Promise.withResolvers<void>()
    slow.receiver.answers(() => released.promise.then(() => ({ status: 200 })))
    // Whoever hangs lets go only when the other has heard everything: it would wait for ever if it held anybody up.
    quick.receiver.answers((_call, count) => {
      if (count === 40) released.resolve()
      return { status: 200 }
    })
    // By the database's own clock, so that what is planned meanwhile is worked meanwhile.
    const present = { ...app, clock: systemClock }
    for (let count = 0; count < 40; count++) {
      await announce(slow.stall, undefined, present)
      await announce(quick.stall, undefined, present)
    }
    await work(present)
    expect(quick.receiver.heard).toHaveLength(40)
    expect(slow.receiver.heard).toHaveLength(40)
    for (const delivery of await deliveriesOf(slow.endpoint.id))
      expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 1 })
  })
})

describe.each(['before', 'after'] as const)('a worker that dies just %s any commit', (moment) => {
  test('loses no event, and repeats one only under its id', async () => {
    const { receiver, stall, endpoint } = await aSeller({ events: ['sale.approved'] })
    const deaths = await dieEverywhere(app, moment, async (dying) => {
      receiver.heard.length = 0
      for (let count = 0; count < 9; count++) await announce(stall)
      await stall.sell()
      await work(dying)
      world.clock.advance({ minutes: 1 })
      await work()
      expect(new Set(idsOf(receiver.heard)).size).toBe(10)
      for (const { state } of await deliveriesOf(endpoint.id)) expect(state).toBe('DELIVERED')
    })
    expect(deaths).toBeGreaterThan(5)
  })
})

describe('addresses that lead inside', () => {
  test('are refused when they are typed', () => {
    const typed = (url: string) =>
      endpointInput.safeParse({ url, events: ['sale.approved'], productIds: null }).success
    expect(typed('https://erp.forno.example/balcao')).toBe(true)
    expect(typed('https://erp.forno.example:8443/balcao')).toBe(true)
    const names = /^https:\/\/[a-z0-9.-]*example\.com:PORT|metadata\.google/
    for (const url of hostileUrls.filter((hostile) => !names.test(hostile)))
      expect(typed(url.replaceAll('PORT', '443')), url).toBe(false)
  })

  test('are not called either, by a name that came to lead there', async () => {
    const { receiver, stall, endpoint } = await aSeller()
    await announce(stall)
    await work(world.app)
    expect(receiver.heard).toEqual([])
    expect((await deliveriesOf(endpoint.id))[0]).toMatchObject({
      state: 'WAITING',
      last_failure: 'url_refused',
      last_status: null,
    })
  })
})

describe('a seller at the console', () => {
  test('tests an address and reads what was said and answered', async () => {
    const { receiver, endpoint, as } = await aSeller()
    receiver.answers(() => ({ status: 201, body: 'obrigado' }))
    const { deliveryId } = await as(testEndpoint, { endpointId: endpoint.id, type: 'pix.created' })
    await work()
    const delivery = await as(getDelivery, { deliveryId })
    expect(delivery).toMatchObject({
      state: 'DELIVERED',
      lastStatus: 201,
      lastAnswer: 'obrigado',
      isTest: true,
    })
    expect(delivery.body).toBe(receiver.heard[0]?.body)
    expect(JSON.parse(delivery.body)).toMatchObject({ type: 'pix.created', isTest: true })
  })

  test('sends again what arrived and what did not, under the ids it had', async () => {
    const { receiver, stall, endpoint, as } = await aSeller()
    await announce(stall)
    await work()
    const [first] = await deliveriesOf(endpoint.id)
    expect(await as(replayDelivery, { deliveryId: first?.id })).toEqual({ replayed: 1 })
    expect(await as(replayDelivery, { deliveryId: first?.id })).toEqual({ replayed: 0 })
    await work()
    expect(receiver.heard).toHaveLength(2)
    expect(new Set(idsOf(receiver.heard)).size).toBe(1)

    receiver.answers(() => ({ status: 410 }))
    await announce(stall)
    await work()
    await expect(as(replayDead, { endpointId: endpoint.id })).rejects.toThrow('webhook_off')
    receiver.answers(() => ({ status: 200 }))
    await as(updateEndpoint, {
      endpointId: endpoint.id,
      url: `${receiver.url}/hook`,
      description: '',
      events: ['sale.approved'],
      productIds: null,
      version: 1,
      isOn: true,
    })
    expect(await as(replayDead, { endpointId: endpoint.id })).toEqual({ replayed: 1 })
    await work()
    expect((await deliveriesOf(endpoint.id)).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED'])
  })

  test('rotates the secret: for a day both sign, then the new one alone', async () => {
    const { receiver, stall, endpoint, as } = await aSeller()
    const { secret } = await as(rotateEndpointSecret, { endpointId: endpoint.id })
    await announce(stall)
    await work()
    world.clock.advance({ hours: 25 })
    await announce(stall)
    await work()
    const [during, after] = receiver.heard as [HeardCall, HeardCall]
    expect([isSignedBy(secret, during), isSignedBy(endpoint.secret, during)]).toEqual([true, true])
    expect([isSignedBy(secret, after), isSignedBy(endpoint.secret, after)]).toEqual([true, false])
    const [row] = await world.owner`select * from outgoing_endpoints where id = ${endpoint.id}`
    expect(JSON.stringify(row)).not.toContain('whsec_')
    expect(JSON.stringify(await as(listEndpoints, undefined))).not.toContain(row?.secret)
  })

  test('pages through deliveries, the newest first', async () => {
    const { stall, as } = await aSeller()
    for (let count = 0; count < 5; count++) {
      world.clock.advance({ seconds: 1 })
      await announce(stall, `event ${count}`)
    }
    const first = await as(listDeliveries, { limit: 3 })
    const second = await as(listDeliveries, { limit: 3, cursor: first.nextCursor ?? '' })
    expect([...first.rows, ...second.rows]).toHaveLength(5)
    expect(second.nextCursor).toBeNull()
    const times = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})

test('a sale of one platform is told to nobody of another', async () => {
  const { receiver, stall } = await aSeller()
  const elsewhere = await listening()
  const neighbour = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  await inScope(app, neighbour.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    await anEndpoint(scope, { sellerId, url: elsewhere.url })
  })
  await stall.sell()
  await work()
  expect(receiver.heard.length).toBeGreaterThan(0)
  expect(elsewhere.heard).toEqual([])
})
