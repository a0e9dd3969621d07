import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#kit/clock.ts'
import { createSlots } from '#kit/slots.ts'
import { sendOutgoingBatchJob } from '#modules/connections/send-outgoing-batch.job.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { hostileUrls } from '#test/http/hostile-urls.ts'
import { createListeningWorld, idsOf, type ListeningWorld } from '#test/listening-world.ts'
import { endpointInput } from './endpoint.input.ts'
import { removeEndpoint } from './remove-endpoint.ts'

let world: ListeningWorld

beforeAll(async () => {
  world = await createListeningWorld()
})
afterAll(() => world.stop())

/** The longest pause between two tries, random spread included. */
const longestPause = { hours: 34 }

const stateOf = async (endpointId: string) =>
  (
    await world.owner`
      select state, disabled_because as because, failures from outgoing_endpoints where id = ${endpointId}`
  )[0]

describe('an endpoint', () => {
  test('that fails nine times receives the event at the tenth try, under the same id', async () => {
    const { receiver, stall, endpoint } = await world.aSeller()
    receiver.answers((_call, count) => ({ status: count < 10 ? 503 : 200 }))
    await world.announce(stall)
    for (let tries = 0; tries < 10; tries++) {
      await world.work()
      world.clock.advance(longestPause)
    }
    expect(receiver.heard).toHaveLength(10)
    expect(new Set(idsOf(receiver.heard)).size).toBe(1)
    expect((await world.deliveriesOf(endpoint.id))[0]).toMatchObject({ state: 'DELIVERED', tries: 10 })
    expect(await stateOf(endpoint.id)).toMatchObject({ state: 'ON', failures: 0 })
  })

  test('that fails for three days is disabled, and its seller is notified', async () => {
    const { receiver, stall, endpoint } = await world.aSeller()
    receiver.answers(() => ({ status: 500, body: 'x'.repeat(5_000) }))
    await world.announce(stall)
    for (let tries = 0; tries < 11; tries++) {
      await world.work()
      world.clock.advance(longestPause)
    }
    expect(receiver.heard).toHaveLength(10)
    expect(await stateOf(endpoint.id)).toMatchObject({ state: 'DISABLED', because: 'FAILING' })
    const [delivery] = await world.deliveriesOf(endpoint.id)
    expect(delivery).toMatchObject({ state: 'DEAD', tries: 10, last_status: 500 })
    expect(delivery?.last_answer).toHaveLength(2_048)
    const told = (await world.inbox()).filter(({ recipient }) => recipient === stall.seller.email)
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Webhook desativado')])
    await world.announce(stall)
    await world.work()
    expect(receiver.heard).toHaveLength(10)
  })

  test('that answers 410 is disabled, whatever else waits for it', async () => {
    const { receiver, stall, endpoint } = await world.aSeller()
    receiver.answers(() => ({ status: 410 }))
    for (let count = 0; count < 12; count++) await world.announce(stall)
    await world.work()
    expect(receiver.heard).toHaveLength(8)
    expect(await stateOf(endpoint.id)).toMatchObject({ state: 'DISABLED', because: 'GONE' })
    for (const { state } of await world.deliveriesOf(endpoint.id)) expect(state).toBe('DEAD')
  })

  test('that redirects is called once, and the redirect is not followed', async () => {
    const { receiver, stall, endpoint } = await world.aSeller()
    const elsewhere = await world.listening()
    receiver.answers(() => ({ status: 302, headers: { location: elsewhere.url } }))
    await world.announce(stall)
    await world.work()
    expect(elsewhere.heard).toEqual([])
    expect((await world.deliveriesOf(endpoint.id))[0]).toMatchObject({
      state: 'WAITING',
      last_failure: 'status 302',
    })
  })

  test('that hangs delays no other endpoint, and only some of its own calls', async () => {
    const slow = await world.aSeller()
    const quick = await world.aSeller()
    const released = Promise.withResolvers<void>()
    slow.receiver.answers(() => released.promise.then(() => ({ status: 200 })))
    // The hanging endpoint is released only after the other one has received everything: if it blocked the
    // other, the test would never end.
    quick.receiver.answers((_call, count) => {
      if (count === 40) released.resolve()
      return { status: 200 }
    })
    // Uses the system clock, so that batches planned during the test also run during it.
    const present = { ...world.app, clock: systemClock }
    for (let count = 0; count < 40; count++) {
      await world.announce(slow.stall, present)
      await world.announce(quick.stall, present)
    }
    await world.work(present)
    expect(quick.receiver.heard).toHaveLength(40)
    expect(slow.receiver.heard).toHaveLength(40)
    for (const delivery of await world.deliveriesOf(slow.endpoint.id))
      expect(delivery).toMatchObject({ state: 'DELIVERED', tries: 1 })
  })

  test('that hangs keeps its slot when more is announced, so that a third slow endpoint waits and a slot stays free', async () => {
    const app = { ...world.app, outboundSlots: createSlots({ all: 3, ofSlow: 2 }) }
    const [first, second, third] = [await world.aSeller(), await world.aSeller(), await world.aSeller()]
    const batchOf = async ({ endpoint }: typeof first) =>
      sendOutgoingBatchJob.run(app, { platformId: world.platformId, endpointId: endpoint.id })
    const slowIds = [first, second, third].map(({ endpoint }) => endpoint.id)
    await world.owner`update outgoing_endpoints set last_took_ms = 9000 where id in ${world.owner(slowIds)}`
    const released = Promise.withResolvers<void>()
    const hanging = [first, second].map(async (seller) => {
      const called = Promise.withResolvers<void>()
      seller.receiver.answers(() => {
        called.resolve()
        return released.promise.then(() => ({ status: 200 }))
      })
      await world.announce(seller.stall)
      const batch = batchOf(seller)
      await called.promise
      return { batch }
    })
    const batches = await Promise.all(hanging)
    for (const seller of [first, second]) {
      await world.announce(seller.stall)
      await batchOf(seller)
    }
    await world.announce(third.stall)
    await batchOf(third)
    expect(third.receiver.heard).toEqual([])
    released.resolve()
    for (const { batch } of batches) await batch
    await batchOf(third)
    expect(third.receiver.heard).toHaveLength(1)
    await world.work()
  })

  test('that is removed during a call leaves no delivery waiting', async () => {
    const { receiver, stall, endpoint, as } = await world.aSeller()
    receiver.answers(async () => {
      await as(removeEndpoint, { endpointId: endpoint.id })
      return { status: 500 }
    })
    await world.announce(stall)
    await world.work()
    expect(receiver.heard).toHaveLength(1)
    expect((await world.deliveriesOf(endpoint.id))[0]).toMatchObject({
      state: 'DEAD',
      next_try_at: null,
      last_status: 500,
    })
  })
})

describe.each(['before', 'after'] as const)('a worker that dies just %s any commit', (moment) => {
  test('loses no event, and repeats one only under its id', async () => {
    const { receiver, stall, endpoint } = await world.aSeller({ events: ['sale.approved'] })
    const deaths = await dieEverywhere(world.app, moment, async (dying) => {
      receiver.heard.length = 0
      for (let count = 0; count < 9; count++) await world.announce(stall)
      await stall.sell()
      await world.work(dying)
      world.clock.advance({ minutes: 1 })
      await world.work()
      expect(new Set(idsOf(receiver.heard)).size).toBe(10)
      for (const { state } of await world.deliveriesOf(endpoint.id)) expect(state).toBe('DELIVERED')
    })
    expect(deaths).toBeGreaterThan(5)
  })
})

describe('addresses of internal networks', () => {
  test('are refused on input', () => {
    const typed = (url: string) =>
      endpointInput.safeParse({ url, events: ['sale.approved'], productIds: null }).success
    expect(typed('https://erp.forno.example/balcao')).toBe(true)
    expect(typed('https://erp.forno.example:8443/balcao')).toBe(true)
    const names = /^https:\/\/[a-z0-9.-]*example\.com:PORT|metadata\.google/
    for (const url of hostileUrls.filter((hostile) => !names.test(hostile)))
      expect(typed(url.replaceAll('PORT', '443')), url).toBe(false)
  })

  test('are not called either through a name that later resolves to one', async () => {
    const { receiver, stall, endpoint } = await world.aSeller()
    await world.announce(stall)
    await world.work(world.guardedApp)
    expect(receiver.heard).toEqual([])
    expect((await world.deliveriesOf(endpoint.id))[0]).toMatchObject({
      state: 'WAITING',
      last_failure: 'url_refused',
      last_status: null,
    })
  })
})
