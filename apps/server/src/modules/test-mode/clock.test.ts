import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { runOracles } from '#cli/audit/run-oracles.ts'
import { payments } from '#db/schema/payments.ts'
import { platforms } from '#db/schema/platforms.ts'
import { defineJob } from '#define-job.ts'
import { aPurchase, sealCard } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { dropJob } from '#drop-job.ts'
import { jobs } from '#jobs.ts'
import { listApiKeys } from '#modules/accounts/api-keys/list-api-keys.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
import { sweepLotsJob } from '#modules/ledger/lots/sweep-lots.job.ts'
import { putOffJob } from '#put-off-job.ts'
import { inScope } from '#scope.ts'
import { aTestMode, callHost } from '#test/a-test-mode.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

const dayMs = 86_400_000

let world: TestServer
let mode: Awaited<ReturnType<typeof aTestMode>>

beforeAll(async () => {
  world = await createTestServer()
  mode = await aTestMode(world)
})
afterAll(() => world.stop())

const ask = async (
  path: string,
  {
    cookie = mode.cookie,
    origin = mode.origin,
    body,
  }: { cookie?: string; origin?: string; body?: unknown } = {},
) => {
  const method = body === undefined ? 'GET' : 'POST'
  const { status, body: text } = await callHost(world, `${origin}/api/trpc/seller.testMode.${path}`, {
    method,
    cookie,
    body,
  })
  const answer = JSON.parse(text)
  return { status, data: answer.result?.data, code: answer.error?.data.appCode }
}
const advance = (to: unknown) => ask('advance', { body: { to } })
const now = async () => new Date((await ask('clock')).data.now)

/**
 * Waits until the test clock has reached its target. The live clock advances by a second for each further round of
 * jobs.
 */
async function settle(drain: () => Promise<void> = world.drainJobs): Promise<void> {
  for (;;) {
    await world.sandbox.bank.webhooksDelivered()
    await drain()
    const [platform] = await inScope(world.app, mode.platformId, ({ tx }) => tx.select().from(platforms))
    if (platform?.clockTarget === null) return
    world.clock.advance({ seconds: 1 })
  }
}

test("a subscription's months pass at once, each renewal at its own hour, and the live clock does not move", async () => {
  const { app, clock } = world
  const started = clock.now()
  const offerId = await inScope(app, mode.platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: mode.seller.id })
    const plan = {
      type: 'SUBSCRIPTION' as const,
      priceCents: 4_900,
      recurrencePriceCents: 4_900,
      frequencyInDays: 30,
    }
    return (await anOffer(scope, { productId, ...plan })).id
  })
  const card = await sealCard(app, mode.platformId)
  const { id: creditCardId } = await inScope(app, mode.platformId, (scope) =>
    tokenCreditCard(scope, { offerId, card }, '203.0.113.7'),
  )
  await aPurchase(app, mode.platformId, { offerId, method: 'CREDIT_CARD', creditCardId })
  await settle()
  expect((await advance(65)).status).toBe(200)
  expect((await ask('clock')).data.target).toBe(new Date(started.getTime() + 65 * dayMs).toISOString())
  expect(await advance(1)).toMatchObject({ code: 'record_changed' })
  await settle()
  expect((await ask('clock')).data).toMatchObject({ target: null })
  const passedMs = clock.now().getTime() - started.getTime()
  expect(passedMs).toBeLessThan(dayMs)
  expect((await now()).getTime()).toBeGreaterThanOrEqual(started.getTime() + 65 * dayMs)

  const paid = await inScope(app, mode.platformId, ({ tx }) =>
    tx
      .select({ paidAt: payments.paidAt })
      .from(payments)
      .where(eq(payments.status, 'APPROVED'))
      .orderBy(payments.paidAt),
  )
  expect(paid).toHaveLength(3)
  const gaps = paid
    .slice(1)
    .map(({ paidAt }, place) => Math.round((Number(paidAt) - Number(paid[place]?.paidAt)) / dayMs))
  expect(gaps).toEqual(Array.from({ length: 2 }, () => 30))
  const [released] = await world.owner`select count(*)::int as lots from balance_lots
    where platform_id = ${mode.platformId} and state <> 'PENDING'`
  expect(released?.lots).toBeGreaterThan(1)
  const live = await inScope(app, world.platformId, async ({ now: liveNow }) => liveNow)
  expect(live).toEqual(clock.now())
  // The session stays valid in a test mode whose clock has moved.
  expect((await ask('clock')).status).toBe(200)
}, 240_000)

test('the clock can be moved to the next renewal, which is then charged', async () => {
  const { data } = await ask('clock')
  expect(data.nextRenewalAt).not.toBeNull()
  const paidBefore = await countPaid()
  await advance('NEXT_RENEWAL')
  await settle()
  expect((await now()).toISOString() >= data.nextRenewalAt).toBe(true)
  expect(await countPaid()).toBeGreaterThanOrEqual(paidBefore)
})

test('the switch opens a test mode whose clock has moved, once for each token', async () => {
  const { status, body } = await callHost(world, `${world.url}/api/trpc/seller.testMode.enter`, {
    method: 'POST',
    cookie: mode.liveCookie,
    body: {},
  })
  expect(status).toBe(200)
  const { url } = JSON.parse(body).result.data
  const arrived = await callHost(world, url)
  expect(arrived.status).toBe(303)
  expect((await ask('clock', { cookie: arrived.cookie })).status).toBe(200)
  expect((await advance(2)).status).toBe(200)
  await settle()
  expect((await callHost(world, url)).status).toBe(410)
})

test('keys expire by the live clock, and the log of their calls follows the test clock', async () => {
  const wishes = { userId: mode.seller.id, platformId: mode.platformId, lifetimeDays: 30 as const }
  const key = await anApiKey(world, wishes)
  const headers = { authorization: `Bearer ${key.token}` }
  expect((await callHost(world, `${mode.origin}/api/v1/balance`, { headers })).status).toBe(200)
  const [row] = await world.owner`select expires_at, last_used_at from api_keys where id = ${key.apiKeyId}`
  const today = world.clock.now()
  expect(row).toEqual({ expires_at: new Date(today.getTime() + 30 * dayMs), last_used_at: today })
  const { rows } = await key.as(listApiKeys, { limit: 10 })
  expect(rows.map(({ state }) => state)).toEqual(['ACTIVE'])
  await expect
    .poll(
      async () => (await world.owner`select called_at from api_calls where api_key_id = ${key.apiKeyId}`)[0],
    )
    .toEqual({ called_at: await now() })
})

test('a job planned by a request during which the clock has moved runs at its own hour', async () => {
  const { app, owner, clock } = world
  const key = 'planned while the clock moved'
  const move = (days: number) =>
    owner`update platforms set clock_ahead_ms = clock_ahead_ms + ${days * dayMs} where platform_id = ${mode.platformId}`
  await inScope(app, mode.platformId, async (scope) => {
    await move(30)
    const runAt = new Date(scope.now.getTime() + 40 * dayMs)
    await addJob(scope, sweepLotsJob, {}, { key, runAt })
  })
  const dueIn = async () => {
    const [job] = await owner`select run_at from graphile_worker._private_jobs where key = ${key}`
    return (job?.run_at.getTime() - clock.now().getTime()) / dayMs
  }
  expect(await dueIn()).toBe(10)
  await inScope(app, mode.platformId, (scope) =>
    putOffJob(scope, key, new Date(scope.now.getTime() + 3 * dayMs)),
  )
  expect(await dueIn()).toBe(3)
  await inScope(app, mode.platformId, (scope) => dropJob(scope, key))
  await move(-30)
})

describe('work under way while the clock advances', () => {
  const hours: Date[] = []
  const probe = (triesMax: number, run: () => Promise<void> = async () => {}) =>
    defineJob({
      name: 'probe',
      payload: z.object({}),
      triesMax,
      async run(app) {
        await run()
        hours.push(app.clock.now())
      },
    })
  const aheadMs = async () =>
    Number(
      (await world.owner`select clock_ahead_ms from platforms where platform_id = ${mode.platformId}`)[0]
        ?.clock_ahead_ms,
    )
  const drainWith = (job: ReturnType<typeof probe>) => {
    const all = [...jobs, job]
    return () => drainJobs(world.app, world.ownerUrl, all)
  }

  test('a request that began before a step schedules its job by its own time; the step waits for it and blocks no other request', async () => {
    const { app, owner } = world
    const job = probe(3)
    const drain = drainWith(job)
    hours.length = 0
    expect((await advance(3)).status).toBe(200)
    const [begun, met] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const request = inScope(app, mode.platformId, async (scope) => {
      begun.resolve()
      await met.promise
      const planned = new Date(scope.now.getTime() + 3_600_000)
      await addJob(scope, job, {}, { runAt: planned })
      return planned
    })
    await begun.promise
    const draining = drain()
    const triesOfStep = async () =>
      Number(
        (
          await owner`
        select payload ->> 'looks' as looks from graphile_worker._private_jobs
        where key = ${`advance-clock:${mode.platformId}`}`
        )[0]?.looks,
      )
    const another = async () => {
      await expect.poll(triesOfStep).toBeGreaterThan(0)
      await inScope(app, mode.platformId, async () => {})
    }
    await another().finally(met.resolve)
    const planned = await request
    await draining
    await settle(drain)
    expect(hours).toEqual([planned])
  })

  test('a later transaction of a request reads the clock after a step', async () => {
    const { app, clock } = world
    const times = await app.tenantTime(mode.platformId, async () => {
      const read = () => inScope(app, mode.platformId, async ({ now: seen }) => seen.getTime())
      const first = await read()
      await inScope(app, mode.platformId, ({ tx }) =>
        tx.execute(sql`select app.advance_clock(${dayMs}, ${clock.now().toISOString()}::timestamptz)`),
      )
      return [first, await read()]
    })
    expect(Number(times[1]) - Number(times[0])).toBe(dayMs)
  })

  test('a job in its last try stops the clock until it ends', async () => {
    const { app, owner } = world
    const released = Promise.withResolvers<void>()
    const job = probe(1, () => released.promise)
    const drain = drainWith(job)
    hours.length = 0
    const planned = await inScope(app, mode.platformId, async (scope) => {
      await addJob(scope, job, {})
      return scope.now
    })
    const before = await aheadMs()
    const draining = drain()
    const isRunning = async () =>
      (
        await owner`select from graphile_worker._private_jobs where attempts = 1 and max_attempts = 1 and locked_at is not null`
      ).length
    await expect.poll(isRunning).toBe(1)
    expect((await advance(3)).status).toBe(200)
    const looked = async () => {
      const [row] = await owner`select (payload ->> 'looks')::int as looks from graphile_worker._private_jobs
        where key = ${`advance-clock:${mode.platformId}`}`
      return (row?.looks ?? 0) > 1 || (await aheadMs()) > before
    }
    const looking = drain()
    await expect.poll(looked).toBe(true)
    expect(await aheadMs()).toBe(before)
    released.resolve()
    await Promise.all([draining, looking])
    await settle(drain)
    expect(hours).toEqual([planned])
  })
})

test('no clock can be ten years ahead of the live one', async () => {
  const [row] =
    await world.owner`select clock_ahead_ms as ahead from platforms where platform_id = ${mode.platformId}`
  const set = (ahead: unknown) =>
    world.owner`update platforms set clock_ahead_ms = ${Number(ahead)} where platform_id = ${mode.platformId}`
  await set(10 * 366 * dayMs - 5 * dayMs)
  expect((await advance(6)).code).toBe('input_invalid')
  await set(row?.ahead)
})

test('the books and the audit trail of the skipped days are valid', async () => {
  const found = await runOracles(world.owner)
  expect(found.filter(({ platformId }) => platformId === mode.platformId)).toEqual([])
})

test.each([0, -1, 367, 1.5])('%s days are refused', async (days) => {
  expect((await advance(days)).code).toBe('input_invalid')
})

test('the live platform has no clock to move', async () => {
  const live = { cookie: mode.liveCookie, origin: world.url }
  for (const read of ['clock', 'upcoming', 'timeline?input=%7B%7D'])
    expect(await ask(read, live)).toMatchObject({ code: 'not_found' })
  expect(await ask('advance', { ...live, body: { to: 1 } })).toMatchObject({ code: 'not_found' })
  const [platform] = await inScope(world.app, world.platformId, ({ tx }) => tx.select().from(platforms))
  expect(platform).toMatchObject({ clockAheadMs: 0, clockTarget: null })
  await expect(
    inScope(world.app, world.platformId, ({ tx }) => tx.update(platforms).set({ clockAheadMs: 1 })),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('platforms_clock') } })
})

function countPaid(): Promise<number> {
  return inScope(world.app, mode.platformId, ({ tx }) =>
    tx.$count(payments, and(eq(payments.status, 'APPROVED'), eq(payments.platformId, mode.platformId))),
  )
}
