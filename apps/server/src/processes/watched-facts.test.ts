import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkJobs } from '#cli/doctor/check-jobs.ts'
import { listDeadJobs } from '#kit/jobs/dead-jobs.ts'
import { testPlatformIdOf } from '#kit/test-platform.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { readServer } from './watched-facts.ts'

let world: TestApp
let platforms: { live: string; test: string }

beforeAll(async () => {
  world = await createTestApp()
  const { platformId } = world
  platforms = { live: platformId, test: testPlatformIdOf({ platformId, userId: randomUUID() }) }
  await world.owner`delete from graphile_worker._private_jobs`
})
afterAll(() => world.stop())

/** Adds a job that is an hour late, and a dead job. */
async function trouble(platformId: string): Promise<void> {
  const { owner } = world
  const payload = JSON.stringify({ platformId })
  await owner`select graphile_worker.add_job('late', ${payload}::text::json, run_at := now() - interval '1 hour')`
  const [dead] = await owner`select id from graphile_worker.add_job('dead', ${payload}::text::json)`
  await owner`update graphile_worker._private_jobs set attempts = max_attempts where id = ${dead?.id}`
}

async function gauges() {
  const read = Object.fromEntries(await readServer(world.owner))
  const gauge = (name: string) => read[name]?.[0]?.value
  return {
    waiting: gauge('balcao_jobs_waiting'),
    late: Number(gauge('balcao_jobs_oldest_wait_seconds')) >= 3_600,
    dead: gauge('balcao_jobs_dead'),
  }
}

test('the monitor and the doctor report late and dead jobs of a live platform, and none of a test mode', async () => {
  await trouble(platforms.test)
  expect(await gauges()).toEqual({ waiting: 0, late: false, dead: 0 })
  expect(await checkJobs(world.owner)).toMatchObject({ ok: true })
  expect(await listDeadJobs(world.owner)).toMatchObject([{ name: 'dead', isTest: true, count: 1 }])

  await trouble(platforms.live)
  expect(await gauges()).toEqual({ waiting: 1, late: true, dead: 1 })
  expect(await checkJobs(world.owner)).toMatchObject({
    ok: false,
    detail: expect.stringContaining('1 × dead'),
  })
})
