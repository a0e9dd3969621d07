import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { aPurchase, sealCard } from '#demo/a-purchase.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { cardEnvelopeKeys } from '#modules/acquirers/keys/card-envelope-keys.ts'
import { getCheckoutPage } from '#modules/checkout/get-checkout-page.ts'
import { newEndpointSecret, sealEndpointSecret } from '#modules/outgoing/endpoint-secret.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testMasterKey } from '#test/test-secrets.ts'
import { resealEverything } from './reseal-everything.ts'

const newKey = randomBytes(32)
/** More than one batch, so that sales come in between the batches. */
const endpointsCount = 700
/** Requests per second, as far as the machine can keep up. Unset, each request waits for the end of the one before. */
const requestsPerSecond = Number(process.env.BALCAO_RESEAL_REQUESTS_PER_SECOND ?? 0)
/** At that pace one in so many requests is a purchase; the others load the checkout page. */
const requestsPerPurchase = 10
/** Requests in flight: a machine too slow for the pace falls behind instead of piling up requests. */
const underWayMax = 16
/** Minimum time and number of requests at that pace: enough for some requests of each kind on a slow machine too. */
const pacedSeconds = 10
const pacedRequests = 4 * requestsPerPurchase

let world: TestApp
let stall: Stall

beforeAll(async () => {
  world = await createTestApp()
  stall = await aStall(world)
  await addEndpoints(endpointsCount)
})
afterAll(() => world.stop())

async function addEndpoints(count: number): Promise<void> {
  await stall.within(({ app, tx, platformId, now }) =>
    tx.insert(outgoingEndpoints).values(
      Array.from({ length: count }, () => {
        const id = randomUUID()
        return {
          id,
          platformId,
          sellerId: stall.seller.id,
          url: 'https://erp.forno.example/balcao',
          description: '',
          events: [],
          state: 'OFF' as const,
          secret: sealEndpointSecret(app, { platformId, id }, newEndpointSecret()),
          createdAt: now,
        }
      }),
    ),
  )
}

/** A process restarted with these keys, the last of which is the current one, and with empty memory. */
function processWith(...keys: Buffer[]): App {
  const secrets = createSecretBox(keys)
  return { ...world.app, secrets, cardKeys: cardEnvelopeKeys(secrets), store: { ...world.app.store } }
}

/** One request to a process: a purchase by Pix or card with its outcome, or a page view. */
async function visit(app: App, count: number): Promise<string> {
  if (requestsPerSecond > 0 && count % requestsPerPurchase !== 0) {
    const { page } = await getCheckoutPage(app, world.platformId, stall.offer.id)
    return page.offerId === stall.offer.id ? 'PAGE' : 'ANOTHER PAGE'
  }
  const isPix = Math.floor(count / (requestsPerSecond > 0 ? requestsPerPurchase : 1)) % 2 === 0
  const method = isPix ? ('PIX' as const) : ('CREDIT_CARD' as const)
  const answer = await aPurchase(
    app,
    world.platformId,
    { offerId: stall.offer.id, method, email: `${randomUUID()}@compradora.example` },
    // One address per buyer: many cards from one address would count as card testing.
    { ip: `10.${count % 200}.${Math.floor(count / 200) % 200}.1` },
  )
  const [payment] = await world.owner`select status from payments where id = ${answer.paymentId}`
  return `${method} ${payment?.status}`
}

/** Sends requests of buyers to each of these processes until the work ends, and a few requests after it. */
async function sellDuring(processes: readonly App[], work: Promise<unknown>): Promise<string[]> {
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  const sold = processes.map(requestsPerSecond > 0 ? atPace : oneAfterAnother)
  const [, ...outcomes] = await Promise.all([over, ...sold])
  return outcomes.flat()

  async function oneAfterAnother(app: App): Promise<string[]> {
    const outcomes: string[] = []
    for (let count = 0; !isOver || count < 4; count++) outcomes.push(await visit(app, count))
    return outcomes
  }

  async function atPace(app: App): Promise<string[]> {
    const begun: Promise<string>[] = []
    let underWay = 0
    const startedAt = performance.now()
    const secondsNow = () => (performance.now() - startedAt) / 1_000
    const perProcess = requestsPerSecond / processes.length
    while (!isOver || secondsNow() < pacedSeconds || begun.length < pacedRequests) {
      const due = secondsNow() * perProcess
      for (; begun.length < due && underWay < underWayMax; underWay++)
        begun.push(
          visit(app, begun.length)
            .catch((error: Error) => `FAILED: ${error.message}`)
            .finally(() => underWay--),
        )
      await pause(5)
    }
    process.stdout.write(`${begun.length} requests at one process in ${secondsNow().toFixed(1)} s\n`)
    return Promise.all(begun)
  }
}

/** The expected outcome of each kind of request. */
const allWell = new Set(['PIX PENDING', 'CREDIT_CARD APPROVED', ...(requestsPerSecond > 0 ? ['PAGE'] : [])])

const outdated = async (mark: string) => {
  const [row] = await world.owner`
    select (select count(*)::int from outgoing_endpoints where not starts_with(secret, ${`${mark}.`})) +
      (select count(*)::int from provider_accounts where not starts_with(credentials, ${`${mark}.`})) as count`
  return row?.count
}

test('purchases by Pix and card go on during a reseal, and after the former key is gone', async () => {
  const former = processWith(testMasterKey)
  const both = processWith(testMasterKey, newKey)
  // The page was opened before the restart, and is sent after it.
  const cardOfBefore = await sealCard(former, world.platformId)
  const { paymentId } = await aPurchase(both, world.platformId, {
    offerId: stall.offer.id,
    method: 'CREDIT_CARD',
    cardToken: cardOfBefore,
  })
  const [first] = await world.owner`select status from payments where id = ${paymentId}`
  expect(first?.status).toBe('APPROVED')

  const vault = { sql: world.owner, secrets: both.secrets, store: both.store }
  const resealing = resealEverything(vault)
  const during = await sellDuring([both, both], resealing)
  expect(new Set(during)).toEqual(allWell)
  const places = await resealing
  expect(places.reduce((sum, { resealed }) => sum + resealed, 0)).toBeGreaterThan(endpointsCount)
  expect(places.filter(({ left }) => left > 0)).toEqual([])
  expect(await outdated(both.secrets.currentMark)).toBe(0)

  // The processes are restarted one after the other without the former key.
  const after = await sellDuring([both, processWith(newKey)], Promise.resolve())
  expect(new Set(after)).toEqual(allWell)
}, 300_000)
