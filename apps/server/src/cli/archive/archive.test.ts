import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { monthlyTables } from '#db/monthly-tables.ts'
import { systemClock } from '#kit/clock.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { createDiskStore } from '#kit/storage/disk-store.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { hashAuditRows, noHash } from '#modules/platforms/trail/hash-audit-day.ts'
import { keptTables } from '#modules/retention/kept-tables.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testMasterKey } from '#test/test-secrets.ts'
import { archiveMonths } from './archive-months.ts'
import { readArchivedMonth } from './read-archived-month.ts'

const now = new Date('2030-03-13T15:00:00Z')
const ours = randomUUID()
const theirs = randomUUID()
let database: TestDatabase
let owner: postgres.Sql
let db: Database
let folder: string
let store: ObjectStore

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 3, onnotice: () => {}, connection: { timezone: 'UTC' } })
  db = openDatabase({ url: database.ownerUrl, replicaUrls: [], poolSize: 1 })
  folder = makeTestFolder()
  store = createDiskStore({ folder, secret: Buffer.alloc(32), clock: systemClock })
})
afterAll(async () => {
  await db.close()
  await owner.end()
  await database.drop()
  removeTestFolder(folder)
})
afterEach(async () => {
  await owner`truncate audit_log, audit_days, session_logs, app.archived_months, app.archived_anchors`
  rmSync(join(folder, 'archives'), { recursive: true, force: true })
})

/** Rows of two platforms, twenty in each month, with characters that could break a line of text. */
async function plant(table: 'audit_log' | 'session_logs', month: string, platforms = [ours, theirs]) {
  if (table === 'audit_log') {
    await owner`insert into audit_log (platform_id, at, action, subject, reason, detail)
        select (${platforms}::uuid[])[1 + n % 2], ${`${month}-05T12:00:00Z`}::timestamptz + n * interval '1 hour',
          'tried', 'subject ' || n, E'Uma "razão"\\n\\tcom \\\\ barra e \\u2028', '{"a": {"b": [1, null, "\\n"]}}'
        from generate_series(1, 20) n`
    for (const platformId of platforms) await close(platformId)
  } else
    await owner`insert into session_logs (platform_id, at, email_hash, door, outcome, ip, user_agent)
        select (array[${ours}, ${theirs}]::uuid[])[1 + n % 2], ${`${month}-05T12:00:00Z`}::timestamptz + n * interval '1 hour',
          'hash', 'SELLER', 'ENTERED', '203.0.113.7', 'Firefox' from generate_series(1, 20) n`
}

/** Closes every day that has rows and is not closed. */
async function close(platformId: string): Promise<void> {
  const days = await owner<{ day: string }[]>`
    select distinct to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day from audit_log
    where platform_id = ${platformId} order by 1`
  for (const { day } of days)
    await db.replica(platformId, async (tx) => {
      const { rowsCount, rowsHash } = await hashAuditRows({ tx, platformId }, day)
      await owner`insert into audit_days (platform_id, day, rows_count, rows_hash, previous_hash, hash, closed_at)
        values (${platformId}, ${day}, ${rowsCount}, ${rowsHash}, ${noHash}, '', ${now}) on conflict do nothing`
    })
}

const lineOf = (table: string) =>
  owner.unsafe(table === 'audit_log' ? 'app.audit_line(t)' : 'row_to_json(t)::text')
const rowsOf = async (table: string, platformId?: string) =>
  (
    await owner`select ${lineOf(table)} as line from ${owner(table)} t
      where ${platformId ? owner`platform_id = ${platformId}` : owner`true`} order by platform_id, at, id`
  ).map(({ line }) => String(line))
const order = (changes: Partial<Parameters<typeof archiveMonths>[0]> = {}) => ({
  url: database.ownerUrl,
  store,
  now,
  olderThan: 1,
  unfinishedPath: join(folder, 'archive.unfinished'),
  say: () => {},
  ...changes,
})
/** The rows, without the lines about days. */
const read = async (table: string, month: string, platformId?: string) =>
  (await Array.fromAsync(readArchivedMonth(owner, store, { table, month, platformId }))).filter(
    (line) => !line.startsWith('{"day"'),
  )
const left = async (table: string) =>
  (await owner`select distinct app.month_name(at) as month from ${owner(table)} order by 1`).map(
    ({ month }) => month,
  )

describe('an old month', () => {
  test('is moved from the database to a file, from which every row is read back unchanged', async () => {
    await plant('audit_log', '2024-01')
    await plant('session_logs', '2024-12')
    const before = await rowsOf('audit_log')
    const logins = await rowsOf('session_logs', ours)
    const archived = await archiveMonths(order())
    expect(archived).toEqual([
      {
        table: 'audit_log',
        month: '2024-01',
        rows: 20,
        key: expect.stringMatching(/^archives\/audit-log\/2024-01-/),
      },
      { table: 'session_logs', month: '2024-12', rows: 20, key: expect.any(String) },
    ])
    expect([await left('audit_log'), await left('session_logs')]).toEqual([[], []])
    expect((await read('audit_log', '2024-01')).toSorted()).toEqual(before.toSorted())
    expect(await read('session_logs', '2024-12', ours)).toEqual(logins)
    expect(await read('session_logs', '2024-12', randomUUID())).toEqual([])
    expect(await archiveMonths(order())).toEqual([])
  })

  test('stays for the minimum time of its table, or longer if the call says so', async () => {
    for (const month of ['2025-02', '2025-03']) await plant('audit_log', month)
    for (const month of ['2025-02', '2025-03']) await plant('session_logs', month)
    await archiveMonths(order({ olderThan: 70 }))
    expect([await left('audit_log'), await left('session_logs')]).toEqual([
      ['2025-02', '2025-03'],
      ['2025-02', '2025-03'],
    ])
    await archiveMonths(order({ olderThan: 1 }))
    expect([await left('audit_log'), await left('session_logs')]).toEqual([['2025-03'], ['2025-03']])
  })

  test('belongs to a table whose rows no retention rule and no deletion request removes', () => {
    const kept = new Set(keptTables.flatMap(({ tables }) => tables.map(getTableName)))
    expect(monthlyTables.map(({ table }) => getTableName(table)).filter((name) => !kept.has(name))).toEqual(
      [],
    )
  })

  test('gets a second file for rows that arrive after it was archived, and both files are read', async () => {
    await plant('audit_log', '2024-01')
    await archiveMonths(order())
    await plant('audit_log', '2024-01', [randomUUID(), randomUUID()])
    expect(await archiveMonths(order())).toHaveLength(1)
    expect(await read('audit_log', '2024-01')).toHaveLength(40)
  })
})

describe('a month whose file is not proven', () => {
  test.each([
    ['is not there', (folder: string) => rmSync(join(folder, 'archives'), { recursive: true })],
    ['is cut off', (folder: string) => change(folder, (bytes) => bytes.subarray(0, bytes.length - 9))],
    ['is another one', (folder: string) => change(folder, () => Buffer.from('28b52ffd2401090000', 'hex'))],
  ])('stays where the file %s', async (_what, spoil) => {
    await plant('audit_log', '2024-01')
    const before = await rowsOf('audit_log')
    const spoiled: ObjectStore = {
      ...store,
      putFile: async (...file) => {
        await store.putFile(...file)
        spoil(folder)
      },
    }
    await expect(archiveMonths(order({ store: spoiled }))).rejects.toThrow(/no file|not the file/)
    expect(await rowsOf('audit_log')).toEqual(before)
    expect(await owner`select from app.archived_months where archived_at is not null`).toHaveLength(0)
  })

  test.each([
    [
      'is changed',
      () => owner`update audit_log set reason = 'forged' where subject = 'subject 1'`,
      'does not have its hash',
    ],
    [
      'is gone, with a whole day',
      () => owner`delete from audit_log where at >= '2024-01-06T03:00:00Z'`,
      'has lost its rows',
    ],
    [
      'is of a day that is not closed',
      () => owner`delete from audit_days where day = '2024-01-06'`,
      'is not closed',
    ],
  ])('stays where a row of the audit trail %s', async (_what, fault, says) => {
    await plant('audit_log', '2024-01')
    await fault()
    const before = await rowsOf('audit_log')
    await expect(archiveMonths(order())).rejects.toThrow(says)
    expect(await rowsOf('audit_log')).toEqual(before)
    expect(await owner`select from app.archived_months where archived_at is not null`).toHaveLength(0)
  })

  test('stays when a row was added after the file was written', async () => {
    await plant('audit_log', '2024-01')
    const late: ObjectStore = {
      ...store,
      putFile: async (...file) => {
        await store.putFile(...file)
        await owner`insert into audit_log (platform_id, at, action, subject, detail)
          values (${ours}, '2024-01-20T12:00:00Z', 'late', 'late', '{}')`
      },
    }
    await expect(archiveMonths(order({ store: late }))).rejects.toThrow('came meanwhile')
    expect(await left('audit_log')).toEqual(['2024-01'])
    await close(ours)
    await archiveMonths(order())
    expect(await read('audit_log', '2024-01')).toHaveLength(21)
    // The file of the failed run is removed, since no record names it.
    expect(readdirSync(join(folder, 'archives/audit-log'))).toHaveLength(1)
  })

  test('is refused when its file was changed in the storage later', async () => {
    await plant('audit_log', '2024-01')
    await archiveMonths(order())
    change(folder, (bytes) => bytes.subarray(0, bytes.length - 9))
    await expect(read('audit_log', '2024-01')).rejects.toThrow('is not the file that was written')
  })
})

test('a run killed at any point loses no row, and the next run completes the work', async () => {
  await plant('audit_log', '2024-01')
  await plant('audit_log', '2024-02')
  const before = await rowsOf('audit_log')
  const everywhere = async () => {
    const archived = await owner<
      { month: string }[]
    >`select distinct month from app.archived_months where archived_at is not null`
    const files = await Promise.all(archived.map(({ month }) => read('audit_log', month)))
    return [...files.flat(), ...(await rowsOf('audit_log'))].toSorted()
  }
  const endings: string[] = []
  for (let line = 1; line < 30 && endings.at(-1) !== 'done'; line += 1) {
    const given = {
      url: database.ownerUrl,
      folder,
      now,
      line,
      unfinishedPath: join(folder, 'archive.unfinished'),
    }
    const child = spawn(
      process.execPath,
      [new URL('../../../test/archive-until-killed.ts', import.meta.url).pathname, JSON.stringify(given)],
      { stdio: 'inherit' },
    )
    const [code, signal] = await once(child, 'exit')
    endings.push(code === 0 ? 'done' : signal)
    expect(await everywhere()).toEqual(before.toSorted())
    // The database server ends the session of a killed client, which releases the lock of the archive.
    await expect
      .poll(
        () =>
          owner`select from pg_stat_activity where application_name = 'balcao archive' and datname = current_database()`,
        {
          timeout: 20_000,
        },
      )
      .toHaveLength(0)
  }
  expect(endings.slice(0, -1).every((signal) => signal === 'SIGKILL')).toBe(true)
  expect(endings.length).toBeGreaterThan(6)
  expect(await left('audit_log')).toEqual([])
  expect(await everywhere()).toEqual(before.toSorted())
  expect(readdirSync(join(folder, 'archives/audit-log'))).toHaveLength(2)
}, 120_000)

test('two archives at once, or one beside a moving platform, are refused', async () => {
  await plant('audit_log', '2024-01')
  let refusal: unknown
  const slow: ObjectStore = {
    ...store,
    putFile: async (...file) => {
      refusal = await archiveMonths(order({ unfinishedPath: join(folder, 'second') })).catch((error) => error)
      await store.putFile(...file)
    },
  }
  await archiveMonths(order({ store: slow }))
  expect(refusal).toMatchObject({ message: 'Another archive is being written' })
  await owner.unsafe(`create publication balcao_move_${ours.replaceAll('-', '')} for table orders`)
  await expect(archiveMonths(order())).rejects.toThrow('A platform is moving')
  await owner.unsafe(`drop publication balcao_move_${ours.replaceAll('-', '')}`)
})

test('the command archives, lists and reads, and says what is wrong with a call', async () => {
  await plant('audit_log', '2024-01')
  const environment = {
    DATABASE_URL: database.ownerUrl,
    BALCAO_DATA_DIR: folder,
    BALCAO_DEMO: 'true',
    BALCAO_MASTER_KEY: testMasterKey.toString('base64'),
    LOG_LEVEL: 'silent',
  }
  const call = (...words: string[]) =>
    runCommandLine(['archive', ...words], { ...realWorld, say: () => {}, environment })
  expect(await call('list')).toMatchObject({ stdout: 'The archive is empty.\n', stderr: '' })
  // Moved to the clock of the machine, which differs from the clock of the other tests.
  await owner`update audit_log set at = at - interval '10 years'`
  await owner`truncate audit_days`
  for (const platformId of [ours, theirs]) await close(platformId)
  const before = await rowsOf('audit_log', ours)
  const month = String((await left('audit_log'))[0])
  expect(await call('--older-than', '60')).toMatchObject({
    exitCode: 0,
    stdout: '20 rows of 1 months are in the storage, and no longer in the database.\n',
  })
  expect((await call('--older-than', '60')).stdout).toBe('There is no month to archive.\n')
  expect((await call('list')).stdout).toContain(
    `audit_log ${month}        20 rows  archives/audit-log/${month}-`,
  )
  const file = join(folder, 'read.jsonl')
  const to = ['--to', file]
  expect((await call('read', 'audit_log', month, '--platform', ours, ...to)).stdout).toContain('is written')
  const written = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  expect(written.filter((line) => !line.startsWith('{"day"'))).toEqual(before)
  expect((await call('read', 'audit_log', month, ...to)).stderr).toContain('exists already')
  rmSync(file)
  expect((await call('read', 'audit_log', month)).stderr).toContain('--to is the file')
  expect((await call('read', 'audit_log', '1999-01', ...to)).stderr).toContain(
    'audit_log 1999-01 is not in the archive',
  )
  expect((await call()).stderr).toContain('--older-than is the number of months that stay')
  expect((await call('--older-than', '0')).exitCode).toBe(2)
  expect((await call('burn')).stderr).toContain('"burn" is neither list nor read')
  expect((await call('read', 'audit_log', month, '--platform', 'x', ...to)).stderr).toContain(
    '"x" is no id of a platform',
  )
})

function change(folder: string, by: (bytes: Buffer) => Buffer): void {
  const place = join(folder, 'archives/audit-log')
  for (const name of readdirSync(place)) writeFileSync(join(place, name), by(readFileSync(join(place, name))))
}
