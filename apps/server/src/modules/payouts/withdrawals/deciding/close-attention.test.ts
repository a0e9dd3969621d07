import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import { listWithdrawals } from '#modules/payouts/withdrawals/list-withdrawals.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { asStaff } from '#modules/payouts/withdrawals/withdrawal-viewer.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee } from '#test/a-payee.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { askForPerson } from './ask-for-person.ts'
import { closeAttention } from './close-attention.ts'

let world: TestApp
let cashier: Cashier
let payee: Payee

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
  payee = await aPayee(world, { availableCents: 500_000 })
})
afterAll(() => world.stop())

const reason = 'Conferido no extrato, o ajuste está nas aprovações'
const close = (withdrawalId: string, { call }: Pick<Cashier, 'call'> = cashier, purse: Purse = 'user') =>
  call((caller, input: { withdrawalId: string; reason: string }) => closeAttention(caller, purse, input), {
    withdrawalId,
    reason,
  })
const needed = async () =>
  (
    await cashier.call(
      (caller) =>
        listWithdrawals(asStaff(caller, 'user'), { isOpen: true, attention: 'PERSON_NEEDED', limit: 25 }),
      undefined,
    )
  ).rows.map(({ id }) => id)

/** A withdrawal that was refused and returned, and whose payout the provider shows later. */
async function reappeared(): Promise<string> {
  const withdrawalId = await payee.request(10_000)
  await cashier.refuse(withdrawalId)
  await inScope(world.app, world.platformId, async (scope) =>
    askForPerson(scope, await lockWithdrawal(scope, { withdrawalId }), 'PAID_AFTER_RETURN'),
  )
  return withdrawalId
}

test('a payout of an ended withdrawal stays in the queue until a person closes the case, and moves no money', async () => {
  const withdrawalId = await reappeared()
  expect(await needed()).toEqual([withdrawalId])
  const before = await payee.balance()
  await close(withdrawalId)
  expect(await needed()).toEqual([])
  expect(await payee.balance()).toEqual(before)
  const audit = await world.owner`
    select actor_user_id, reason, detail from audit_log where action = 'withdrawal.attention_closed'`
  expect(audit).toMatchObject([
    {
      actor_user_id: cashier.id,
      reason,
      detail: { personNeeded: 'PAID_AFTER_RETURN', state: 'REJECTED' },
    },
  ])
  await expect(close(withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
})

test('a withdrawal still in transit is proven instead of closed', async () => {
  const withdrawalId = await payee.request(10_000)
  await inScope(world.app, world.platformId, async (scope) =>
    askForPerson(scope, await lockWithdrawal(scope, { withdrawalId }), 'HOLD_OVER'),
  )
  await expect(close(withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
})

test('a case cannot be closed from the other purse or from another platform', async () => {
  const withdrawalId = await reappeared()
  const elsewhere = { app: world.app, platformId: randomUUID() }
  const stranger = { call: callAs(elsewhere, { userId: cashier.id, role: 'ADMIN' }) }
  await expect(close(withdrawalId, cashier, 'manager')).rejects.toMatchObject({ code: 'not_found' })
  await expect(close(withdrawalId, stranger)).rejects.toMatchObject({ code: 'not_found' })
  expect(await needed()).toContain(withdrawalId)
})
