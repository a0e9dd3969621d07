import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { App } from '#app.ts'
import { realWorld } from '#cli/command.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { defineJob } from '#define-job.ts'
import { createLog } from '#kit/log.ts'
import { inScope } from '#scope.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { startWorker } from './run-worker.ts'

let world: TestApp
let lines: string[] = []
let app: App

beforeAll(async () => {
  world = await createTestApp()
  app = { ...world.app, log: createLog('info', { write: (line) => lines.push(line) }) }
})
afterAll(() => world.stop())
afterEach(async () => {
  lines = []
  await world.owner`delete from graphile_worker._private_jobs`
})

const addJob = (name: string, triesMax: number) =>
  world.owner`select graphile_worker.add_job(${name}, ${world.owner.json({ platformId: world.platformId })}::json,
    max_attempts := ${triesMax})`
const aJob = (name: string, run: (app: App, platformId: string) => Promise<void>) =>
  defineJob({
    name,
    payload: z.object({}),
    triesMax: 1,
    run: (_app, { platformId }) => run(_app, platformId),
  })
const taken = async () =>
  (await world.owner`select from graphile_worker._private_jobs where locked_at is not null`).length
const command = (...words: string[]) =>
  runCommandLine(words, {
    ...realWorld,
    environment: {
      BALCAO_DEMO: 'false',
      BALCAO_MASTER_KEY: Buffer.alloc(32, 'balcao test key').toString('base64'),
      DATABASE_URL: world.ownerUrl,
      PUBLIC_URL: 'https://loja.example.com',
    },
  })

test.each(['53100', '53200', '25006'])(
  'a database that refuses writes (%s) costs a job none of its tries',
  async (state) => {
    let refusals = 3
    let done = 0
    const job = aJob('write-once', async (given, platformId) => {
      await inScope(given, platformId, async ({ tx }) => {
        if (refusals-- > 0)
          await tx.execute(
            sql.raw(`do $$ begin raise exception using errcode = '${state}', message = 'no room'; end $$`),
          )
      })
      done += 1
    })
    await addJob(job.name, 1)
    await drainJobs(app, world.ownerUrl, [job])
    expect(done).toBe(1)
    expect(lines.filter((line) => line.includes('The database refuses writes'))).toHaveLength(3)
  },
)

test('a failed job shows the values of its statement neither in the log nor in the queue', async () => {
  const job = aJob('leak', (given, platformId) =>
    inScope(given, platformId, async ({ tx }) => {
      await tx.execute(sql`select ${'Carolina Nogueira, 00020126580014br.gov.bcb.pix'}::int`)
    }),
  )
  await addJob(job.name, 1)
  await drainJobs(app, world.ownerUrl, [job])
  const [kept] = await world.owner`select last_error as error from graphile_worker._private_jobs`
  expect(kept?.error).toContain('Failed query')
  expect(lines.join('\n')).toContain('leak')
  for (const told of [kept?.error, lines.join('\n')]) expect(told).not.toMatch(/Carolina|br\.gov\.bcb/)
})

test('dead jobs are listed, and run again when a person revives them', async () => {
  let isMended = false
  const job = aJob('mend', async () => {
    if (!isMended) throw new Error('not yet')
  })
  await addJob(job.name, 1)
  await drainJobs(app, world.ownerUrl, [job])
  expect((await command('jobs', 'list')).stdout).toMatch(/1 {2}mend, since .*: not yet/)
  isMended = true
  expect((await command('jobs', 'retry', 'another')).stdout).toContain('0 jobs have')
  expect((await command('jobs', 'retry', 'mend')).stdout).toContain('1 job has all tries again')
  await drainJobs(app, world.ownerUrl, [job])
  expect((await command('jobs', 'list')).stdout).toContain('No job has used up its tries')
})

test('a worker stopped under load ends without an error, and its waiting jobs run later', async () => {
  const held = Promise.withResolvers<void>()
  let done = 0
  const job = aJob('busy', async () => {
    await held.promise
    done += 1
  })
  for (let index = 0; index < 40; index += 1) await addJob(job.name, 3)
  const worker = await startWorker(app, world.ownerUrl, [job])
  // Eight jobs are running, and eight more are fetched.
  await expect.poll(taken).toBe(16)
  const stopped = worker.stop()
  held.resolve()
  await stopped
  expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  await drainJobs(app, world.ownerUrl, [job])
  expect(done).toBe(40)
})

test('a worker that stops and fails to return its waiting jobs logs the failure, and the process lives', async () => {
  const held = Promise.withResolvers<void>()
  const job = aJob('kept', () => held.promise)
  for (let index = 0; index < 40; index += 1) await addJob(job.name, 3)
  const worker = await startWorker(app, world.ownerUrl, [job])
  await expect.poll(taken).toBe(16)
  await world.owner.unsafe(`
    create function pg_temp.refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refused before update on graphile_worker._private_jobs for each row execute function pg_temp.refuse()`)
  const stopped = worker.stop()
  held.resolve()
  await stopped
  await world.owner`drop trigger refused on graphile_worker._private_jobs`
  expect(lines.join('\n')).toContain('Failed to return jobs from local queue')
})

test('a job added by a job runs at once, and not at the next poll', async () => {
  const [ran, hops]: [string[], number] = [[], 20]
  const hop = aJob('hop', async () => {
    ran.push('hop')
    if (ran.length < hops) await addJob('hop', 1)
  })
  const later = aJob('later', async () => {
    ran.push('later')
  })
  const worker = await startWorker(app, world.ownerUrl, [hop, later])
  // With one poll a second the chain would take twenty seconds.
  await world.owner`select graphile_worker.add_job('later', ${world.owner.json({ platformId: world.platformId })}::json,
    run_at := now() + interval '8 seconds')`
  await addJob('hop', 1)
  await expect.poll(() => ran.length).toBe(hops)
  await worker.stop()
  expect(new Set(ran)).toEqual(new Set(['hop']))
})
