import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { App } from '#app.ts'
import { announce } from '#db/live-events.ts'
import type { Job } from '#kit/jobs/job.ts'
import { startWorker, type Worker } from '#kit/jobs/run-worker.ts'
import { inScope } from '#scope.ts'
import { createRestartableDatabase, type RestartableDatabase } from './restartable-database.ts'
import { createShop, type Shop } from './shop.ts'

const buyersAtOnce = 24
const added = new Set<string>()
const done = new Set<string>()

/** Job that records its run, in a transaction that a restart may cut off. */
const noteJob: Job<App, { id: string }> = {
  name: 'note',
  payload: z.object({ id: z.uuid() }),
  triesMax: 25,
  run: async (app, { platformId, id }) => {
    await inScope(app, platformId, ({ tx }) => tx.execute(sql`select pg_sleep(0.01)`))
    done.add(id)
  },
}

let database: RestartableDatabase
let shop: Shop
let worker: Worker

beforeAll(async () => {
  database = await createRestartableDatabase()
  shop = await createShop({ TRUSTED_PROXIES: '1' }, database)
  worker = await startWorker(shop.app, database.ownerUrl, [noteJob])
})
afterAll(async () => {
  await worker.stop()
  await shop.stop()
})

type Answer = { status: number; retryAfter: string | null }

/** One buyer per address: the rate limits of an address are not tested here. */
async function buy(purchaseId: string = randomUUID()): Promise<Answer> {
  const answer = await fetch(`${shop.url}/api/trpc/checkout.purchase`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({
      purchaseId,
      offerId: shop.offerId,
      name: 'Carolina Nogueira',
      email: 'carolina@compradora.example',
      cpf: '529.982.247-25',
      phone: '(11) 98765-4321',
      paymentMethod: 'PIX',
      creditCard: null,
      orderBumpsIds: [],
    }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

async function addJob(): Promise<void> {
  const id = randomUUID()
  const payload = { platformId: shop.platformId, id }
  await shop.owner`select graphile_worker.add_job(${noteJob.name}, ${shop.owner.json(payload)}::json, max_attempts := 25)`
    .then(() => added.add(id))
    .catch(() => 'not added, so not expected either')
}

async function sells(): Promise<void> {
  await expect.poll(async () => (await buy()).status, { timeout: 20_000 }).toBe(200)
}

/** Buyers one after another without a pause, until the work is done. */
async function underLoad(work: () => Promise<void>): Promise<Answer[]> {
  const answers: Answer[] = []
  let isOver = false
  const buyers = Array.from({ length: buyersAtOnce }, async () => {
    while (!isOver) {
      answers.push(await buy())
      await addJob()
    }
  })
  await work().finally(() => {
    isOver = true
  })
  await Promise.all(buyers)
  return answers
}

const kinds = (answers: Answer[]) =>
  [...new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter ?? ''}`.trim()))].sort()

test.for([
  { how: 'restarted by its operator', strike: () => database.restart() },
  { how: 'crashed', strike: () => database.crash() },
])('a PostgreSQL $how under load costs some buyers a second try and nothing else', async ({ strike }) => {
  for (let round = 0; round < 2; round++) {
    const answers = await underLoad(async () => {
      await sells()
      await strike()
      await sells()
    })
    expect(kinds(answers).filter((kind) => kind !== '200' && kind !== '503 3')).toEqual([])
  }
  await expect.poll(() => [...added].filter((id) => !done.has(id)), { timeout: 40_000 }).toEqual([])
  await expect
    .poll(() => shop.owner`select id from graphile_worker.jobs where task_identifier = ${noteJob.name}`)
    .toEqual([])
})

test('a live listener reads again when the connection to PostgreSQL is back, and gets later events', async () => {
  const { app, platformId } = shop
  const topic = `payment:${randomUUID()}`
  let looks = 0
  const unwatch = app.live.watch(topic, () => {
    looks += 1
  })
  await database.restart()
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(0)
  const before = looks
  await inScope(app, platformId, ({ tx }) => announce(tx, topic))
  await expect.poll(() => looks).toBeGreaterThan(before)
  unwatch()
})
