import { randomUUID } from 'node:crypto'
import { addDays, boundsOfDays, type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { audit } from '#cli/commands/audit.ts'
import { aPerson } from '#demo/a-person.ts'
import { makeMonths } from '#kit/postgres/make-months.ts'
import { createOperatorPlatform } from '#modules/platforms/create-operator-platform.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import { inScope, type Scope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { keepAnchor } from './anchor-audit-day.ts'
import { closeAuditDaysJob } from './close-audit-days.job.ts'
import { closeAuditDays } from './close-audit-days.ts'
import { openTrail, trailFiles } from './open-trail.ts'
import { verifyAuditDays } from './verify-audit-days.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
  await inScope(world.app, operatorPlatformId, (scope) => createOperatorPlatform(scope, { isDemo: false }))
  await note('the first')
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
const closeAll = () => closeAuditDays(world.app, world.platformId)
const runJob = () => closeAuditDaysJob.run(world.app, { platformId: world.platformId } as never)
const lastInstantOf = (day: CalendarDay) => new Date(boundsOfDays(day).to.getTime() - 1)

const noteIn = (scope: Scope, subject: string) =>
  writeAudit(scope, theProduct, { action: 'user.noted', subject, detail: {} })
const note = (subject: string) => within((scope) => noteIn(scope, subject))

async function dateOf(subject: string): Promise<Date | undefined> {
  const [row] = await world.owner<{ at: Date }[]>`select at from audit_log where subject = ${subject}`
  return row?.at
}

const daysOf = (platformId: string) =>
  world.owner<
    { day: string; rows: number; previous: string; hash: string }[]
  >`select day, rows_count as rows, previous_hash as previous, hash from audit_days where platform_id = ${platformId} order by day`

async function findings(): Promise<string[]> {
  const environment = { DATABASE_URL: world.ownerUrl, BALCAO_DEMO: 'true' }
  const { data } = await audit([], { ...realWorld, now: () => world.clock.now(), environment })
  const { checks } = data as { checks: { id: string; count: number }[] }
  return checks.filter(({ count }) => count > 0).map(({ id }) => id)
}

describe('a closed day of the audit trail', () => {
  test('is closed once, also without rows, and chained to the day before', async () => {
    world.clock.advance({ days: 3 })
    await note('after three days')
    world.clock.advance({ days: 1, hours: 2 })
    await Promise.all(Array.from({ length: 4 }, closeAll))
    const days = await daysOf(world.platformId)
    const [first] = days
    expect(days.map(({ day }) => day)).toEqual([0, 1, 2, 3].map((ahead) => addDays(first?.day ?? '', ahead)))
    expect(days.map(({ rows }) => rows > 0)).toEqual([true, false, false, true])
    expect(days.map(({ previous }) => previous)).toEqual([
      '0'.repeat(64),
      ...days.slice(0, -1).map(({ hash }) => hash),
    ])
    expect(await within(verifyAuditDays)).toEqual([])
  })

  test('is not closed in the first hour of the next day', async () => {
    await closeAll()
    const before = await daysOf(world.platformId)
    const today = dayInSaoPaulo(world.clock.now())
    world.clock.set(new Date(boundsOfDays(today).to.getTime() + 3_599_000))
    await closeAll()
    expect(await daysOf(world.platformId)).toEqual(before)
    world.clock.advance({ seconds: 1 })
    await closeAll()
    expect((await daysOf(world.platformId)).at(-1)?.day).toBe(today)
  })

  test('waits for uncommitted rows, and later rows are dated after it', async () => {
    await closeAll()
    const day = dayInSaoPaulo(world.clock.now())
    const now = lastInstantOf(day)
    const written = Promise.withResolvers<void>()
    const committing = Promise.withResolvers<void>()
    const earlier = within(async (scope) => {
      await noteIn({ ...scope, now }, 'early')
      written.resolve()
      await committing.promise
    })
    await written.promise
    world.clock.advance({ days: 1, hours: 2 })
    const closing = closeAll()
    await untilOneWaits(world)
    const later = within((scope) => noteIn({ ...scope, now }, 'late'))
    committing.resolve()
    await Promise.all([earlier, later, closing])
    expect(await dateOf('early')).toEqual(now)
    expect(await dateOf('late')).toEqual(boundsOfDays(day).to)
    expect((await daysOf(world.platformId)).at(-1)).toMatchObject({ day, rows: 1 })
    expect(await within(verifyAuditDays)).toEqual([])
  })

  test('dates a late row after itself, even if its author is limited to some sellers and cannot see seals', async () => {
    const { id } = await within((scope) => aPerson(scope, { roles: ['ADMIN'] }))
    await closeAll()
    const [last] = (await daysOf(world.platformId)).slice(-1)
    const day = last?.day ?? ''
    await within(async (scope) => {
      await scope.tx.execute(sql`select app.narrow(${id}::uuid)`)
      await noteIn({ ...scope, now: lastInstantOf(day) }, 'by a narrowed member')
    })
    expect(await dateOf('by a narrowed member')).toEqual(boundsOfDays(day).to)
    expect(await within(verifyAuditDays)).toEqual([])
  })

  test('at the end of a month dates a late row in the next month, which is another partition', async () => {
    const today = dayInSaoPaulo(world.clock.now())
    const monthAhead = addDays(`${today.slice(0, 7)}-28`, 4)
    const day = addDays(`${monthAhead.slice(0, 7)}-01`, -1)
    await makeMonths((text, values) => world.owner.unsafe(text, values), world.clock.now())
    world.clock.set(lastInstantOf(day))
    await note('of the last day')
    world.clock.advance({ hours: 2 })
    await closeAll()
    await within((scope) => noteIn({ ...scope, now: lastInstantOf(day) }, 'late in the month'))
    expect(await dateOf('of the last day')).toEqual(lastInstantOf(day))
    expect(await dateOf('late in the month')).toEqual(boundsOfDays(day).to)
    const [places] = await world.owner`select count(distinct tableoid)::int as count from audit_log
      where subject in ('of the last day', 'late in the month')`
    expect(places?.count).toBe(2)
    expect(await within(verifyAuditDays)).toEqual([])
    await expect(
      world.owner`insert into audit_log (platform_id, at, action, subject, detail)
        values (${world.platformId}, ${lastInstantOf(day)}, 'tried', 'dated otherwise', '{}')`,
    ).rejects.toThrow('dated on a sealed day')
  })

  test('contains the network addresses of its own people, and none of the operator’s people', async () => {
    const { id } = await within((scope) => aPerson(scope, { roles: ['ADMIN'] }))
    const ip = '203.0.113.7'
    for (const userId of [id, randomUUID()])
      await within((scope) =>
        writeAudit(scope, { userId, ip }, { action: 'user.noted', subject: `by ${userId}`, detail: {} }),
      )
    const rows =
      await world.owner`select actor_user_id = ${id} as "isOurs", ip from audit_log where subject like 'by %-%'`
    expect(rows.toSorted((a, b) => Number(a.isOurs) - Number(b.isOurs))).toEqual([
      { isOurs: false, ip: null },
      { isOurs: true, ip },
    ])
  })

  test('is append-only for the application, with its rows and seals', async () => {
    for (const statement of [
      "update audit_log set subject = 'forged'",
      'delete from audit_log',
      "update audit_days set hash = ''",
      'delete from audit_days',
      'update audit_seals set ends_at = now()',
      'delete from audit_seals',
    ])
      await expect(
        within(({ tx }) => tx.execute(sql`${sql.raw(statement)} where platform_id = ${world.platformId}`)),
        statement,
      ).rejects.toMatchObject({
        cause: { code: '42501' },
      })
  })
})

describe('the audit', () => {
  test('reports a day of the trail whose rows were changed, removed, added or moved, and a missing day', async () => {
    const { owner } = world
    await note('a victim')
    world.clock.advance({ days: 2 })
    await closeAll()
    expect(await findings()).toEqual([])
    const [victim] = await owner`select * from audit_log where subject = 'a victim'`
    const [middle] =
      await owner`select * from audit_days where platform_id = ${world.platformId} order by day limit 1 offset 1`
    const put = (row: typeof victim) =>
      owner.begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        await tx`insert into audit_log ${tx(row ?? {})}`
      })
    const remove = (id: string) => owner`delete from audit_log where id = ${id}`
    const faults: Record<string, [fault: () => Promise<unknown>, undo: () => Promise<unknown>]> = {
      'a changed row': [
        () => owner`update audit_log set reason = 'forged' where id = ${victim?.id}`,
        () => owner`update audit_log set reason = null where id = ${victim?.id}`,
      ],
      'a changed time': [
        () =>
          owner`update audit_log set at = (at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC' where id = ${victim?.id}`,
        () => owner`update audit_log set at = ${victim?.at} where id = ${victim?.id}`,
      ],
      'a removed row': [() => remove(victim?.id), () => put(victim)],
      'an added row': [
        () => put({ ...victim, id: '00000000-0000-4000-8000-0000000000aa' }),
        () => remove('00000000-0000-4000-8000-0000000000aa'),
      ],
      'a day that is gone': [
        () => owner`delete from audit_days where id = ${middle?.id}`,
        () => owner`insert into audit_days ${owner(middle ?? {})}`,
      ],
    }
    for (const [name, [fault, undo]] of Object.entries(faults)) {
      await fault()
      expect(await findings(), name).toEqual(['TRAIL'])
      await undo()
    }
    expect(await findings()).toEqual([])
  })

  test('reports a missing day that the operator’s trail contains, unless the platform has moved to another cell', async () => {
    const { owner, platformId } = world
    await keepAnchor(world.app, { platformId, day: '2999-01-01', rowsCount: 0, hash: 'a'.repeat(64) })
    expect(await findings()).toEqual(['ANCHORS'])
    await owner`insert into app.tenant_holds (platform_id, state, cell) values (${platformId}, 'LEFT', 'b')`
    expect(await findings()).toEqual([])
    await owner`delete from app.tenant_holds where platform_id = ${platformId}`
    await owner`delete from audit_log where action = 'audit_day.anchored'`
  })

  test('reports a trail whose rows and hashes were all forged, by the hash in the operator’s trail', async () => {
    const { owner, platformId } = world
    await note('before the anchor')
    world.clock.advance({ days: 2 })
    await runJob()
    expect(await findings()).toEqual([])
    const closed = await owner`select * from audit_days where platform_id = ${platformId}`
    await owner`update audit_log set reason = 'forged' where subject = 'before the anchor'`
    await owner`delete from audit_days where platform_id = ${platformId}`
    await closeAll()
    expect(await within(verifyAuditDays)).toEqual([])
    expect(await findings()).toEqual(['ANCHORS'])
    await owner`update audit_log set reason = null where subject = 'before the anchor'`
    await owner`delete from audit_days where platform_id = ${platformId}`
    await owner`insert into audit_days ${owner(closed)}`
    expect(await findings()).toEqual([])
  })
})

describe('the trail of the operator', () => {
  const anchors = () =>
    world.owner<
      { subject: string; detail: { day: string; hash: string } }[]
    >`select subject, detail from audit_log where platform_id = ${operatorPlatformId} and action = 'audit_day.anchored' order by at`

  test('stores the hash of the last closed day of a platform, in one row a day', async () => {
    await world.owner`delete from audit_log where action = 'audit_day.anchored'`
    world.clock.advance({ days: 2 })
    await runJob()
    await runJob()
    const [last] = (await daysOf(world.platformId)).slice(-1)
    const kept = { day: last?.day, rowsCount: last?.rows, hash: last?.hash }
    expect(await anchors()).toEqual([{ subject: world.platformId, detail: kept }])
    world.clock.advance({ days: 1 })
    await runJob()
    expect((await anchors()).map(({ detail }) => detail.day)).toEqual([
      last?.day,
      addDays(last?.day ?? '', 1),
    ])
  })

  test('keeps the first hash of a day, whatever a later call reports', async () => {
    const before = await anchors()
    const [last] = before.slice(-1)
    const forged = { day: last?.detail.day ?? '', rowsCount: 0, hash: 'f'.repeat(64) }
    await keepAnchor(world.app, { platformId: world.platformId, ...forged })
    expect(await anchors()).toEqual(before)
  })

  test('has closed days of its own, which cover the stored hashes, and no anchor of itself', async () => {
    await closeAuditDaysJob.run(world.app, { platformId: operatorPlatformId } as never)
    world.clock.advance({ days: 2 })
    await closeAuditDaysJob.run(world.app, { platformId: operatorPlatformId } as never)
    const days = await daysOf(operatorPlatformId)
    expect(days.reduce((sum, { rows }) => sum + rows, 0)).toBe((await anchors()).length)
    expect((await anchors()).map(({ subject }) => subject)).not.toContain(operatorPlatformId)
  })

  test('can be downloaded by a master, with the hashes that it stores', async () => {
    const session = {
      userId: randomUUID(),
      sessionId: randomUUID(),
      platformId: operatorPlatformId,
      role: 'MASTER',
      permissions: [],
      steppedUpAt: world.clock.now(),
      lacksSecondFactor: false,
    } as const
    const asking = { app: world.app, session, ip: '203.0.113.7', cookieHeader: undefined }
    const file = trailFiles.find(({ access }) => access.area === 'MASTER')
    const period = { fromDay: '2000-01-01', toDay: '2999-12-31' }
    if (!file) throw new Error('There is no such file')
    const text = (await Array.fromAsync(await openTrail(file, asking, period))).join('')
    for (const { detail } of await anchors()) expect(text).toContain(detail.hash)
  })
})
