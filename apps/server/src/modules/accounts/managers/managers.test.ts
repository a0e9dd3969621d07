import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { openProfile } from '#modules/accounts/profile/open-profile.ts'
import { aBrowser, refusalOf, refusedWith } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { aTeam, type Team } from '#test/a-team.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { adminManagerAccessApi } from './admin.api.ts'

let world: TestApp
let team: Team
let people = 0

beforeAll(async () => {
  world = await createTestApp()
  team = await aTeam(world)
})
afterAll(() => world.stop())

const password = 'cavalo bateria grampo'
const newInvitation = (wishes: object = {}) => ({
  name: 'Gil Prates',
  email: `gil.${++people}@gerente.example`,
  document: '529.982.247-25',
  ...wishes,
})
const stranger = () => aBrowser({ app: world.app, platformId: team.platformId }).account

async function anOffice() {
  const { browser } = await team.member(['isManagersAvailable'])
  return adminManagerAccessApi.createCaller(browser.context)
}

async function enterAsManager(email: string, secret = password) {
  const browser = aBrowser({ app: world.app, platformId: team.platformId })
  await browser.account.login({ door: 'MANAGER', email, password: secret, rememberDevice: false })
  return browser
}

test('an invited manager sets a password by the mailed link and enters by the managers’ door alone', async () => {
  const office = await anOffice()
  const invitation = newInvitation()
  const { managerId } = await office.invite(invitation)
  const [mail] = await world.owner`select subject, text from mails where recipient = ${invitation.email}`
  expect(mail?.subject).toBe('Convite para ser gerente: Feira')
  expect(mail?.text).toContain('para ser gerente de contas em Feira.')
  expect(await refusalOf(enterAsManager(invitation.email))).toBe('credentials_invalid')

  const token = await team.invitationTo(invitation.email)
  world.clock.advance({ seconds: 1 })
  expect(await stranger().acceptInvitation({ token, password })).toMatchObject({ door: 'MANAGER' })
  const { session } = await (await enterAsManager(invitation.email)).context()
  expect(session).toMatchObject({ userId: managerId, role: 'MANAGER' })
  expect(await refusalOf(team.enter(invitation.email, password))).toBe('credentials_invalid')
  const [person] = await world.owner`select document from users where id = ${managerId}`
  expect(person?.document).toBe('52998224725')
})

test('an invited seller accepts with their own password, and an invitation opens no other door', async () => {
  const office = await anOffice()
  const seller = await team.member([], ['SELLER'])
  await world.owner`update users set document = null where id = ${seller.id}`
  await office.invite(newInvitation({ email: seller.email, name: 'Outro Nome' }))
  const invitation = await team.invitationTo(seller.email)
  const entry = { email: seller.email, password: demoPassword, rememberDevice: false, invitation }
  expect(await refusalOf(stranger().login({ ...entry, door: 'ADMIN' }))).toBe('token_expired')
  expect(await stranger().login({ ...entry, door: 'MANAGER' })).toEqual({ next: 'done' })
  const [person] = await world.owner`select name, document, roles from users where id = ${seller.id}`
  expect(person).toEqual({ name: 'Renato Siqueira', document: null, roles: ['SELLER', 'MANAGER'] })
  expect(await refusedWith(office.invite(newInvitation({ email: seller.email })))).toMatchObject({
    code: 'manager_exists',
  })
})

test('a suspension ends the sessions at once, closes the door and disables the link, until it is undone', async () => {
  const office = await anOffice()
  const gil = await inScope(world.app, team.platformId, (scope) => aPerson(scope, { roles: ['MANAGER'] }))
  const browser = await enterAsManager(gil.email, demoPassword)
  await office.suspend({ managerId: gil.id, reason: 'Saiu da empresa' })
  expect((await browser.context()).session).toBeNull()
  expect(await refusalOf(enterAsManager(gil.email, demoPassword))).toBe('permission_missing')
  expect(await referrerOfNewcomer(gil.id)).toBeNull()
  expect(await refusalOf(office.suspend({ managerId: gil.id, reason: 'De novo' }))).toBe('record_changed')

  world.clock.advance({ minutes: 1 })
  await office.resume({ managerId: gil.id })
  await enterAsManager(gil.email, demoPassword)
  expect(await referrerOfNewcomer(gil.id)).toBe(gil.id)
  const trail = await world.owner`
    select action, reason from audit_log where subject = ${gil.id} order by at, id`
  expect(trail).toEqual([
    { action: 'manager.suspended', reason: 'Saiu da empresa' },
    { action: 'manager.resumed', reason: null },
  ])
})

test('a new link invalidates the old one, and a suspension withdraws the invitation', async () => {
  const office = await anOffice()
  const { email, ...rest } = newInvitation()
  const { managerId } = await office.invite({ email, ...rest })
  const first = await team.invitationTo(email)
  world.clock.advance({ seconds: 1 })
  await office.resendInvitation({ managerId })
  expect(await refusalOf(stranger().acceptInvitation({ token: first, password }))).toBe('token_expired')
  const second = await team.invitationTo(email)
  await office.suspend({ managerId, reason: 'Convidado por engano' })
  expect(await refusalOf(stranger().acceptInvitation({ token: second, password }))).toBe('token_expired')
})

async function referrerOfNewcomer(managerCode: string): Promise<string | null> {
  const newcomer = await inScope(world.app, team.platformId, async (scope) => {
    const { id } = await aPerson(scope)
    const business = {
      personKind: 'PF' as const,
      tradeName: null,
      soldCategory: 'courses',
      expectedMonthlyCents: 100_000,
      termsVersion: '2026-11-01',
      managerCode,
    }
    await openProfile(scope, { userId: id, business })
    return id
  })
  const [row] = await world.owner`select referred_by as by from seller_profiles where user_id = ${newcomer}`
  return row?.by ?? null
}
