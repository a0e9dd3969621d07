import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { startWorker } from './run-worker.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

// This test has a file of its own: sessions of other tests add their counts when they end.
test('a fetch and an end of a job read by indexes and skip the jobs of later days', async () => {
  const { owner, platformId } = world
  let done = 0
  const job = defineJob({
    name: 'often',
    payload: z.object({}),
    triesMax: 1,
    run: async () => {
      done += 1
    },
  })
  for (let index = 0; index < 40; index += 1)
    await owner`select graphile_worker.add_job(${job.name}, ${owner.json({ platformId })}::json)`
  const readsByIndex = async () => {
    const [counted] = await owner<{ count: number }[]>`
      select idx_scan::int as count from pg_stat_user_tables
      where relid = 'graphile_worker._private_jobs'::regclass`
    return counted?.count ?? 0
  }
  const worker = await startWorker(world.app, world.ownerUrl, [job])
  await expect.poll(() => done).toBe(40)
  // A session writes its counts when it ends.
  await worker.stop()
  await expect.poll(readsByIndex).toBeGreaterThanOrEqual(40)
})
