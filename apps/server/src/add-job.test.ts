import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { drainJobs } from '#test/drain-jobs.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { addJob } from './add-job.ts'
import { defineJob } from './define-job.ts'
import { releaseLotsJob } from './modules/ledger/lots/release-lots.job.ts'
import { inScope } from './scope.ts'

let world: TestApp
let userId: string

const key = 'release-lots:of a seller:in a minute'
const longDue = new Date('2020-01-01T12:00:00Z')
const alsoDue = new Date('2020-01-01T12:00:30Z')

beforeAll(async () => {
  world = await createTestApp()
  userId = world.account.id
})
afterAll(() => world.stop())
afterEach(() => world.owner`delete from graphile_worker._private_jobs`)

function add(runAt: Date): Promise<void> {
  return inScope(world.app, world.platformId, (scope) =>
    addJob(scope, releaseLotsJob, { userId }, { runAt, key }),
  )
}

/** The jobs that a worker could lock now. */
const takeable = () =>
  world.owner`select id from graphile_worker._private_jobs where locked_at is null for update skip locked`

const jobs = () =>
  world.owner`select attempts, run_at as "runAt" from graphile_worker._private_jobs where key = ${key}`

test('concurrent sales of one seller do not block each other, and no worker takes their shared job before the last commit', async () => {
  await add(longDue)
  const slow = Promise.withResolvers<void>()
  const isSharing = Promise.withResolvers<void>()
  const slowSale = inScope(world.app, world.platformId, async (scope) => {
    await addJob(scope, releaseLotsJob, { userId }, { runAt: alsoDue, key })
    isSharing.resolve()
    await slow.promise
  })
  await isSharing.promise
  await add(alsoDue)
  expect(await takeable()).toHaveLength(0)
  slow.resolve()
  await slowSale
  expect(await takeable()).toHaveLength(1)
  expect(await jobs()).toHaveLength(1)
})

test('a job that a worker has locked is added once more, since the worker may have read its data already', async () => {
  await add(longDue)
  await world.owner`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker'`
  await add(longDue)
  expect(await takeable()).toHaveLength(1)
})

test('adding a failed or dead job again resets its tries, and it runs at the new time', async () => {
  for (const failed of [
    { attempts: 2, runAt: new Date('2100-01-01T00:00:00Z') },
    { attempts: releaseLotsJob.triesMax, runAt: longDue },
  ]) {
    await add(longDue)
    await world.owner`
      update graphile_worker._private_jobs set attempts = ${failed.attempts}, run_at = ${failed.runAt} where key = ${key}`
    await add(alsoDue)
    expect(await jobs()).toEqual([{ attempts: 0, runAt: alsoDue }])
  }
})

test('adding a waiting job for another time moves it to that time, earlier or later', async () => {
  const later = new Date('2100-01-01T00:00:00Z')
  await add(later)
  await add(alsoDue)
  expect(await jobs()).toEqual([{ attempts: 0, runAt: alsoDue }])
  await add(later)
  expect(await jobs()).toEqual([{ attempts: 0, runAt: later }])
})

test('thousands of jobs of one platform, awaited or not, do not delay the jobs of another platform', async () => {
  const done: string[] = []
  const usual = defineJob({
    name: 'usual',
    payload: z.object({}),
    triesMax: 1,
    run: async (_app, { platformId }) => {
      done.push(platformId)
    },
  })
  const awaited = defineJob({ ...usual, name: 'awaited', isAwaited: true })
  const neighbour = randomUUID()
  const addTo = (platformId: string, job: typeof usual, count: number) =>
    inScope(world.app, platformId, async (scope) => {
      for (let added = 0; added < count; added += 1) await addJob(scope, job, {}, { runAt: longDue })
    })
  await addTo(world.platformId, usual, 1_000)
  await addTo(world.platformId, awaited, 1_000)
  await addTo(neighbour, usual, 10)
  await drainJobs(world.app, world.ownerUrl, [usual, awaited])
  expect(done).toHaveLength(2_010)
  // The platform's burst, the neighbour's ten jobs, and the jobs that run at the same time.
  expect(done.lastIndexOf(neighbour)).toBeLessThan(600 + 10 + 8)
})
