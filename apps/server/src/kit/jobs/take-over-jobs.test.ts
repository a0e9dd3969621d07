import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { freeJobsOfTheDead, holdLifeline } from './take-over-jobs.ts'

let world: TestApp
let ours: postgres.Sql
let theirs: postgres.Sql

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
beforeEach(() => {
  ours = postgres(world.ownerUrl, { max: 1 })
  theirs = postgres(world.ownerUrl, { max: 1 })
})
afterEach(async () => {
  await world.owner`delete from graphile_worker._private_jobs`
  await ours.end()
  await theirs.end()
})

/** A job locked by a worker since so many seconds. */
async function heldJob(poolId: string, seconds: number): Promise<string> {
  const [job] = await world.owner`select id from graphile_worker.add_job('held', '{}'::json)`
  await world.owner`
    update graphile_worker._private_jobs
    set locked_by = ${poolId}, locked_at = now() - make_interval(secs => ${seconds}) where id = ${job?.id}`
  return job?.id
}
const holderOf = async (id: string) =>
  (await world.owner`select locked_by from graphile_worker._private_jobs where id = ${id}`)[0]?.locked_by

describe('a job locked by a worker', () => {
  const [own, other] = [`pool-${randomUUID()}`, `pool-${randomUUID()}`]

  test('goes back into the queue when its worker is dead', async () => {
    const job = await heldJob(other, 60)
    expect(await freeJobsOfTheDead(ours, own)).toEqual([other])
    expect(await holderOf(job)).toBeNull()
  })

  test('stays locked while its worker is alive, and not a moment longer', async () => {
    await holdLifeline(theirs, other)
    const job = await heldJob(other, 60)
    expect(await freeJobsOfTheDead(ours, own)).toEqual([])
    expect(await holderOf(job)).toBe(other)

    const [session] = await theirs`select pg_backend_pid() as pid`
    await world.owner`select pg_terminate_backend(${session?.pid}::int, 0::bigint)`
    await expect.poll(() => freeJobsOfTheDead(ours, own)).toEqual([other])
    expect(await holderOf(job)).toBeNull()
  })

  test('is left alone in its first seconds, when a worker may not hold its own lock yet', async () => {
    const job = await heldJob(other, 5)
    expect(await freeJobsOfTheDead(ours, own)).toEqual([])
    expect(await holderOf(job)).toBe(other)
  })

  test('is left alone when our own worker holds it, however long it takes', async () => {
    await holdLifeline(ours, own)
    const job = await heldJob(own, 3_000)
    expect(await freeJobsOfTheDead(ours, own)).toEqual([])
    expect(await holderOf(job)).toBe(own)
  })

  test('is freed once when two workers look at the same time, and leaves no lock behind', async () => {
    await heldJob(other, 60)
    const found = await Promise.all([freeJobsOfTheDead(ours, own), freeJobsOfTheDead(theirs, own)])
    expect(found.flat()).toContain(other)
    await holdLifeline(theirs, other)
    await heldJob(other, 60)
    expect(await freeJobsOfTheDead(ours, own)).toEqual([])
  })
})
