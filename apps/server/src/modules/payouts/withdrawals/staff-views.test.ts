import type { AdminPermission } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPerson } from '#demo/as-person.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee } from '#test/a-payee.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { cancelWithdrawal } from './deciding/cancel-withdrawal.ts'
import { endedWithdrawalsExports } from './ended-withdrawals.export.ts'
import { listWithdrawals, sumListed } from './list-withdrawals.ts'
import { sumWithdrawals } from './sum-withdrawals.ts'
import { asArchivist, asStaff } from './withdrawal-viewer.ts'

let world: TestApp
let cashier: Cashier

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
})
afterAll(() => world.stop())

const sum = () => cashier.call((caller: Caller) => sumWithdrawals(asStaff(caller, 'user')), undefined)
const ended = () =>
  cashier.call(
    (caller: Caller, input: { limit: number }) => listWithdrawals(asArchivist(caller, 'user'), input),
    { limit: 50 },
  )

test('the staff sees the waiting sum, the longest wait, and the sum paid today', async () => {
  const payee = await aPayee(world, { availableCents: 1_000_000 })
  const first = await payee.request(150_000)
  const firstAt = world.clock.now()
  world.clock.advance({ minutes: 10 })
  await payee.request(250_000)
  expect((await sum()).inReview).toEqual({
    count: 2,
    amountCents: 400_000,
    others: [],
    oldestAt: firstAt.toISOString(),
  })
  await cashier.approve(first)
  await world.drainJobs()
  world.clock.advance({ minutes: 3 })
  await world.drainJobs()
  const now = await sum()
  expect(now.inReview).toMatchObject({ count: 1, amountCents: 250_000 })
  expect(now.paidToday).toEqual({ count: 1, amountCents: 150_000, others: [] })
  world.clock.advance({ days: 1 })
  expect((await sum()).paidToday).toEqual({ count: 0, amountCents: 0, others: [] })
})

test('the history of withdrawals sums everything in its filter, not only the page', async () => {
  const payee = await aPayee(world, { availableCents: 300_000 })
  for (const cents of [20_000, 30_000]) await cashier.approve(await payee.request(cents))
  await world.drainJobs()
  world.clock.advance({ minutes: 3 })
  await world.drainJobs()
  const { rows } = await ended()
  const added = (of: 'amountCents' | 'feeCents') => rows.reduce((total, row) => total + row[of], 0)
  const sums = await cashier.call((caller: Caller) => sumListed(asArchivist(caller, 'user'), {}), undefined)
  expect(rows.length).toBeGreaterThan(1)
  expect(sums).toEqual({
    count: rows.length,
    amountCents: added('amountCents'),
    others: [],
    feeCents: added('feeCents'),
  })
  const none = await cashier.call(
    (caller: Caller) => sumListed(asArchivist(caller, 'user'), { state: 'CANCELED' }),
    undefined,
  )
  expect(none).toEqual({ count: 0, amountCents: 0, feeCents: 0, others: [] })
})

test('the person who decides sees the remaining balance and the comparison with earlier amounts', async () => {
  const payee = await aPayee(world, { availableCents: 500_000 })
  const paid = await payee.request(120_000)
  await cashier.approve(paid)
  await world.drainJobs()
  world.clock.advance({ minutes: 3 })
  await world.drainJobs()
  const asked = await payee.request(200_000)
  const { staff } = await cashier.look(asked)
  expect(staff?.balance).toMatchObject({ availableCents: (await payee.balance()).availableCents })
  expect(staff?.earlier).toEqual({ count: 1, averageCents: 120_000, toSameAccount: 1 })
  expect(staff?.account.state).toBe('VERIFIED')
})

test('the archive contains ended withdrawals and no waiting ones', async () => {
  const payee = await aPayee(world, { availableCents: 500_000 })
  const waiting = await payee.request(150_000)
  const canceled = await payee.request(160_000)
  await payee.call(cancelWithdrawal, { withdrawalId: canceled })
  const ids = (await ended()).rows.map(({ id }) => id)
  expect(ids).toContain(canceled)
  expect(ids).not.toContain(waiting)
})

test('the archive is exported by people who may see it, and the export is in the audit log without the typed text', async () => {
  const { app, platformId } = world
  const payee = await aPayee(world, { availableCents: 500_000 })
  const canceled = await payee.request(170_000)
  await payee.request(180_000)
  await payee.call(cancelWithdrawal, { withdrawalId: canceled })
  const sessionOf = (permission: AdminPermission) =>
    inScope(app, platformId, async (scope) => {
      const who = { userId: cashier.id, role: 'ADMIN' as const, permissions: [permission] }
      return asPerson(scope, who).session
    })
  const asking = async (permission: AdminPermission) => ({
    app,
    session: await sessionOf(permission),
    ip: '203.0.113.7',
    cookieHeader: undefined,
  })
  const [ofSellers] = endedWithdrawalsExports
  const decider = await asking('isWithdrawsRequestUsersAvailable')
  expect(() => ofSellers?.open(decider, {})).toThrow('permission_missing')
  const file = ofSellers?.open(await asking('isWithdrawsAvailable'), { locale: 'PT_BR', search: payee.email })
  const page = await file?.page(undefined, 50)
  expect(page?.rows.map((cells) => cells.slice(2))).toEqual([
    [
      payee.name,
      payee.email,
      'Pix 52998224725',
      payee.name,
      '529.982.247-25',
      'Cancelado',
      { number: '1700,00' },
      { number: '1,99' },
      'BRL',
    ],
  ])
  const trail = await world.owner`select detail from audit_log where action = 'withdrawals.exported'`
  expect(trail).toEqual([{ detail: { purse: 'user', filters: {} } }])
})
