import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { inScope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createListeningWorld, isSignedBy, type ListeningWorld, typesOf } from '#test/listening-world.ts'
import { createEndpoint } from './create-endpoint.ts'
import { getDelivery } from './get-delivery.ts'
import { getEndpoint } from './get-endpoint.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listEndpoints } from './list-endpoints.ts'
import { removeEndpoint } from './remove-endpoint.ts'
import { replayDelivery } from './replay-deliveries.ts'
import { rotateEndpointSecret } from './rotate-endpoint-secret.ts'
import { testEndpoint } from './test-endpoint.ts'

let world: ListeningWorld

beforeAll(async () => {
  world = await createListeningWorld()
})
afterAll(() => world.stop())

/** An endpoint of the platform, and a staff member in charge of it. */
async function aListeningPlatform(platformId = world.platformId) {
  const receiver = await world.listening()
  const { staff, endpoint } = await inScope(world.app, platformId, async (scope) => ({
    staff: await aPerson(scope, { roles: ['ADMIN'], permissions: ['isConfigAvailable'] }),
    endpoint: await anEndpoint(scope, {
      sellerId: null,
      url: `${receiver.url}/hook`,
      events: ['sale.approved'],
    }),
  }))
  const as = callAs({ app: world.app, platformId }, { userId: staff.id, role: 'ADMIN' })
  return { receiver, staff, endpoint, as }
}

describe('a platform with an endpoint', () => {
  test('receives the sales of all its own sellers, signed, with the seller of each', async () => {
    const { receiver, endpoint, as } = await aListeningPlatform()
    const [first, second] = [await aStall(world), await aStall(world)]
    await first.sell()
    await second.sell()
    await world.work()
    expect(typesOf(receiver.heard)).toEqual(['sale.approved', 'sale.approved'])
    const sellers = receiver.heard.map(({ body }) => JSON.parse(body).sellerId)
    expect(sellers.toSorted()).toEqual([first.seller.id, second.seller.id].toSorted())
    for (const call of receiver.heard) expect(isSignedBy(endpoint.secret, call)).toBe(true)
    await as(removeEndpoint, { endpointId: endpoint.id, reason: 'Fim do teste' })
  })

  test('shares nothing with its sellers: neither sees the endpoints and deliveries of the other', async () => {
    const { endpoint, as } = await aListeningPlatform()
    const seller = await world.aSeller({ events: ['sale.approved'] })
    await seller.stall.sell()
    await world.work()
    const [ofPlatform] = (await as(listDeliveries, { endpointId: endpoint.id, limit: 10 })).rows
    const [ofSeller] = (await seller.as(listDeliveries, { limit: 10 })).rows
    expect((await as(listEndpoints, undefined)).map(({ id }) => id)).not.toContain(seller.endpoint.id)
    expect((await seller.as(listEndpoints, undefined)).map(({ id }) => id)).toEqual([seller.endpoint.id])
    for (const [call, endpointId, deliveryId] of [
      [as, seller.endpoint.id, ofSeller?.id],
      [seller.as, endpoint.id, ofPlatform?.id],
    ] as const) {
      await expect(call(getEndpoint, { endpointId })).rejects.toThrow('not_found')
      await expect(call(rotateEndpointSecret, { endpointId })).rejects.toThrow('not_found')
      await expect(call(getDelivery, { deliveryId: deliveryId ?? '' })).rejects.toThrow('not_found')
      await expect(call(replayDelivery, { deliveryId: deliveryId ?? '' })).rejects.toThrow('not_found')
    }
    await as(removeEndpoint, { endpointId: endpoint.id, reason: 'Fim do teste' })
  })

  test('is tested by its staff, who give a reason to add and remove an endpoint', async () => {
    const { receiver, endpoint, as, staff } = await aListeningPlatform()
    const { deliveryId } = await as(testEndpoint, { endpointId: endpoint.id, type: 'sale.approved' })
    await world.work()
    expect(await as(getDelivery, { deliveryId })).toMatchObject({ state: 'DELIVERED', isTest: true })
    expect(receiver.heard).toHaveLength(1)
    const made = await as(createEndpoint, {
      url: 'https://bi.plataforma.example/vendas',
      description: 'Painel',
      events: ['sale.approved'],
      productIds: null,
      reason: 'Painel de vendas',
    })
    await as(removeEndpoint, { endpointId: made.endpointId, reason: 'Painel desligado' })
    await as(removeEndpoint, { endpointId: endpoint.id, reason: 'Fim do teste' })
    const trail = await world.owner`
      select action, reason from audit_log where actor_user_id = ${staff.id} order by action, reason`
    expect(trail.map(({ action, reason }) => [action, reason])).toEqual([
      ['webhook.created', 'Painel de vendas'],
      ['webhook.removed', 'Fim do teste'],
      ['webhook.removed', 'Painel desligado'],
    ])
  })

  test('has its staff notified when the endpoint is gone', async () => {
    const { receiver, staff } = await aListeningPlatform()
    receiver.answers(() => ({ status: 410 }))
    await (await aStall(world)).sell()
    await world.work()
    const told = (await world.inbox()).filter(({ recipient }) => recipient === staff.email)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('/admin-root/integrations')
  })
})

test('receives no sale of another platform, and its endpoints are invisible to the other platform’s staff', async () => {
  const here = await aListeningPlatform()
  const neighbour = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  const there = await aListeningPlatform(neighbour.platformId)
  await (await aStall(world)).sell()
  await world.work()
  expect(here.receiver.heard).toHaveLength(1)
  expect(there.receiver.heard).toEqual([])
  expect((await there.as(listDeliveries, { limit: 10 })).rows).toEqual([])
  expect((await there.as(listEndpoints, undefined)).map(({ id }) => id)).toEqual([there.endpoint.id])
  await expect(there.as(getEndpoint, { endpointId: here.endpoint.id })).rejects.toThrow('not_found')
})
