import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { checkCells } from '#cli/doctor/check-cells.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { users } from '#db/schema/accounts.ts'
import { testPlatformIdOf } from '#kit/test-platform.ts'
import { enterTestMode } from '#modules/test-mode/enter-test-mode.ts'
import { inScope } from '#scope.ts'
import { type CellName, openTwoCells, type TwoCells } from '#test/two-cells.ts'
import { forgetTenant } from './forget-tenant.ts'
import { cancelMove, moveTenant } from './move-tenant.ts'

const aSession = {
  sessionId: randomUUID(),
  role: 'SELLER' as const,
  permissions: [],
  steppedUpAt: new Date(),
  lacksSecondFactor: false,
}

let cells: TwoCells

beforeAll(async () => {
  cells = await openTwoCells()
}, 60_000)
afterAll(() => cells?.stop())

const entry = async () => (await cells.directory.read()).platforms[cells.platformId]

async function diagnosis(name: CellName) {
  const { app, database } = await cells.cell(name)
  const sql = postgres(database.ownerUrl, { max: 1 })
  return checkCells(sql, app.config).finally(() => sql.end())
}

test('a platform moves while it sells, pays out and renews: nothing is lost, charged twice, paid twice or sold in two cells', async () => {
  const renewals = 24
  await cells.subscribe(renewals)
  const { bought, withdrawn, stop } = cells.trade(4)
  await expect.poll(() => bought.length).toBeGreaterThan(20)
  const moved = await moveTenant(await cells.moveOf('a', 'b'))
  const count = { bought: bought.length, withdrawn: withdrawn.length }
  await expect.poll(() => bought.length).toBeGreaterThan(count.bought + 20)
  await expect.poll(() => withdrawn.length).toBeGreaterThan(count.withdrawn)
  await stop()

  expect(moved.differences).toEqual([])
  expect(moved.rows).toBeGreaterThan(200)
  expect(await entry()).toMatchObject({ cell: 'b', moving: null })
  const { payments, cardPayments, withdrawals, findings } = await cells.booksOf('b')
  expect(findings).toEqual([])
  expect(payments).toHaveLength(bought.length)
  expect(payments.filter(({ status }) => status !== 'APPROVED')).toEqual([])
  const charged = (await cells.charges()).map(({ id }) => id)
  expect(payments.map(({ transaction }) => transaction).sort()).toEqual(charged.sort())
  expect(cardPayments.filter(({ status }) => status !== 'APPROVED')).toEqual([])
  const renewed = (await cells.cardCharges()).map(({ id }) => id)
  expect(renewed).toHaveLength(2 * renewals)
  expect(cardPayments.map(({ transaction }) => transaction).sort()).toEqual(renewed.sort())
  expect(withdrawals.filter(({ state }) => state !== 'PAID')).toEqual([])
  expect(withdrawals.map(({ id }) => id).sort()).toEqual(withdrawn.sort())
  expect(await cells.payouts()).toHaveLength(withdrawn.length)
  const left = await cells.booksOf('a')
  expect(left.findings).toEqual([])
  expect(left.payments.length).toBeLessThan(payments.length)
}, 240_000)

test('rows left behind are kept for a week, and then deleted', async () => {
  const { directory, platformId } = cells
  const forget = async (cell: 'a' | 'b', now: Date) => {
    const { database } = await cells.cell(cell)
    return forgetTenant({ platformId, url: database.ownerUrl }, { cell: { name: cell, directory }, now })
  }
  const inAWeek = new Date(Date.now() + 7 * 86_400_000 + 60_000)
  await expect(forget('a', new Date())).rejects.toThrow('kept until')
  await expect(forget('b', inAWeek)).rejects.toThrow('lives in b')
  expect((await forget('a', inAWeek)).rows).toBeGreaterThan(200)
  expect((await cells.booksOf('a')).payments).toEqual([])
  expect((await cells.booksOf('b')).payments.length).toBeGreaterThan(40)
})

test('the cell that a platform left writes nothing for it, even before it reads the directory again', async () => {
  const { app } = await cells.cell('a')
  await expect(app.db.transaction(cells.platformId, async () => {})).rejects.toMatchObject({
    code: 'tenant_moving',
  })
})

test('a cancelled move leaves the platform where it is, and nothing of it in the target', async () => {
  const back = await cells.moveOf('b', 'a')
  const dying = moveTenant({
    ...back,
    say: (line) => {
      if (line === 'Catching up') throw new Error('the mover dies')
    },
  })
  await expect(dying).rejects.toThrow('the mover dies')
  expect(await entry()).toMatchObject({ cell: 'b', moving: { to: 'a' } })
  await cells.buy()
  expect(await diagnosis('b')).toMatchObject([
    { ok: false, detail: expect.stringContaining('was interrupted') },
  ])
  await cancelMove(back)
  expect(await diagnosis('b')).toMatchObject([{ ok: true, detail: 'b is one of 2, with 1 of 1 platforms' }])
  expect(await entry()).toMatchObject({ cell: 'b', moving: null })
  expect((await cells.booksOf('a')).payments).toEqual([])
  await cells.buy()
}, 60_000)

test('a second mover beside the first is refused, and changes nothing of its move', async () => {
  const back = await cells.moveOf('b', 'a')
  let other: Promise<unknown> | undefined
  const moved = moveTenant({
    ...back,
    say: (line) => {
      if (line === 'Catching up') other = expect(moveTenant(back)).rejects.toThrow('is running')
    },
  })
  expect(await moved).toMatchObject({ differences: [] })
  await other
  await moveTenant(await cells.moveOf('a', 'b'))
}, 60_000)

test('a mover whose move was cancelled switches nothing', async () => {
  const back = await cells.moveOf('b', 'a')
  const cancelled = moveTenant({
    ...back,
    directory: {
      ...back.directory,
      change: async (edit) => {
        const known = (await back.directory.read()).platforms[cells.platformId]
        // Does what a cancel does once the source has lost this mover's session.
        if (known?.moving && edit(await back.directory.read()).platforms[cells.platformId]?.cell === 'a')
          await back.directory.change((all) => ({
            ...all,
            platforms: { ...all.platforms, [cells.platformId]: { ...known, moving: null } },
          }))
        return back.directory.change(edit)
      },
    },
  })
  await expect(cancelled).rejects.toThrow('was cancelled')
  expect(await entry()).toMatchObject({ cell: 'b' })
  await cancelMove(back)
  await cells.buy()
}, 60_000)

test('a move whose --after-switch command fails has moved the platform, and leaves nothing of the move', async () => {
  const { from, to } = await cells.moveOf('b', 'a')
  const command = [
    'tenant',
    'move',
    cells.platformId,
    '--to',
    'a',
    '--after-switch',
    'echo no proxy >&2; exit 1',
  ]
  const untold = await runCommandLine(command, {
    ...realWorld,
    say: () => {},
    environment: {
      ...cells.environmentOf('b'),
      BALCAO_DEMO: 'true',
      DATABASE_URL: from.url,
      TARGET_DATABASE_URL: to.url,
    },
  })
  expect(untold).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'The platform has moved, but --after-switch failed: no proxy\n',
  })
  expect(await entry()).toMatchObject({ cell: 'a', moving: null })
  expect(await diagnosis('b')).toMatchObject([{ ok: true }])
  const before = (await cells.booksOf('a')).payments.length
  await moveTenant(await cells.moveOf('a', 'b'))
  expect((await cells.booksOf('b')).payments).toHaveLength(before)
}, 60_000)

test('a target that is not the named cell is refused before anything is touched', async () => {
  const back = await cells.moveOf('b', 'a')
  await expect(moveTenant({ ...back, to: { cell: 'a', url: back.from.url } })).rejects.toThrow(
    'is not that of a',
  )
  await expect(moveTenant({ ...back, to: { ...back.to, cell: 'c' } })).rejects.toThrow('no other cell')
  await cells.buy()
}, 60_000)

test('a mover that dies in the switch leaves a platform that sells nowhere, until the next mover opens it', async () => {
  const back = await cells.moveOf('b', 'a')
  const dying = moveTenant({
    ...back,
    directory: {
      ...back.directory,
      change: async (edit) => {
        const written = await back.directory.change(edit)
        if ((await entry())?.cell === 'a') throw new Error('the mover dies')
        return written
      },
    },
  })
  await expect(dying).rejects.toThrow('the mover dies')
  for (const name of ['a', 'b'] as const) {
    const { app } = await cells.cell(name)
    await expect(app.db.transaction(cells.platformId, async () => {})).rejects.toMatchObject({
      code: 'tenant_moving',
    })
  }
  await expect(cancelMove(back)).rejects.toThrow('does not live in b')
  const waiting = cells.buy()
  await pause(200)
  expect(await moveTenant(back)).toMatchObject({ differences: [] })
  expect(await waiting).toMatchObject({ payment: { pix: { code: expect.any(String) } } })
  expect((await cells.booksOf('a')).findings).toEqual([])
}, 60_000)

test("sellers' test modes end with the move, and begin anew in the new cell", async () => {
  const { platformId, directory } = cells
  const from = (await entry())?.cell as CellName
  const to = from === 'a' ? 'b' : 'a'
  const enterIn = async (name: CellName) => {
    const { app } = await cells.cell(name)
    const session = await inScope(app, platformId, async ({ tx }) => {
      const [seller] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.status, 'ACTIVE'))
        .limit(1)
      return { ...aSession, userId: seller?.id ?? '', platformId }
    })
    await enterTestMode({ app, session, ip: '203.0.113.7', origin: 'https://loja.example' })
    return testPlatformIdOf(session)
  }
  const rowsIn = async (name: CellName, id: string) => {
    const sql = postgres((await cells.cell(name)).database.ownerUrl, { max: 1 })
    const rows =
      await sql`select from users where platform_id = ${id} union all select from products where platform_id = ${id}
      union all select from platforms where platform_id = ${id}`
    return sql.end().then(() => rows.length)
  }
  const mode = await enterIn(from)
  expect(await rowsIn(from, mode)).toBeGreaterThan(2)
  expect((await directory.read()).platforms[mode]).toMatchObject({ cell: from })
  expect(await moveTenant(await cells.moveOf(from, to))).toMatchObject({ differences: [] })
  expect([await rowsIn(from, mode), await rowsIn(to, mode)]).toEqual([0, 0])
  expect((await directory.read()).platforms[mode]).toBeUndefined()
  const { app } = await cells.cell(to)
  await app.cells.catchUp()
  expect(await enterIn(to)).toBe(mode)
  expect(await rowsIn(to, mode)).toBeGreaterThan(2)
  expect((await directory.read()).platforms[mode]).toMatchObject({ cell: to })
}, 120_000)
