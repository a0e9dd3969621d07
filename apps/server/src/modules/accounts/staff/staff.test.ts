import type { AdminPermission } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, refusedWith } from '#modules/accounts/testing/a-browser.ts'
import { aTeam, everything, type Member, managing, type Team } from '#test/a-team.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { untilSeveralWait } from '#test/until-waiting.ts'
import { adminStaffApi } from './admin.api.ts'

let world: TestApp
let team: Team
let chief: Member

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const now = () => world.clock.now().toISOString()
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()
const access = (permissions: readonly AdminPermission[], accessEndsAt: string | null = null) => ({
  version: 1,
  name: 'Renato Siqueira',
  permissions: [...permissions],
  accessEndsAt,
})
const isIn = async ({ browser }: Member) => (await browser.context()).session !== null
const newTeam = async () => {
  team = await aTeam(world)
  chief = await team.member(everything)
}

describe('a manager of the staff', () => {
  beforeAll(newTeam)

  test('changes flags, which count from the next request on, and reads who changed what', async () => {
    const member = await team.member(['isProductsAvailable'])
    const changed = await chief.staff.update({
      userId: member.id,
      ...access(['isUsersAvailable'], inDays(30)),
    })
    expect(changed).toMatchObject({ version: 2, permissions: ['isUsersAvailable'], sessionCount: 1 })
    expect((await member.browser.context()).session?.permissions).toEqual(['isUsersAvailable'])
    expect(changed.history).toMatchObject([
      {
        action: 'staff.changed',
        by: 'Renato Siqueira',
        before: { permissions: ['isProductsAvailable'], accessEndsAt: null },
        after: { permissions: ['isUsersAvailable'], accessEndsAt: inDays(30) },
      },
    ])
  })

  test('cannot overwrite what another manager changed meanwhile', async () => {
    const member = await team.member(['isProductsAvailable'])
    await chief.staff.update({ userId: member.id, ...access(['isUsersAvailable']) })
    const stale = chief.staff.update({ userId: member.id, ...access(['isConfigAvailable']) })
    expect(await refusalOf(stale)).toBe('record_changed')
  })

  test('can change their own name, and neither their flags nor the end of their access', async () => {
    const manager = await team.member(managing)
    for (const changes of [access([...managing, 'isProductsAvailable']), access(managing, inDays(9))])
      expect(await refusalOf(manager.staff.update({ userId: manager.id, ...changes }))).toBe(
        'own_access_locked',
      )
    expect(await refusalOf(manager.staff.suspend({ userId: manager.id, reason: 'Férias' }))).toBe(
      'own_access_locked',
    )
    const renamed = await manager.staff.update({ userId: manager.id, ...access(managing), name: 'Renata Sá' })
    expect(renamed).toMatchObject({ name: 'Renata Sá', isSelf: true })
  })

  test('whose own access ends cannot give longer access by any procedure', async () => {
    const temporary = await team.member(everything)
    await chief.staff.update({ userId: temporary.id, ...access(everything, inDays(1)) })
    const invite = (accessEndsAt: string | null) =>
      temporary.staff.invite({
        name: 'Elias Pontes',
        email: `${crypto.randomUUID()}@equipe.example`,
        permissions: ['isProductsAvailable'],
        accessEndsAt,
      })
    for (const end of [null, inDays(2)]) expect(await refusalOf(invite(end))).toBe('access_outlasts_own')
    await invite(inDays(1))

    const lasting = await team.member([])
    const give = temporary.staff.update({ userId: lasting.id, ...access(['isProductsAvailable']) })
    expect(await refusalOf(give)).toBe('access_outlasts_own')
    await chief.staff.update({ userId: lasting.id, ...access(['isProductsAvailable']) })
    await chief.staff.suspend({ userId: lasting.id, reason: 'Férias' })
    expect(await refusalOf(temporary.staff.resume({ userId: lasting.id }))).toBe('access_outlasts_own')
  })

  test('cannot give more than their own rights: no flag, no longer access, no resumption of a person with more', async () => {
    const manager = await team.member(managing)
    const member = await team.member(['isProductsAvailable'])
    const refused = { code: 'permission_not_held', details: { permissions: expect.any(Array) } }
    const userId = member.id
    const given = manager.staff.update({ userId, ...access(['isProductsAvailable', 'isConfigAvailable']) })
    expect(await refusedWith(given)).toMatchObject(refused)
    await chief.staff.update({ userId, ...access(['isProductsAvailable'], inDays(1)) })
    const longer = manager.staff.update({
      userId,
      ...access(['isProductsAvailable'], inDays(90)),
      version: 2,
    })
    expect(await refusedWith(longer)).toMatchObject(refused)
    await chief.staff.suspend({ userId, reason: 'Suspeita' })
    expect(await refusedWith(manager.staff.resume({ userId }))).toMatchObject(refused)
    await chief.staff.resume({ userId })
  })

  test('who has just lost the flag is refused, even in an older session', async () => {
    const manager = await team.member(everything)
    const member = await team.member(['isProductsAvailable'])
    const { context } = manager.browser
    const asItWas = await context()
    await chief.staff.update({ userId: manager.id, ...access(['isProductsAvailable']) })
    const late = adminStaffApi.createCaller(asItWas).suspend({ userId: member.id, reason: 'Atrasada' })
    expect(await refusalOf(late)).toBe('permission_missing')
  })

  test('does not find people of another platform, or sellers', async () => {
    const seller = await team.member([], ['SELLER'])
    const neighbour = await (await aTeam(world)).member(everything)
    for (const { id: userId } of [seller, neighbour]) {
      expect(await refusalOf(chief.staff.get({ userId }))).toBe('not_found')
      expect(await refusalOf(chief.staff.update({ userId, ...access(['isProductsAvailable']) }))).toBe(
        'not_found',
      )
      expect(await refusalOf(chief.staff.suspend({ userId, reason: 'Engano' }))).toBe('not_found')
      expect(await refusalOf(chief.staff.resume({ userId }))).toBe('not_found')
      expect(await refusalOf(chief.staff.endSessions({ userId }))).toBe('not_found')
      expect(await refusalOf(chief.staff.resendInvitation({ userId }))).toBe('not_found')
    }
    expect(await isIn(neighbour)).toBe(true)
  })
})

describe('a staff member', () => {
  beforeAll(newTeam)

  test('who is suspended loses access at the next request, and has it again after being resumed', async () => {
    const member = await team.member(['isProductsAvailable'])
    const userId = member.id
    await chief.staff.suspend({ userId, reason: 'Saiu da empresa' })
    expect(await isIn(member)).toBe(false)
    expect(await refusedWith(team.enter(member.email))).toMatchObject({
      code: 'permission_missing',
      details: { reason: 'account_blocked' },
    })
    expect(await refusalOf(chief.staff.suspend({ userId, reason: 'De novo' }))).toBe('record_changed')
    world.clock.advance({ seconds: 1 })
    await chief.staff.resume({ userId })
    await team.enter(member.email)
    const { history } = await chief.staff.get({ userId })
    expect(history).toMatchObject([
      { action: 'staff.resumed' },
      { action: 'staff.suspended', reason: 'Saiu da empresa' },
    ])
  })

  test('who also sells keeps selling while suspended', async () => {
    const member = await team.member(['isProductsAvailable'], ['ADMIN', 'SELLER'])
    const shop = await team.enter(member.email, undefined, 'SELLER')
    await chief.staff.suspend({ userId: member.id, reason: 'Investigação' })
    expect(await isIn(member)).toBe(false)
    expect((await shop.context()).session).toMatchObject({ userId: member.id, role: 'SELLER' })
  })

  test('whose access has ended is refused at the next request', async () => {
    const member = await team.member(['isProductsAvailable'])
    const accessEndsAt = new Date(world.clock.now().getTime() + 60_000).toISOString()
    await chief.staff.update({ userId: member.id, ...access(['isProductsAvailable'], accessEndsAt) })
    expect(await isIn(member)).toBe(true)
    world.clock.advance({ minutes: 1 })
    expect(await isIn(member)).toBe(false)
    expect(await refusalOf(team.enter(member.email))).toBe('permission_missing')
    expect((await chief.staff.get({ userId: member.id })).status).toBe('EXPIRED')
  })

  test('whose sessions are ended logs in again; the caller’s own current session stays', async () => {
    const member = await team.member(['isProductsAvailable'])
    await chief.staff.endSessions({ userId: member.id })
    expect(await isIn(member)).toBe(false)
    await team.enter(member.email)
    const elsewhere = await team.enter(chief.email)
    await chief.staff.endSessions({ userId: chief.id })
    expect([await isIn(chief), (await elsewhere.context()).session]).toEqual([true, null])
  })
})

describe('the last manager of the staff', () => {
  beforeEach(newTeam)

  test('loses neither the flag nor the permanent access, and is not suspended', async () => {
    const helper = await team.member(managing)
    await chief.staff.update({ userId: helper.id, ...access(managing, inDays(30)) })
    const userId = chief.id
    expect(await helper.staff.get({ userId })).toMatchObject({ isLastManager: true, lastAccessAt: now() })
    const wishes = [access(['isProductsAvailable']), access(everything, inDays(30))]
    for (const wish of wishes)
      expect(await refusalOf(helper.staff.update({ userId, ...wish }))).toBe('last_staff_manager')
    expect(await refusalOf(helper.staff.suspend({ userId, reason: 'Golpe' }))).toBe('last_staff_manager')
    await chief.staff.update({ userId: helper.id, ...access(managing), version: 2 })
    expect((await helper.staff.get({ userId })).isLastManager).toBe(false)
    const deputy = await team.member(everything)
    await deputy.staff.suspend({ userId, reason: 'Troca de turno' })
  })

  test('remains when two managers remove each other at the same moment', async () => {
    const rival = await team.member(everything)
    const outcomes = await atOnce([chief.id, rival.id], () => [
      chief.staff.update({ userId: rival.id, ...access(['isProductsAvailable']) }),
      rival.staff.update({ userId: chief.id, ...access(['isProductsAvailable']) }),
    ])
    expect(outcomes.toSorted()).toEqual(['done', 'permission_missing'])
    expect(await managersLeft()).toBe(1)
  })

  test('remains when two managers suspend each other at the same moment', async () => {
    const rival = await team.member(everything)
    const outcomes = await atOnce([chief.id, rival.id], () => [
      chief.staff.suspend({ userId: rival.id, reason: 'Ela primeiro' }),
      rival.staff.suspend({ userId: chief.id, reason: 'Ele primeiro' }),
    ])
    expect(outcomes.toSorted()).toEqual(['done', 'permission_missing'])
    expect(await managersLeft()).toBe(1)
  })
})

/** Holds the rows of both people until both calls wait for them, and only then releases them. */
async function atOnce(userIds: string[], start: () => Promise<unknown>[]): Promise<string[]> {
  let calls: Promise<string>[] = []
  await world.owner.begin(async (sql) => {
    await sql`select 1 from users where platform_id = ${team.platformId} and id in ${sql(userIds)} for update`
    calls = start().map((call) =>
      call.then(
        () => 'done',
        (error: Error) => error.message,
      ),
    )
    await untilSeveralWait(world, calls.length)
  })
  return Promise.all(calls)
}

const managersLeft = async () =>
  (
    await world.owner`
      select 1 from users where platform_id = ${team.platformId} and staff_suspended_at is null
        and 'isFunctionariesAvailable' = any(permissions)`
  ).length

describe('the list of the staff', () => {
  beforeAll(newTeam)

  test('shows the status of each person, page by page, by name and by status', async () => {
    const suspended = await team.member(['isProductsAvailable'])
    await chief.staff.suspend({ userId: suspended.id, reason: 'Saiu' })
    await team.member([], ['SELLER'])
    const invitation = { name: 'Zélia Braga', email: 'zelia@equipe.example', permissions: [...managing] }
    await chief.staff.invite(invitation)
    const { rows } = await chief.staff.list({})
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['ACTIVE', 'INVITED', 'SUSPENDED'])
    expect(rows.find(({ id }) => id === chief.id)).toMatchObject({
      permissions: everything,
      isLastManager: true,
      hasSecondFactor: false,
      lastAccessAt: world.clock.now().toISOString(),
      accessEndsAt: null,
      invitationExpiresAt: null,
    })
    expect((await chief.staff.list({ search: 'ZELIA@' })).rows).toMatchObject([
      { name: 'Zélia Braga', status: 'INVITED', lastAccessAt: null, invitationExpiresAt: inDays(7) },
    ])
    expect((await chief.staff.list({ status: 'SUSPENDED' })).rows).toMatchObject([{ id: suspended.id }])
    const first = await chief.staff.list({ limit: 2 })
    const second = await chief.staff.list({ limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(second.nextCursor).toBeNull()
  })
})
