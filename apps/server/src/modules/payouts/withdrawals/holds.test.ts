import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { cancelWithdrawal } from './deciding/cancel-withdrawal.ts'
import { holdWithdrawal } from './deciding/hold-withdrawal.ts'
import { releaseWithdrawal } from './deciding/release-withdrawal.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { asPayee, asStaff } from './withdrawal-viewer.ts'

let world: TestApp
let cashier: Cashier

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const reason = 'Envie o comprovante de endereço'
type Held = { withdrawalId: string; days: number; reason: string }
type Named = { withdrawalId: string; reason: string }
const hold = (withdrawalId: string, days = 3) =>
  cashier.call((caller, input: Held) => holdWithdrawal(caller, 'user', input), { withdrawalId, days, reason })
const release = (withdrawalId: string) =>
  cashier.call((caller, input: Named) => releaseWithdrawal(caller, 'user', input), {
    withdrawalId,
    reason: 'Comprovante recebido',
  })
const stateOf = async (withdrawalId: string) =>
  (await readWithdrawal(world, world.platformId, withdrawalId)).state
const asking = async () => {
  const payee = await aPayee(world, { availableCents: 1_000_000 })
  return { payee, withdrawalId: await payee.request(200_000) }
}

test('a withdrawal on hold waits until a day, with a reason that the person reads, and can neither be approved nor spent meanwhile', async () => {
  const { payee, withdrawalId } = await asking()
  await hold(withdrawalId)
  const until = new Date(world.clock.now().getTime() + 3 * 86_400_000).toISOString()
  expect(await cashier.look(withdrawalId)).toMatchObject({
    state: 'HELD',
    status: 'PENDING',
    hold: { until, reason },
  })
  const own = await payee.call(
    (caller, input: { withdrawalId: string }) => getWithdrawal(asPayee(caller), input),
    { withdrawalId },
  )
  expect(own).toMatchObject({ hold: { until, reason }, canBeCanceled: true })
  expect((await payee.balance()).availableCents).toBeLessThanOrEqual(800_000)
  await expect(cashier.approve(withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
  await expect(hold(withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
  await world.drainJobs()
  const [mail] =
    await world.owner`select subject, text from mails where key like ${`withdrawal:${withdrawalId}:HELD%`}`
  expect(mail?.subject).toContain('R$')
  expect(mail?.text).toContain(reason)
  const trail = await world.owner`select action, reason from audit_log where subject = ${withdrawalId}`
  expect(trail).toEqual([{ action: 'withdrawal.held', reason }])
})

test('a withdrawal on hold is released for a decision, refused, or canceled by its person', async () => {
  const [released, refused, canceled] = [await asking(), await asking(), await asking()]
  for (const { withdrawalId } of [released, refused, canceled]) await hold(withdrawalId)
  await release(released.withdrawalId)
  expect(await cashier.look(released.withdrawalId)).toMatchObject({ state: 'IN_REVIEW', hold: null })
  await expect(release(released.withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
  await cashier.approve(released.withdrawalId)
  expect(await stateOf(released.withdrawalId)).toBe('APPROVED')
  await cashier.refuse(refused.withdrawalId)
  expect(await refused.payee.balance()).toMatchObject({ availableCents: 1_000_000 })
  await canceled.payee.call(cancelWithdrawal, { withdrawalId: canceled.withdrawalId })
  expect(await canceled.payee.balance()).toMatchObject({ availableCents: 1_000_000 })
  world.clock.advance({ days: 4 })
  await world.drainJobs()
  expect(await stateOf(refused.withdrawalId)).toBe('REJECTED')
  expect(await stateOf(canceled.withdrawalId)).toBe('CANCELED')
})

test('a withdrawal on hold is first in the queue after its day has passed', async () => {
  const older = await asking()
  world.clock.advance({ minutes: 5 })
  const held = await asking()
  await hold(held.withdrawalId, 1)
  await world.drainJobs()
  expect(await stateOf(held.withdrawalId)).toBe('HELD')
  world.clock.advance({ days: 1 })
  await world.drainJobs()
  const { rows } = await cashier.call(
    (caller, input: { limit: number }) =>
      listWithdrawals(asStaff(caller, 'user'), {
        ...input,
        state: 'IN_REVIEW',
        sort: { by: 'queuedAt', direction: 'asc' },
      }),
    { limit: 25 },
  )
  expect(rows[0]).toMatchObject({ id: held.withdrawalId, personNeeded: 'HOLD_OVER', hold: null })
  expect(rows.map(({ id }) => id)).toContain(older.withdrawalId)
})

test('a withdrawal of another platform is not found, and not held', async () => {
  const { withdrawalId } = await asking()
  const stranger = await aCashier(world, { platformId: crypto.randomUUID() })
  const input = { withdrawalId, days: 1, reason }
  const holding = (caller: Parameters<typeof holdWithdrawal>[0], wish: Held) =>
    holdWithdrawal(caller, 'user', wish)
  await expect(stranger.call(holding, input)).rejects.toMatchObject({ code: 'not_found' })
})
