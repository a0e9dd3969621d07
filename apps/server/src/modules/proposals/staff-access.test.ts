import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { tellMastersJob } from '#modules/accounts/staff/tell-masters-of-staff.job.ts'
import { refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { createOperatorPlatform } from '#modules/platforms/create-operator-platform.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { aTeam, everything, type Member, type Team } from '#test/a-team.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { adminApprovalsApi, adminStaffChangesApi } from './admin.api.ts'

let world: TestApp
let team: Team
let chief: Member
let deputy: Member

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
beforeEach(async () => {
  team = await aTeam(world)
  chief = await team.member(everything)
  deputy = await team.member(everything)
})

const changes = ({ browser }: Member) => adminStaffChangesApi.createCaller(browser.context)
const approvals = ({ browser }: Member) => adminApprovalsApi.createCaller(browser.context)
const form = { version: 1, name: 'Renato Siqueira', accessEndsAt: null }

async function approve(member: Member, proposalId: string): Promise<void> {
  const { seen } = await approvals(chief).get({ proposalId })
  await approvals(member).approve({ proposalId, seen })
}

describe('permissions that move money', () => {
  test('are granted by two people: one proposes, another approves, and then they apply', async () => {
    const { id: userId } = await team.member(['isUsersAvailable'])
    const wish = { userId, ...form, permissions: ['isUsersAvailable' as const, 'isSalesAvailable' as const] }
    expect(await refusalOf(chief.staff.update(wish))).toBe('second_person_needed')
    const { proposalId } = await changes(chief).update(wish)
    expect(await approvals(deputy).get({ proposalId })).toMatchObject({
      kind: 'STAFF_ACCESS',
      canApprove: true,
      changes: [
        { what: 'staff', after: 'Renato Siqueira' },
        { what: 'isSalesAvailable', before: 'OFF', after: 'ON' },
      ],
    })
    expect(await refusalOf(approve(chief, proposalId))).toBe('other_person_needed')
    await approve(deputy, proposalId)
    expect(await chief.staff.get({ userId })).toMatchObject({ permissions: wish.permissions })
  })

  test('are neither granted by an invitation nor restored by one person alone', async () => {
    const newcomer = { name: 'Elias Pontes', email: `${crypto.randomUUID()}@equipe.example` }
    const invitation = { ...newcomer, permissions: ['isConfigAvailable' as const], accessEndsAt: null }
    expect(await refusalOf(chief.staff.invite(invitation))).toBe('second_person_needed')
    const invited = await changes(chief).invite(invitation)
    await approve(deputy, invited.proposalId)
    expect(await team.invitationTo(newcomer.email)).not.toBe('')
    const { id: userId } = await team.member(['isSalesAvailable'])
    await chief.staff.suspend({ userId, reason: 'Férias' })
    expect(await refusalOf(chief.staff.resume({ userId }))).toBe('second_person_needed')
    const { proposalId } = await changes(chief).resume({ userId })
    await approve(deputy, proposalId)
    expect(await chief.staff.get({ userId })).toMatchObject({ status: 'ACTIVE' })
  })

  test('cannot be approved by their receiver, or proposed by a person who does not hold them', async () => {
    const helper = await team.member(['isConfigAvailable'])
    const wish = {
      userId: helper.id,
      ...form,
      permissions: ['isConfigAvailable' as const, 'isSalesAvailable' as const],
    }
    const clerk = await team.member(['isFunctionariesAvailable'])
    expect(await refusalOf(changes(clerk).update(wish))).toBe('permission_not_held')
    const { proposalId } = await changes(chief).update(wish)
    expect(await refusalOf(approve(helper, proposalId))).toBe('other_person_needed')
  })

  test('are widened only by two people too: a higher limit or more sellers', async () => {
    const { id: userId } = await team.member(['isWithdrawsRequestUsersAvailable'])
    const seller = await team.member([], ['SELLER'])
    const narrow = { approvesMaxCents: 100_000, approvesAloneMaxCents: 50_000, sellerIds: [seller.id] }
    const reason = 'Experiência concluída'
    await chief.staff.limit({ userId, version: 1, ...narrow, reason })
    const wide = {
      userId,
      version: 2,
      approvesMaxCents: null,
      approvesAloneMaxCents: 90_000,
      sellerIds: null,
    }
    for (const wish of [
      { ...narrow, approvesMaxCents: 100_001 },
      { ...narrow, approvesAloneMaxCents: null },
      { ...narrow, sellerIds: null },
    ])
      expect(await refusalOf(chief.staff.limit({ userId, version: 2, ...wish, reason }))).toBe(
        'second_person_needed',
      )
    const { proposalId } = await changes(chief).limit({ ...wide, reason })
    expect(await approvals(deputy).get({ proposalId })).toMatchObject({
      reason,
      changes: [
        { what: 'staff', after: 'Renato Siqueira' },
        { what: 'approvesMaxCents', before: '100000', after: 'NO_LIMIT' },
        { what: 'approvesAloneMaxCents', before: '50000', after: '90000' },
        { what: 'sellers', before: 'Renato Siqueira', after: 'ALL_SELLERS' },
      ],
    })
    expect(await refusalOf(approve(chief, proposalId))).toBe('other_person_needed')
    await approve(deputy, proposalId)
    expect(await chief.staff.get({ userId })).toMatchObject({
      limits: { approvesMaxCents: null, approvesAloneMaxCents: 90_000, sellers: null },
    })
    // One person sets the limits of permissions that move no money.
    const clerk = await team.member(['isProductsAvailable'])
    await chief.staff.limit({ userId: clerk.id, version: 1, ...narrow, reason })
    await chief.staff.limit({ ...wide, userId: clerk.id, reason })
    // A person cannot propose more than their own limit.
    await world.owner`update users set staff_approves_max_cents = 10 where id = ${chief.id}`
    expect(await refusalOf(changes(chief).limit({ ...wide, version: 3, reason }))).toBe('limits_above_own')
  })

  test('cannot be proposed for people of another platform', async () => {
    const stranger = await (await aTeam(world)).member(['isUsersAvailable'])
    const wish = { userId: stranger.id, ...form, permissions: ['isSalesAvailable' as const] }
    expect(await refusalOf(changes(chief).update(wish))).toBe('not_found')
    expect(await refusalOf(changes(chief).resume({ userId: stranger.id }))).toBe('not_found')
    const limits = { approvesMaxCents: null, approvesAloneMaxCents: null, reason: 'Outra plataforma' }
    const ofStranger = { userId: stranger.id, version: 1, ...limits, sellerIds: null }
    expect(await refusalOf(changes(chief).limit(ofStranger))).toBe('not_found')
    const ofOwn = { userId: deputy.id, version: 1, ...limits, sellerIds: [stranger.id] }
    expect(await refusalOf(changes(chief).limit(ofOwn))).toBe('not_found')
  })

  test('prevent the proposer and the new holder from deciding together: an invented colleague approves nothing', async () => {
    const helper = await team.member(['isUsersAvailable'])
    const wish = { userId: helper.id, ...form, permissions: ['isConfigAvailable' as const] }
    await approve(deputy, (await changes(chief).update(wish)).proposalId)
    const adjustment = {
      requestId: crypto.randomUUID(),
      userId: (await team.member([], ['SELLER'])).id,
      purse: 'user' as const,
      currency: 'BRL' as const,
      direction: 'GIVE' as const,
      amountCents: 90_000_000,
      reason: 'Ajuste',
    }
    const { proposalId } = await approvals(chief).proposeAdjustment(adjustment)
    expect(await approvals(helper).get({ proposalId })).toMatchObject({
      canApprove: false,
      approvalRefusal: 'second_person_dependent',
    })
    expect(await refusalOf(approve(helper, proposalId))).toBe('second_person_dependent')
    await approve(deputy, proposalId)
  })

  test('are reported to the operator’s masters, as is the suspension of a holder, without a name', async () => {
    await inScope(world.app, operatorPlatformId, (scope) => createOperatorPlatform(scope, { isDemo: true }))
    const master = await inScope(world.app, operatorPlatformId, (scope) =>
      aPerson(scope, { roles: ['MASTER'] }),
    )
    for (const news of ['MONEY_FLAGS_GIVEN', 'HOLDER_SUSPENDED'] as const)
      await tellMastersJob.run(world.app, { platformId: team.platformId, news, fact: news })
    const notices = await world.owner`select title from notices where user_id = ${master.id} order by title`
    expect(notices.map(({ title }) => title)).toEqual([
      'Feira: uma pessoa com permissões financeiras foi suspensa',
      'Feira: uma pessoa da equipe recebeu permissões financeiras',
    ])
    const { id: userId } = await team.member(['isSalesAvailable'])
    await chief.staff.suspend({ userId, reason: 'Saiu' })
    const waiting = await world.owner`
      select 1 from graphile_worker._private_jobs where payload->>'fact' like ${`${userId}:%`}`
    expect(waiting).toHaveLength(1)
  })
})
