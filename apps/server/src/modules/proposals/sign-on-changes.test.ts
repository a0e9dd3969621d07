import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import type { SignOnInput } from '#modules/accounts/sign-on/sign-on.input.ts'
import { refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { aTeam, everything, type Member, type Team } from '#test/a-team.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { adminApprovalsApi, adminSignOnChangesApi } from './admin.api.ts'

let world: TestApp
let team: Team

beforeAll(async () => {
  world = await createTestApp()
  team = await aTeam(world)
})
afterAll(() => world.stop())

const settings: SignOnInput = {
  mode: 'OPTIONAL',
  label: 'Login da Feira',
  issuer: 'https://login.feira.example',
  clientId: 'balcao',
  clientSecret: 'segredo do cliente',
  scopes: 'openid email',
  groupsClaim: 'groups',
  groups: [],
  trustsSecondFactor: false,
  factorValues: ['mfa'],
  emailDomains: [],
  breakGlassUserId: null,
}
const changes = ({ browser }: Member) => adminSignOnChangesApi.createCaller(browser.context)
const approvals = ({ browser }: Member) => adminApprovalsApi.createCaller(browser.context)
const reading = ({ browser }: Member) => appRouter.createCaller(browser.context).admin.signOn

test('sign-on settings are changed by two people, and never show their secret', async () => {
  const [chief, deputy] = [await team.member(everything), await team.member(everything)]
  const made = await changes(chief).save({ ...settings, requestId: randomUUID(), reason: 'Login da empresa' })
  expect(made).toMatchObject({ outcome: 'PROPOSED' })
  expect(await chief.browser.account.signOn({ door: 'ADMIN' })).toBeNull()
  const proposalId = 'proposalId' in made ? made.proposalId : ''
  const { seen, changes: told } = await approvals(deputy).get({ proposalId })
  expect(told).toContainEqual({ what: 'issuer', before: null, after: settings.issuer })
  expect(await refusalOf(approvals(chief).approve({ proposalId, seen }))).toBe('other_person_needed')
  await approvals(deputy).approve({ proposalId, seen })
  expect(await chief.browser.account.signOn({ door: 'ADMIN' })).toEqual({
    label: 'Login da Feira',
    isRequired: false,
  })
  const shown = await reading(chief).get()
  expect(shown.settings).toMatchObject({ issuer: settings.issuer, clientId: 'balcao' })
  const trail = await world.owner`select detail from audit_log where platform_id = ${team.platformId}`
  const rows = await world.owner`select * from staff_sign_ons where platform_id = ${team.platformId}`
  expect(JSON.stringify([told, shown, trail, rows])).not.toContain(settings.clientSecret)
})
