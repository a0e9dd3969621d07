import { randomUUID } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { jobs } from '#jobs.ts'
import { throttlePolicies } from '#modules/accounts/throttling/throttle-policies.ts'
import { inScope } from '#scope.ts'
import { type Column, plantPoison, poisonRow, readColumns } from '#test/db/poison-rows.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { deleteExpiredBatch } from './delete-expired-batch.ts'
import { forgetExpiredRowsJob } from './forget-expired-rows.job.ts'
import { forgetExpiredRows } from './forget-expired-rows.ts'
import { keptTables } from './kept-tables.ts'
import { retentionRules } from './retention-rules.ts'

const dayMs = 86_400_000
const neighbourId = randomUUID()

let world: TestApp
let columnsOf: Map<string, Column[]>

beforeAll(async () => {
  world = await createTestApp()
  columnsOf = await readColumns(world.owner)
})
afterAll(() => world.stop())
afterEach(async () => {
  const tables = [...new Set(retentionRules.map(({ table }) => getTableName(table)))]
  await world.owner.unsafe(`truncate ${tables.join(', ')} cascade`)
})

type Planted = { since: string; daysAgo: number; marker: string; platformId?: string; state?: string }

/** Inserts rows of the given age; their content does not matter to a clean-up. */
async function plant(table: string, rows: readonly Planted[]): Promise<void> {
  await world.owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    for (const { since, daysAgo, marker, platformId = world.platformId, state } of rows) {
      const at = new Date(world.clock.now().getTime() - daysAgo * dayMs)
      const row = poisonRow(columnsOf.get(table) ?? [], { platformId, marker })
      await sql`insert into ${sql(table)} ${sql({ ...row, [since]: at, ...(state && { state }) })}`
    }
  })
}

/** Inserts this many expired questions. */
const plantQuestions = (count: number, platformId = world.platformId) =>
  world.owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`
      insert into webhook_reads (platform_id, provider_account_id, subject, asked_at)
      select ${platformId}, ${world.account.id}, 'question ' || n, ${new Date(world.clock.now().getTime() - 2 * dayMs)}
      from generate_series(1, ${count}::int) n`
  })
const questionsLeft = async (platformId = world.platformId) =>
  Number((await world.owner`select count(*) from webhook_reads where platform_id = ${platformId}`)[0]?.count)
const forget = (app: App = world.app) => forgetExpiredRows(app, world.platformId)

describe('retention', () => {
  test.each([
    ['webhook_inbox', 'worked_at', 90, 'APPLIED'],
    ['webhook_inbox', 'worked_at', 90, 'DUPLICATE'],
    ['webhook_inbox', 'worked_at', 90, 'IGNORED'],
    ['webhook_inbox', 'worked_at', 90, 'FORGED'],
    ['webhook_effects', 'at', 400, undefined],
    ['webhook_reads', 'asked_at', 1, undefined],
    ['provider_health', 'hour', 400, undefined],
    ['sessions', 'expires_at', 30, undefined],
    ['one_time_tokens', 'expires_at', 30, undefined],
    ['spent_tokens', 'expires_at', 1, undefined],
    ['api_answers', 'created_at', 7, undefined],
    ['registrations', 'expires_at', 7, undefined],
    ['throttles', 'window_ends_at', 1, undefined],
    ['known_devices', 'last_used_at', 400, undefined],
    ['mails', 'created_at', 30, 'QUEUED'],
    ['mails', 'created_at', 30, 'CAPTURED'],
    ['mails', 'created_at', 400, 'SENT'],
    ['mails', 'created_at', 400, 'FAILED'],
    ['mail_suppressions', 'at', 400, undefined],
    ['card_attempts', 'at', 31, undefined],
    ['card_pauses', 'started_at', 400, undefined],
    ['abandoned_carts', 'updated_at', 90, undefined],
    ['affiliate_click_days', 'day', 400, undefined],
    ['affiliate_clicks', 'clicked_at', 400, undefined],
    ['affiliate_click_events', 'at', 400, undefined],
    ['import_refusals', 'found_at', 30, undefined],
    ['imports', 'created_at', 60, 'MATCHING'],
    ['imports', 'created_at', 60, 'CHECKED'],
  ] as const)(
    'deletes a row of %s by its %s after %i days (%s), and only on that platform',
    async (table, since, days, state) => {
      const second = 1 / 86_400
      const row = { since, ...(state && { state }) }
      await plant(table, [
        { ...row, daysAgo: days + second, marker: 'old' },
        { ...row, daysAgo: days - second, marker: 'young' },
        { ...row, daysAgo: 5_000, marker: 'theirs', platformId: neighbourId },
      ])
      expect(await forget()).toBe('nothing_left')
      const left = await world.owner`
      select platform_id, ${world.owner(since)} as since from ${world.owner(table)} order by since`
      expect(left.map(({ platform_id }) => platform_id)).toEqual([neighbourId, world.platformId])
      expect(left[1]?.since).toEqual(new Date(world.clock.now().getTime() - (days - second) * dayMs))
    },
  )

  test('keeps a webhook that waits, or needs a person, whatever its age', async () => {
    const states = ['QUARANTINED', 'RECEIVED', 'WAITING']
    await plant(
      'webhook_inbox',
      states.map((state) => ({ since: 'worked_at', daysAgo: 5_000, marker: 'old', state })),
    )
    await forget()
    const left = await world.owner`select state from webhook_inbox order by state`
    expect(left.map(({ state }) => state)).toEqual(states)
  })

  test('does not touch books, audit log and other tables without a rule', async () => {
    const platformId = randomUUID()
    await plantPoison(world.owner, { platformId, marker: 'kept' })
    const countAll = () =>
      Promise.all(
        keptTables.flatMap(({ tables }) =>
          tables.map(async (table) => {
            const name = getTableName(table)
            return [name, (await world.owner`select count(*) from ${world.owner(name)}`)[0]?.count]
          }),
        ),
      )
    const before = await countAll()
    world.clock.advance({ days: 5_000 })
    expect(await forgetExpiredRows(world.app, platformId)).toBe('nothing_left')
    expect(await countAll()).toEqual(before)
  })

  test('is decided for every table of the database', () => {
    const ruled = new Set(retentionRules.map(({ table }) => getTableName(table)))
    const kept = keptTables.flatMap(({ tables }) => tables.map(getTableName))
    expect([...ruled, ...kept].sort()).toEqual([...columnsOf.keys()].sort())
  })

  test('keeps a throttle as long as it can block a caller', () => {
    const rule = retentionRules.find(({ table }) => getTableName(table) === 'throttles')
    const longestBlockMs = Math.max(...Object.values(throttlePolicies).map(({ blockMs }) => blockMs))
    expect((rule?.keptDays ?? 0) * dayMs).toBeGreaterThan(longestBlockMs)
  })
})

describe('the clean-up of a platform', () => {
  test.each(['before', 'after'] as const)(
    'that dies just %s each of its commits loses nothing, and the next run continues',
    async (moment) => {
      await plantQuestions(2_500)
      await plant('webhook_reads', [{ since: 'asked_at', daysAgo: 0, marker: 'young' }])
      const left = new Set<number>()
      for (let n = 1, hasDied = true; hasDied; n++) {
        let count = 0
        hasDied = false
        const transaction: App['db']['transaction'] = async (platformId, work) => {
          if (++count !== n) return world.app.db.transaction(platformId, work)
          hasDied = true
          if (moment === 'after') await world.app.db.transaction(platformId, work)
          throw new Error('The process died here')
        }
        await forget({ ...world.app, db: { ...world.app.db, transaction } }).catch((error) =>
          expect(error.message).toBe('The process died here'),
        )
        left.add(await questionsLeft())
      }
      expect([...left]).toEqual([2_501, 1_501, 501, 1])
    },
  )

  test('does no harm when several workers run it, and one of them finishes it', async () => {
    await plantQuestions(5_000)
    await plantQuestions(3, neighbourId)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => forget()))
    expect(outcomes).toContain('nothing_left')
    expect(await questionsLeft()).toBe(0)
    expect(await questionsLeft(neighbourId)).toBe(3)
  })

  test('is left to the worker that runs it, while the clean-up of another platform continues', async () => {
    await plantQuestions(10)
    await plantQuestions(10, neighbourId)
    const [rule] = retentionRules
    if (!rule) throw new Error('There are no rules')
    await inScope(world.app, world.platformId, async (scope) => {
      expect(await deleteExpiredBatch(scope, rule)).toBe(0)
      expect(await forget()).toBe('taken')
      expect(await forgetExpiredRows(world.app, neighbourId)).toBe('nothing_left')
    })
    expect([await questionsLeft(), await questionsLeft(neighbourId)]).toEqual([10, 0])
  })

  test('waits for no lock: a row in use is deleted the next time', async () => {
    await plantQuestions(3)
    await world.owner.begin(async (sql) => {
      await sql`
        select 1 from webhook_reads where platform_id = ${world.platformId} order by subject limit 1 for update`
      expect(await forget()).toBe('nothing_left')
      expect(await questionsLeft()).toBe(1)
    })
    expect(await forget()).toBe('nothing_left')
    expect(await questionsLeft()).toBe(0)
  })

  test('stops when its time budget is used and continues in a further job until nothing is left', async () => {
    await plantQuestions(8_000)
    const clock = {
      now: () => {
        world.clock.advance({ seconds: 2 })
        return world.clock.now()
      },
    }
    const slow = { ...world.app, clock }
    expect(await forget(slow)).toBe('out_of_time')
    const left = await questionsLeft()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(8_000)
    await inScope(world.app, world.platformId, (scope) => addJob(scope, forgetExpiredRowsJob, {}))
    await drainJobs(slow, world.ownerUrl, jobs)
    expect(await questionsLeft()).toBe(0)
    expect(await world.owner`select 1 from graphile_worker._private_jobs`).toHaveLength(0)
  })
})
