import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkMonths } from '#cli/doctor/check-months.ts'
import { makeMonthsAhead } from '#kit/jobs/daily-jobs.ts'
import { makeMonths } from '#kit/postgres/make-months.ts'
import { retentionRules } from '#modules/retention/retention-rules.ts'
import { expectTenantInPlans } from '#test/db/expect-tenant-in-plans.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { appUrl } from './migrate.ts'
import { monthlyTables } from './monthly-tables.ts'
import { partitioned } from './partition-migrations.ts'
import { postgresErrorCode } from './retryable.ts'

let world: TestApp
let owner: postgres.Sql
const names = monthlyTables.map(({ table }) => getTableName(table))

beforeAll(async () => {
  world = await createTestApp()
  owner = world.owner
})
afterAll(() => world.stop())
afterEach(() => owner.unsafe(`truncate ${names.join(', ')}`))

const write = (at: string, subject = 'subject', sql: postgres.Sql | postgres.TransactionSql = owner) => sql`
  insert into audit_log (platform_id, at, action, subject, detail) values (${world.platformId}, ${at}, 'tried', ${subject}, '{}')`
/** The partition and subject of each row; on Citus without the number of the shard. */
const placesOf = async () =>
  (await owner`select tableoid::regclass::text as place, subject from audit_log order by at`).map(
    ({ place, subject }) => `${place.replace(/_\d{6}$/, '')} ${subject}`,
  )
const make = (at: string) => makeMonths((text, values) => owner.unsafe(text, values), new Date(at))
const monthsOf = async (table: string) =>
  (
    await owner`select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
      where inhparent = ${table}::text::regclass order by 1`
  ).map(({ name }) => String(name).slice(table.length + 1))

describe('a table in months', () => {
  test('is partitioned by the migrations: after generating them run "node src/db/partition-migrations.ts" in apps/server', async () => {
    const folder = new URL('./migrations/', import.meta.url)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
      const text = readFileSync(new URL(file, folder), 'utf8')
      expect(partitioned(text) === text, file).toBe(true)
    }
    const made = await owner`
      select relname as name, pg_get_partkeydef(partrelid) as key from pg_partitioned_table join pg_class c on c.oid = partrelid
      where relnamespace = 'public'::regnamespace order by 1`
    expect([...made]).toEqual(names.toSorted().map((name) => ({ name, key: 'RANGE (at)' })))
  })

  test('has no key that detects repeated facts, no reference to it, and no rule that deletes from it', async () => {
    for (const { table } of monthlyTables) {
      const { uniqueConstraints, indexes } = getTableConfig(table)
      expect([...uniqueConstraints, ...indexes.filter(({ config }) => config.unique)]).toEqual([])
      expect(getTableColumns(table).at?.notNull).toBe(true)
    }
    const inbound = await owner`
      select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid::regclass::text = any(${names})`
    expect([...inbound]).toEqual([])
    // A batch of retention names its rows by their ctid, which is unique only within a partition.
    expect(retentionRules.filter(({ table }) => names.includes(getTableName(table)))).toEqual([])
  })

  test('has its present and next three months from the first start on', async () => {
    const present = (await owner`select app.month_name(now()) as name`)[0]?.name.replace('-', '_')
    for (const name of names) {
      const months = (await monthsOf(name)).filter((month) => month !== 'rest')
      expect(months.filter((month) => month >= present)).toHaveLength(4)
    }
  })

  test('keeps a row of the last second of a month in São Paulo apart from the first of the next', async () => {
    await make('2031-01-20T12:00:00Z')
    await write('2031-02-01T02:59:59.999Z', 'January')
    await write('2031-02-01T03:00:00.000Z', 'February')
    expect(await placesOf()).toEqual([
      'months.audit_log_2031_01 January',
      'months.audit_log_2031_02 February',
    ])
  })

  test('is read by statements that name their tenant, which the plan of each month shows', async () => {
    await expectTenantInPlans(owner, ['select from audit_log where platform_id = $1 and at > $2'])
    await expect(expectTenantInPlans(owner, ['select from audit_log where at > $1'])).rejects.toThrow(
      'Statements without their tenant',
    )
  })

  test('is open to the application only through its own name, behind the wall', async () => {
    await make('2031-01-20T12:00:00Z')
    await write('2031-01-20T12:00:00Z')
    const sql = postgres(appUrl(world.ownerUrl, world.app.secrets.derive('database')), { max: 1 })
    const insufficientPrivilege = '42501'
    try {
      for (const way of ['select from', 'delete from', 'insert into'])
        for (const place of ['audit_log_2031_01', 'audit_log_rest'])
          expect(
            await sql
              .unsafe(`${way} months.${place} ${way.startsWith('insert') ? 'default values' : ''}`)
              .catch(postgresErrorCode),
          ).toBe(insufficientPrivilege)
      const seen = (platformId: string) =>
        sql.begin(async (tx) => {
          await tx`select app.enter(${platformId})`
          return (await tx`select from audit_log`).length
        })
      expect([await seen(world.platformId), await seen(randomUUID())]).toEqual([1, 0])
    } finally {
      await sql.end()
    }
  })
})

describe('the months', () => {
  test('are made ahead once a day, by the clock of the worker', async () => {
    const { clock } = world
    clock.advance({ days: 3_000 })
    await write(clock.now().toISOString(), 'before')
    expect(await placesOf()).toEqual(['months.audit_log_rest before'])
    await owner`select graphile_worker.add_job(${makeMonthsAhead})`
    await drainJobs(world.app, world.ownerUrl, [])
    const [month] = await owner`select replace(app.month_name(${clock.now()}), '-', '_') as name`
    expect(await placesOf()).toEqual([`months.audit_log_${month?.name} before`])
    clock.advance({ days: 85 })
    await write(clock.now().toISOString(), 'later')
    expect((await placesOf()).filter((place) => place.includes('rest'))).toEqual([])
  })

  test('are made once by any number of callers, beside rows that are being written', async () => {
    await write('2033-05-10T12:00:00Z', 'waits')
    const written = Promise.withResolvers<void>()
    const writing = owner.begin(async (tx) => {
      await write('2033-05-11T12:00:00Z', 'uncommitted', tx)
      await written.promise
    })
    const once = () => make('2033-05-20T12:00:00Z').catch(postgresErrorCode)
    const lockNotAvailable = '55P03'
    // The writing transaction holds the other lock: the maker of months gives way, and is called again.
    expect(await once()).toBe(lockNotAvailable)
    written.resolve()
    await writing
    // On a slow machine every call may give way to another; then the next call makes the months.
    const duplicateTable = '42P07'
    for (const outcome of await Promise.all([once(), once(), once()]))
      expect([undefined, lockNotAvailable, duplicateTable]).toContain(outcome)
    await make('2033-05-20T12:00:00Z')
    expect(await placesOf()).toEqual([
      'months.audit_log_2033_05 waits',
      'months.audit_log_2033_05 uncommitted',
    ])
    expect((await monthsOf('audit_log')).filter((month) => month.startsWith('2033'))).toEqual([
      '2033_05',
      '2033_06',
      '2033_07',
      '2033_08',
    ])
  })

  test('follow each other without a gap when summer time is introduced or abolished after they were made', async () => {
    await make('2041-01-20T12:00:00Z')
    for (const change of [
      'alter table audit_log detach partition months.audit_log_2041_03',
      'drop table months.audit_log_2041_03',
      'alter table audit_log detach partition months.audit_log_2041_02',
      "alter table audit_log attach partition months.audit_log_2041_02 for values from ('2041-02-01T03:00Z') to ('2041-03-01T04:00Z')",
    ])
      await owner.unsafe(change)
    await make('2041-01-20T12:00:00Z')
    await write('2041-03-01T03:59:59Z', 'February')
    await write('2041-03-01T04:00:00Z', 'March')
    expect(await placesOf()).toEqual(['months.audit_log_2041_02 February', 'months.audit_log_2041_03 March'])
  })

  test('are not made for rows outside of all partitions while a platform moves, since the target would lose these rows', async () => {
    await write('2042-02-10T12:00:00Z', 'moving')
    await owner.unsafe('create publication balcao_move_test for table orders')
    await make('2042-01-20T12:00:00Z')
    expect(await placesOf()).toEqual(['months.audit_log_rest moving'])
    expect(await monthsOf('audit_log')).toEqual(expect.arrayContaining(['2042_01', '2042_03']))
    await owner.unsafe('drop publication balcao_move_test')
    await make('2042-01-20T12:00:00Z')
    expect(await placesOf()).toEqual(['months.audit_log_2042_02 moving'])
  })

  test('that are missing are named by the doctor and made by the next start', async () => {
    expect(await checkMonths(owner)).toMatchObject({ name: 'months', ok: true, detail: '3 are made ahead' })
    const [month] = await owner`select replace(app.month_name(now()), '-', '_') as name`
    await owner.unsafe(`drop table months.audit_log_${month?.name}`)
    await write(new Date().toISOString(), 'homeless')
    const told = await checkMonths(owner)
    expect(told).toMatchObject({ ok: false, detail: expect.stringContaining('audit_log, and 1 rows') })
    // Rows of past months arrive with a platform that moves here, and do not show that the worker has stopped.
    await write('2020-01-01T12:00:00Z', 'moved')
    expect(await checkMonths(owner)).toEqual(told)
    await make(new Date().toISOString())
    expect(await checkMonths(owner)).toMatchObject({ ok: true })
    expect(await placesOf()).toEqual([
      'months.audit_log_2020_01 moved',
      `months.audit_log_${month?.name} homeless`,
    ])
  })
})
