import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { App } from '#app.ts'
import { defineJob } from '#define-job.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { inScope } from '#scope.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { addDailyJobs } from './daily-jobs.ts'
import type { Job } from './job.ts'
import { startWorker } from './run-worker.ts'

let world: TestApp
let greeted: string[] = []

const greet = defineJob({
  name: 'greet',
  payload: z.object({}),
  triesMax: 3,
  isDaily: true,
  run: async (_app, { platformId }) => {
    greeted.push(platformId)
  },
})
const neverAsked = defineJob({ ...greet, name: 'never-asked', run: () => Promise.reject('nobody asked') })
const { isDaily: _not, ...onDemand } = neverAsked
const jobs = [greet, onDemand] satisfies readonly Job<App, object>[]

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  greeted = []
  await world.owner`delete from graphile_worker._private_jobs`
})

const aDayBegins = async () => {
  await world.owner`select graphile_worker.add_job(${addDailyJobs})`
  await drainJobs(world.app, world.ownerUrl, jobs)
}
const openPlatform = () =>
  inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      name: 'Vizinha',
      hosts: [`${scope.platformId}.localhost`],
    }),
  )

describe('a daily job', () => {
  test('is added once for every platform, also for those created since yesterday', async () => {
    await aDayBegins()
    expect(greeted).toEqual([world.platformId])
    const { platformId } = await openPlatform()
    await aDayBegins()
    expect(greeted.sort()).toEqual([world.platformId, world.platformId, platformId].sort())
  })

  test('is not doubled while it waits, and starts afresh after a final failure', async () => {
    const key = `greet:${world.platformId}`
    const timesGreeted = () => greeted.filter((platformId) => platformId === world.platformId).length
    const leaveOver = () => world.owner`
      select graphile_worker.add_job('greet', ${world.owner.json({ platformId: world.platformId })}::json,
        job_key := ${key}, run_at := ${new Date(world.clock.now().getTime() + 3_600_000)})`
    await leaveOver()
    await aDayBegins()
    expect(timesGreeted()).toBe(1)
    expect(await world.owner`select 1 from graphile_worker._private_jobs`).toHaveLength(0)

    await leaveOver()
    await world.owner`update graphile_worker._private_jobs set attempts = max_attempts where key = ${key}`
    await aDayBegins()
    expect(timesGreeted()).toBe(2)
  })

  test('missed while no worker was up is caught up once, however many workers start', async () => {
    await world.owner`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values (${addDailyJobs}, now() - interval '9 days', now() - interval '2 days')
      on conflict (identifier) do update set last_execution = excluded.last_execution`
    const workers = await Promise.all([1, 2, 3].map(() => startWorker(world.app, world.ownerUrl, jobs)))
    await expect.poll(() => greeted, { timeout: 30_000 }).toContain(world.platformId)
    await expect
      .poll(() => world.owner`select 1 from graphile_worker._private_jobs`, { timeout: 30_000 })
      .toHaveLength(0)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(greeted.filter((platformId) => platformId === world.platformId)).toHaveLength(1)
  })
})
