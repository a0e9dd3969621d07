import type { AdminPermission } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { aTeam, everything, type Member, type Team } from '#test/a-team.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { hasOtherHolder } from './has-other-holder.ts'
import { dependentDays, findDependents } from './second-person.ts'

let world: TestApp
let team: Team

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
beforeEach(async () => {
  team = await aTeam(world)
})

const config = 'isConfigAvailable'
const managing: AdminPermission[] = ['isFunctionariesAvailable', config]
const reason = 'Saiu da equipe'
const open = { version: 1, name: 'Renato Siqueira', accessEndsAt: null }
const noLimits = { approvesMaxCents: null, approvesAloneMaxCents: null }

const isAlone = ({ id: userId }: Member) =>
  inScope(
    world.app,
    team.platformId,
    async (scope) => !(await hasOtherHolder({ ...scope, session: { userId } }, config)),
  )

const areDependent = ({ id }: Member, other: Member, flag: AdminPermission = config) =>
  inScope(world.app, team.platformId, async (scope) => (await findDependents(scope, id, flag)).has(other.id))

const someDaysLater = () => world.clock.advance({ days: dependentDays, minutes: 1 })

describe('a colleague with more rights', () => {
  test('cannot be suspended, limited or reduced by a person with fewer rights', async () => {
    const clerk = await team.member(managing)
    const { id: userId } = await team.member(everything)
    const attempts = [
      () => clerk.staff.suspend({ userId, reason }),
      () => clerk.staff.limit({ userId, version: 1, ...noLimits, sellerIds: [], reason }),
      () => clerk.staff.update({ userId, ...open, permissions: ['isSalesAvailable'] }),
      () =>
        clerk.staff.update({
          userId,
          ...open,
          permissions: [...everything],
          accessEndsAt: new Date(world.clock.now().getTime() + 60_000).toISOString(),
        }),
    ]
    for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('colleague_above_own')
  })
})

describe('a person who removes the other holders of a flag', () => {
  test.each([
    ['by a suspension', (chief: Member, userId: string) => chief.staff.suspend({ userId, reason })],
    [
      'by a limit to some sellers',
      (chief: Member, userId: string) =>
        chief.staff.limit({ userId, version: 1, ...noLimits, sellerIds: [], reason }),
    ],
    [
      'by taking the flag',
      (chief: Member, userId: string) =>
        chief.staff.update({ userId, ...open, permissions: ['isSalesAvailable'] }),
    ],
  ])('%s is not the only holder before some days have passed', async (_way, sendAway) => {
    const chief = await team.member(everything)
    const colleague = await team.member([config, 'isSalesAvailable'])
    expect(await isAlone(chief)).toBe(false)
    await sendAway(chief, colleague.id)
    expect(await isAlone(chief)).toBe(false)
    someDaysLater()
    expect(await isAlone(chief)).toBe(true)
  })
})

describe('two people, one of whom enabled the other,', () => {
  test('cannot decide together for some days, whichever of the two proposes', async () => {
    const chief = await team.member(everything)
    const helper = await team.member(['isSalesAvailable'])
    await chief.staff.update({ userId: helper.id, ...open, permissions: ['isSalesAvailable', config] })
    expect(await areDependent(chief, helper)).toBe(true)
    expect(await areDependent(helper, chief)).toBe(true)
    expect(await areDependent(chief, helper, 'isSalesAvailable')).toBe(false)
    someDaysLater()
    expect(await areDependent(chief, helper)).toBe(false)
  })

  test('count as one person: a newcomer invited by one of them is no other holder', async () => {
    const chief = await team.member(everything)
    const { userId } = await chief.staff.invite({
      name: 'Renato Siqueira',
      email: `${crypto.randomUUID()}@equipe.example`,
      permissions: [config],
      accessEndsAt: null,
    })
    await world.owner`update users set roles = '{ADMIN}', staff_invited_at = null where id = ${userId}`
    expect(await isAlone(chief)).toBe(true)
    someDaysLater()
    expect(await isAlone(chief)).toBe(false)
  })
})
