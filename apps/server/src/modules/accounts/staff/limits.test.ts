import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { approveWithdrawal } from '#modules/payouts/withdrawals/deciding/approve-withdrawal.ts'
import { aCashier } from '#test/a-cashier.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { aTeam, everything, type Member, managing, type Team } from '#test/a-team.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let team: Team
let chief: Member

beforeAll(async () => {
  world = await createTestApp()
  team = await aTeam(world)
  chief = await team.member(everything)
})
afterAll(() => world.stop())

const reason = 'Período de experiência'
const limits = (wishes: object = {}) => ({
  version: 1,
  approvesMaxCents: null,
  approvesAloneMaxCents: null,
  sellerIds: null,
  reason,
  ...wishes,
})

describe('the limits of a staff member', () => {
  test('are set with a reason, shown, and kept in the history', async () => {
    const { id: userId } = await team.member(['isWithdrawsRequestUsersAvailable'])
    const seller = await team.member([], ['SELLER'])
    const wish = limits({ approvesMaxCents: 500_000, approvesAloneMaxCents: 100_000, sellerIds: [seller.id] })
    const member = await chief.staff.limit({ userId, ...wish })
    expect(member).toMatchObject({
      version: 2,
      limits: {
        approvesMaxCents: 500_000,
        approvesAloneMaxCents: 100_000,
        sellers: [{ id: seller.id, name: 'Renato Siqueira' }],
      },
    })
    expect(member.history[0]).toMatchObject({
      action: 'staff.limited',
      reason,
      before: { limits: { approvesMaxCents: null, sellerIds: null } },
      after: { limits: { approvesMaxCents: 500_000, sellerIds: [seller.id] } },
    })
    expect(await refusalOf(chief.staff.limit({ userId, ...limits() }))).toBe('record_changed')
  })

  test('cannot be changed by that staff member, and no procedure gives wider limits than the giver has', async () => {
    const manager = await team.member([...managing, 'isProductsAvailable'])
    const own = { ...limits({ approvesMaxCents: 100_000 }) }
    expect(await refusalOf(manager.staff.limit({ userId: manager.id, ...limits() }))).toBe(
      'own_access_locked',
    )
    await chief.staff.limit({ userId: manager.id, ...own })
    const free = await team.member(['isUsersAvailable'])
    expect(
      await refusalOf(manager.staff.limit({ userId: free.id, ...limits({ approvesMaxCents: 100_001 }) })),
    ).toBe('limits_above_own')
    const flags = { version: 1, name: 'Renato Siqueira', accessEndsAt: null }
    const giving = manager.staff.update({
      userId: free.id,
      ...flags,
      permissions: ['isUsersAvailable', 'isProductsAvailable'],
    })
    expect(await refusalOf(giving)).toBe('limits_above_own')
    const invited = await manager.staff.invite({
      name: 'Elias Pontes',
      email: 'elias@equipe.example',
      permissions: ['isProductsAvailable'],
    })
    expect((await chief.staff.get(invited)).limits).toMatchObject({ approvesMaxCents: 100_000 })
  })

  test('name only sellers of their own platform', async () => {
    const { id: userId } = await team.member(['isProductsAvailable'])
    const { id: foreigner } = await aPayee(world)
    expect(await refusalOf(chief.staff.limit({ userId, ...limits({ sellerIds: [foreigner] }) }))).toBe(
      'not_found',
    )
    expect(await refusalOf(chief.staff.limit({ userId, ...limits({ sellerIds: [chief.id] }) }))).toBe(
      'not_found',
    )
  })
})

describe('a withdrawal', () => {
  const approving = async (columns: { alone?: number; most?: number }, amountCents: number) => {
    const cashier = await aCashier(world)
    await world.owner`update users set staff_approves_alone_max_cents = ${columns.alone ?? null},
      staff_approves_max_cents = ${columns.most ?? null} where id = ${cashier.id}`
    const payee = await aPayee(world, { availableCents: 1_000_000 })
    const withdrawalId = await payee.request(amountCents)
    return { cashier, withdrawalId }
  }
  const stateOf = async (withdrawalId: string) => readWithdrawal(world, world.platformId, withdrawalId)

  test('above a person’s approval limit is refused to them, while smaller withdrawals are not', async () => {
    const { cashier, withdrawalId } = await approving({ most: 200_000 }, 200_001)
    expect((await cashier.look(withdrawalId)).staff?.reach).toBe('BEYOND')
    await expect(cashier.approve(withdrawalId)).rejects.toMatchObject({ code: 'withdrawal_above_own_limit' })
    expect(await stateOf(withdrawalId)).toMatchObject({ state: 'IN_REVIEW' })
    const other = await approving({ most: 200_000 }, 200_000)
    await other.cashier.approve(other.withdrawalId)
    expect(await stateOf(other.withdrawalId)).toMatchObject({ state: 'APPROVED' })
  })

  test('above a person’s limit for approving alone needs a second approval', async () => {
    const { cashier, withdrawalId } = await approving({ alone: 50_000 }, 200_000)
    expect((await cashier.look(withdrawalId)).staff?.reach).toBe('WITH_ANOTHER')
    await cashier.approve(withdrawalId)
    await cashier.approve(withdrawalId)
    expect(await stateOf(withdrawalId)).toMatchObject({ state: 'IN_REVIEW' })
    expect((await cashier.look(withdrawalId)).staff?.approvalsNeeded).toBe(2)
    const second = await aCashier(world)
    await second.approve(withdrawalId)
    expect(await stateOf(withdrawalId)).toMatchObject({ state: 'APPROVED' })
  })

  test('is judged by the current limits, not by those at the session’s start', async () => {
    const { cashier, withdrawalId } = await approving({}, 200_000)
    const seen = await cashier.seenOf(withdrawalId)
    await world.owner`update users set staff_approves_max_cents = 1 where id = ${cashier.id}`
    const call = callAs(world, { userId: cashier.id, role: 'ADMIN' })
    await expect(
      call(
        (caller, input: { withdrawalId: string; seen: string }) => approveWithdrawal(caller, 'user', input),
        {
          withdrawalId,
          seen,
        },
      ),
    ).rejects.toMatchObject({ code: 'withdrawal_above_own_limit' })
  })
})
