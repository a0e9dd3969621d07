import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HeardCall } from '#test/http/a-receiver.ts'
import { createListeningWorld, idsOf, isSignedBy, type ListeningWorld } from '#test/listening-world.ts'
import { getDelivery } from './get-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listEndpoints } from './list-endpoints.ts'
import { replayDead, replayDelivery } from './replay-deliveries.ts'
import { rotateEndpointSecret } from './rotate-endpoint-secret.ts'
import { testEndpoint } from './test-endpoint.ts'
import { updateEndpoint } from './update-endpoint.ts'

let world: ListeningWorld

beforeAll(async () => {
  world = await createListeningWorld()
})
afterAll(() => world.stop())

describe('a seller at the console', () => {
  test('tests an endpoint and reads the request and the answer', async () => {
    const { receiver, endpoint, as } = await world.aSeller()
    receiver.answers(() => ({ status: 201, body: 'obrigado' }))
    const { deliveryId } = await as(testEndpoint, { endpointId: endpoint.id, type: 'pix.created' })
    await world.work()
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

  test('replays delivered and dead deliveries under their own ids', async () => {
    const { receiver, stall, endpoint, as } = await world.aSeller()
    await world.announce(stall)
    await world.work()
    const [first] = await world.deliveriesOf(endpoint.id)
    expect(await as(replayDelivery, { deliveryId: first?.id })).toEqual({ replayed: 1 })
    expect(await as(replayDelivery, { deliveryId: first?.id })).toEqual({ replayed: 0 })
    await world.work()
    expect(receiver.heard).toHaveLength(2)
    expect(new Set(idsOf(receiver.heard)).size).toBe(1)

    receiver.answers(() => ({ status: 410 }))
    await world.announce(stall)
    await world.work()
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
    await world.work()
    expect((await world.deliveriesOf(endpoint.id)).map(({ state }) => state)).toEqual([
      'DELIVERED',
      'DELIVERED',
    ])
  })

  test('rotates the secret: for a day both secrets sign, then only the new one', async () => {
    const { receiver, stall, endpoint, as } = await world.aSeller()
    const { secret } = await as(rotateEndpointSecret, { endpointId: endpoint.id })
    await world.announce(stall)
    await world.work()
    world.clock.advance({ hours: 25 })
    await world.announce(stall)
    await world.work()
    const [during, after] = receiver.heard as [HeardCall, HeardCall]
    expect([isSignedBy(secret, during), isSignedBy(endpoint.secret, during)]).toEqual([true, true])
    expect([isSignedBy(secret, after), isSignedBy(endpoint.secret, after)]).toEqual([true, false])
    const [row] = await world.owner`select * from outgoing_endpoints where id = ${endpoint.id}`
    expect(JSON.stringify(row)).not.toContain('whsec_')
    expect(JSON.stringify(await as(listEndpoints, undefined))).not.toContain(row?.secret)
  })

  test('pages through deliveries, the newest first', async () => {
    const { stall, as } = await world.aSeller()
    for (let count = 0; count < 5; count++) {
      world.clock.advance({ seconds: 1 })
      await world.announce(stall)
    }
    const first = await as(listDeliveries, { limit: 3 })
    const second = await as(listDeliveries, { limit: 3, cursor: first.nextCursor ?? '' })
    expect([...first.rows, ...second.rows]).toHaveLength(5)
    expect(second.nextCursor).toBeNull()
    const times = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})
