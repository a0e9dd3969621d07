import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveMonths } from '#cli/archive/archive-months.ts'
import { readArchivedMonth } from '#cli/archive/read-archived-month.ts'
import { aPerson } from '#demo/a-person.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { closeAuditDays } from '#modules/platforms/trail/close-audit-days.ts'
import { verifyAuditDays } from '#modules/platforms/trail/verify-audit-days.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

const page = new URL('../../../../docs/audit-trail.md', import.meta.url)

let world: TestServer
let folder: string
let admin: { id: string; email: string }
let cookie: string
const firstDay = () => dayInSaoPaulo(begun)
let begun: Date
/** Lines of the whole trail. */
let lines: string[]

beforeAll(async () => {
  world = await createTestServer()
  folder = await mkdtemp(join(tmpdir(), 'audit-trail-'))
  begun = world.clock.now()
  admin = await aMember()
  cookie = await logIn(admin.email)
  // More rows in one instant than a page has; a day without rows; characters that break lines elsewhere.
  await note(...Array.from({ length: 1_003 }, (_, at) => `row ${at}`))
  world.clock.advance({ days: 2 })
  await note('Ação\u2028com “quebra”\nde linha', 'b', 'c', 'd')
  world.clock.advance({ days: 1 })
  await note('e')
  world.clock.advance({ days: 1, hours: 2 })
  await closeAuditDays(world.app, world.platformId)
  cookie = await logIn(admin.email)
  lines = (await (await download(period())).text()).split('\n').slice(0, -1)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await world.stop()
})

async function aMember(sellerIds: string[] | null = null) {
  const person = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: ['isFunctionariesAvailable'] }),
  )
  await world.owner`update users set staff_seller_ids = ${sellerIds} where id = ${person.id}`
  return person
}

async function logIn(email: string): Promise<string> {
  const response = await fetch(`${world.url}/api/trpc/account.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false }),
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const note = (...reasons: string[]) =>
  inScope(world.app, world.platformId, async (scope) => {
    for (const reason of reasons)
      await writeAudit(scope, theProduct, {
        action: 'user.noted',
        subject: world.platformId,
        detail: { ação: '"1"', n: 1.5 },
        reason,
      })
  })

const download = (query: string, by = cookie) =>
  fetch(`${world.url}/api/exports/audit-trail.jsonl?${query}`, { headers: { cookie: by } })
const period = (fromDay = firstDay(), toDay = '2999-12-31') => `fromDay=${fromDay}&toDay=${toDay}`

/** Runs the script of the docs page as its reader would. */
async function verify(text: string, ...rest: string[]): Promise<string> {
  const [, script = ''] = /```js\n(.*?)```/s.exec(await readFile(page, 'utf8')) ?? []
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(50)
  const [program, file] = [join(folder, 'verify-audit.mjs'), join(folder, 'trail.jsonl')]
  await writeFile(program, script)
  await writeFile(file, text)
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, file, ...rest])
    return stdout.trim()
  } catch (error) {
    return String((error as { stderr: string }).stderr).trim()
  }
}

const fileOf = (lines: string[]) => lines.map((line) => `${line}\n`).join('')
const headersIn = (file: string[]) => file.flatMap((line, at) => (line.includes('"hash"') ? [at] : []))

describe('the exported audit trail', () => {
  test('has a line for each closed day and each of its rows, and the script of the docs says that it is whole', async () => {
    const heads = headersIn(lines).map((at) => JSON.parse(lines[at] ?? '') as { rows: number; hash: string })
    expect(heads.map(({ rows }) => rows)).toEqual([expect.any(Number), 0, 4, 1])
    expect(heads[0]?.rows).toBeGreaterThan(1_000)
    expect(lines).toHaveLength(heads.reduce((sum, { rows }) => sum + 1 + rows, 0))
    const stored = await world.owner`select hash from audit_days order by day`
    expect(heads.map(({ hash }) => hash)).toEqual(stored.map(({ hash }) => hash))
    expect(await verify(fileOf(lines), heads.at(-1)?.hash ?? '')).toContain(`OK: ${firstDay()} to`)
  })

  test('adds a row about itself to the trail, and contains the requested days alone', async () => {
    const day = dayInSaoPaulo(new Date(begun.getTime() + 2 * 86_400_000))
    const response = await download(period(day, day))
    expect(response.headers.get('content-disposition')).toContain('audit-trail-')
    const text = await response.text()
    expect(text.split('\n')).toHaveLength(6)
    expect(await verify(text)).toContain(`OK: ${day} to ${day}`)
    const [row] = await world.owner`
      select actor_user_id as actor, detail from audit_log where action = 'audit_trail.exported' order by at desc, id limit 1`
    expect(row?.actor).toBe(admin.id)
  })

  test('is refused for an invalid period, a stranger, and staff who see some sellers only', async () => {
    expect((await download(period('2026-02-30'))).status).toBe(400)
    expect((await download(period('2999-01-02', '2999-01-01'))).status).toBe(400)
    expect((await download(period(), '')).status).toBe(401)
    const narrowed = await logIn((await aMember([admin.id])).email)
    expect((await download(period(), narrowed)).status).toBe(403)
    world.clock.advance({ minutes: 6 })
    expect((await download(period())).status).toBe(403)
    cookie = await logIn(admin.email)
    const operators = await fetch(`${world.url}/api/exports/operator-audit-trail.jsonl?${period()}`, {
      headers: { cookie },
    })
    expect(operators.status).toBe(403)
  })
})

describe('the script of the docs', () => {
  const cases: Record<string, [change: (lines: string[], heads: number[]) => string[], says: RegExp]> = {
    'a changed byte of a row': [
      (lines) => lines.with(-1, (lines.at(-1) ?? '').replace('"e"', '"f"')),
      /do not have their hash/,
    ],
    'a changed hash of a day': [
      (lines, [, , third = 0]) => lines.with(third, (lines[third] ?? '').replace(/.{3}"}$/, '000"}')),
      /does not have its hash/,
    ],
    'a dropped row': [(lines) => lines.toSpliced(3, 1), /rows instead of/],
    'an added row': [(lines) => lines.toSpliced(3, 0, lines[3] ?? ''), /rows instead of/],
    'two swapped rows': [
      (lines) => lines.with(2, lines[3] ?? '').with(3, lines[2] ?? ''),
      /do not have their hash/,
    ],
    'a dropped day without rows': [(lines, [, second = 0]) => lines.toSpliced(second, 1), /does not follow/],
    'a dropped day with its rows': [
      (lines, [, , third = 0, fourth = 0]) => lines.toSpliced(third, fourth - third),
      /does not follow/,
    ],
    'the last day dropped': [(lines, heads) => lines.slice(0, heads.at(-1)), /not the day of that hash/],
    'a day renamed': [
      (lines, [, second = 0]) =>
        lines.with(second, (lines[second] ?? '').replace(/"previous":"..../, '"previous":"0000')),
      /is not chained to/,
    ],
    'rows whose hashes stand in the name of their day': [
      (lines, heads) => {
        const last = JSON.parse(lines[heads.at(-1) ?? 0] ?? '')
        return [JSON.stringify({ ...last, day: `${last.day}\n${last.rows}\n${last.rowsHash}`, rows: 0 })]
      },
      /malformed day/,
    ],
    'another number of rows of an archived day': [
      (lines, [, , third = 0, fourth = 0]) =>
        lines.toSpliced(
          third,
          fourth - third,
          (lines[third] ?? '').replace('"rows":4', '"archived":true,"rows":3'),
        ),
      /does not have its hash/,
    ],
    nothing: [() => [], /has no day/],
  }

  test.each(Object.entries(cases))('finds %s', async (_name, [change, says]) => {
    const heads = headersIn(lines)
    const { hash } = JSON.parse(lines[heads.at(-1) ?? 0] ?? '') as { hash: string }
    const changed = change(lines, heads)
    expect(changed).not.toEqual(lines)
    expect(await verify(fileOf(changed), hash)).toMatch(says)
  })

  test('finds a file that was cut off', async () => {
    expect(await verify(fileOf(lines).slice(0, -3))).toMatch(/cut off/)
  })
})

test('the hash of each closed day is returned to a key of the platform, page by page', async () => {
  const key = await anApiKey(world, {
    userId: admin.id,
    role: 'ADMIN',
    permissions: ['isFunctionariesAvailable'],
    scopes: ['audit:read'],
  })
  const told: string[] = []
  let cursor = ''
  do {
    const { body } = await key.get(`/platform/audit-days?limit=3${cursor}`)
    told.push(...(body.data as { hash: string }[]).map(({ hash }) => hash))
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`
  } while (cursor !== '')
  const stored = await world.owner`select hash from audit_days order by day desc`
  expect(told).toEqual(stored.map(({ hash }) => hash))
  expect(told).toHaveLength(4)
})

test('months in the archive leave a trail that is whole, in the export, the oracle and the file of the archive', async () => {
  const { owner, platformId, app, ownerUrl } = world
  // Closes every day with rows, including the rows written meanwhile about exports and sessions.
  world.clock.advance({ days: 2 })
  await closeAuditDays(app, platformId)
  const verified = () => inScope(app, platformId, verifyAuditDays)
  expect(await verified()).toEqual([])
  await archiveMonths({
    url: ownerUrl,
    store: app.store,
    now: new Date(world.clock.now().getTime() + 62 * 31 * 86_400_000),
    olderThan: 1,
    unfinishedPath: join(folder, 'unfinished'),
    say: () => {},
  })
  expect(await owner`select from audit_log where platform_id = ${platformId}`).toHaveLength(0)
  expect(await verified()).toEqual([])
  cookie = await logIn(admin.email)
  const exported = await (await download(period())).text()
  const [last] =
    await owner`select hash from audit_days where platform_id = ${platformId} order by day desc limit 1`
  expect(await verify(exported, last?.hash)).toMatch(/^OK: .*; 4 days without their rows$/)
  for (const { month } of await owner<{ month: string }[]>`
    select month from app.archived_months where table_name = 'audit_log'`) {
    const rows = await Array.fromAsync(
      readArchivedMonth(owner, app.store, { table: 'audit_log', month, platformId }),
    )
    const [end] = await owner`
      select hash from audit_days where platform_id = ${platformId} and day like ${`${month}-%`} order by day desc limit 1`
    expect(await verify(fileOf(rows), end?.hash)).toMatch(/^OK: .*[0-9a-f]{64}$/)
  }
  const [day] =
    await owner`update audit_days set rows_hash = repeat('0', 64) where archived_in is not null returning day`
  expect((await verified())[0]).toBe(day?.day)
})
