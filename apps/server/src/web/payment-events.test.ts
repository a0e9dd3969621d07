import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { paymentTopic } from '#modules/payments/core/payment-topic.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { paymentEvents } from './payment-events.ts'

let world: TestApp
let server: FastifyInstance
let paymentId: string
/** Holds back the first read of the stream until released. */
let letGo: () => void = () => {}

beforeAll(async () => {
  world = await createTestApp()
  const { app, platformId } = world
  const offerId = await inScope(app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id })).id
  })
  paymentId = (await aPurchase(app, platformId, { offerId })).paymentId
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let reads = 0
  const transaction: typeof app.db.transaction = async (id, work) => {
    const isFirstOfStream = ++reads === 2
    const result = await app.db.transaction(id, work)
    if (isFirstOfStream) await held
    return result
  }
  server = fastify()
  server.decorateRequest('platformId', platformId)
  await server.register(paymentEvents, { app: { ...app, db: { ...app.db, transaction } } })
  await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

/** An open page of a payment, and the statuses received so far. */
async function openPage(id: string): Promise<{ statuses: string[]; close(): Promise<void> }> {
  const { port } = server.server.address() as AddressInfo
  const stop = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}/api/payments/${id}/events`, { signal: stop.signal })
  const statuses: string[] = []
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? [])
      statuses.push(
        ...Array.from(decoder.decode(chunk).matchAll(/"status":"(\w+)"/g), ([, word = '']) => word),
      )
  })().catch(() => {})
  return {
    statuses,
    close() {
      stop.abort()
      return reading
    },
  }
}

test('a slow first read never overwrites a later change', async () => {
  const { statuses, close } = await openPage(paymentId)
  const heard = new Promise<void>((resolve) => {
    world.app.live.watch(paymentTopic(paymentId), () => resolve())
  })
  await inScope(world.app, world.platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'OPERATOR', status: 'APPROVED', certainty: 'KNOWN' }),
  )
  await heard
  // Time for a second read triggered by the change to finish, if there is one.
  for (let look = 0; look < 10; look++)
    await inScope(world.app, world.platformId, (scope) => getPaymentView(scope, paymentId, strangerViewer))
  letGo()
  await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  expect(statuses.at(-1)).toBe('APPROVED')
  await close()
})

test('a page whose server lost the database connection gets a missed change after the reconnect', async () => {
  const { app, platformId, owner } = world
  const [offer] = await owner`select id from offers limit 1`
  const sale = await aPurchase(app, platformId, { offerId: offer?.id })
  const { statuses, close } = await openPage(sale.paymentId)
  await expect.poll(() => statuses).toEqual(['PENDING'])
  // Changed without NOTIFY, so that only the reconnect can reveal it.
  await owner`update payments set status = 'CANCELED', version = version + 1 where id = ${sale.paymentId}`
  await owner`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`
  await expect.poll(() => statuses.at(-1), { timeout: 20_000 }).toBe('CANCELED')
  await close()
})
