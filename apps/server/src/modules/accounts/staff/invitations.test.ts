import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf, refusedWith } from '#modules/accounts/testing/a-browser.ts'
import { aTeam, everything, managing, type Team } from '#test/a-team.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

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
  name: 'Teresa Nunes',
  email: `teresa.${++people}@equipe.example`,
  permissions: ['isProductsAvailable' as const],
  ...wishes,
})
const stranger = (platformId = team.platformId) => aBrowser({ app: world.app, platformId }).account
const statusOf = async (userId: string) => {
  const { staff } = await team.member(managing)
  return (await staff.get({ userId })).status
}

describe('an invited person', () => {
  test('gets a mail, sets a password by its link and enters with the given flags', async () => {
    const manager = await team.member(everything)
    const invitation = newInvitation({ email: 'Teresa@Equipe.example ' })
    const { userId } = await manager.staff.invite(invitation)
    const email = 'teresa@equipe.example'
    expect(await manager.staff.get({ userId })).toMatchObject({
      status: 'INVITED',
      invitation: { isOpen: true },
    })
    const [mail] = await world.owner`select subject, text from mails where recipient = ${email}`
    expect(mail?.subject).toBe('Convite para a equipe: Feira')
    expect(mail?.text).toContain('Renato convidou você para a equipe de Feira.')
    expect(mail?.text).toContain(`//${team.platformId}.localhost`)

    const token = await team.invitationTo(email)
    world.clock.advance({ seconds: 1 })
    expect(await stranger().acceptInvitation({ token, password })).toEqual({
      next: 'log_in',
      email,
      door: 'ADMIN',
    })
    const { session } = await (await team.enter(email, password)).context()
    expect(session).toMatchObject({ userId, role: 'ADMIN', permissions: ['isProductsAvailable'] })
    const { status, history } = await manager.staff.get({ userId })
    expect(status).toBe('ACTIVE')
    expect(history.map(({ action }) => action)).toEqual(['staff.joined', 'staff.invited'])
  })

  test('has no access before accepting: no login, no password reset', async () => {
    const manager = await team.member(everything)
    const { email } = newInvitation()
    await manager.staff.invite(newInvitation({ email }))
    expect(await refusalOf(team.enter(email, password))).toBe('credentials_invalid')
    await stranger().requestPasswordReset({ email, door: 'ADMIN' })
    await world.drainJobs()
    expect(await world.owner`select 1 from mails where recipient = ${email}`).toHaveLength(1)
  })

  test('who already sells stays a seller, under their own name, and becomes staff only by accepting', async () => {
    const manager = await team.member(everything)
    const seller = await team.member([], ['SELLER'])
    const { userId } = await manager.staff.invite(newInvitation({ email: seller.email, name: 'Outro Nome' }))
    expect(userId).toBe(seller.id)
    expect((await seller.browser.context()).session?.permissions).toEqual([])
    expect(await refusalOf(team.enter(seller.email))).toBe('credentials_invalid')

    const [mail] = await world.owner`select text from mails where recipient = ${seller.email}`
    expect(mail?.text).toContain('Para aceitar, entre com a senha que você já usa aqui.')
    expect(mail?.text).toContain('/admin-root-login?invitation=')
    const invitation = await team.invitationTo(seller.email)
    const door = { door: 'ADMIN' as const, email: seller.email, rememberDevice: false, invitation }
    expect(await refusalOf(stranger().login({ ...door, password }))).toBe('credentials_invalid')
    expect(await stranger().login({ ...door, password: demoPassword })).toEqual({ next: 'done' })
    await team.enter(seller.email, demoPassword, 'ADMIN')
    await team.enter(seller.email, demoPassword, 'SELLER')
    const member = await manager.staff.get({ userId })
    expect(member).toMatchObject({ name: 'Renato Siqueira', canRename: false, status: 'ACTIVE' })
    const { version, permissions, accessEndsAt } = member
    const rename = { userId, version, permissions, accessEndsAt, name: 'Outro Nome' }
    expect(await refusedWith(manager.staff.update(rename))).toMatchObject({
      code: 'permission_missing',
      details: { field: 'name' },
    })
  })
})

describe('the link of an invitation', () => {
  test('works once', async () => {
    const manager = await team.member(everything)
    const { email } = newInvitation()
    await manager.staff.invite(newInvitation({ email }))
    const token = await team.invitationTo(email)
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => stranger().acceptInvitation({ token, password })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(stranger().acceptInvitation({ token, password }))).toBe('token_expired')
  })

  test('is invalid after a week, on another platform, and for a password reset', async () => {
    const manager = await team.member(everything)
    const { email } = newInvitation()
    await manager.staff.invite(newInvitation({ email }))
    const token = await team.invitationTo(email)
    expect(await refusalOf(stranger(world.platformId).acceptInvitation({ token, password }))).toBe(
      'token_expired',
    )
    expect(await refusalOf(stranger().resetPassword({ token, password }))).toBe('token_expired')
    world.clock.advance({ days: 7 })
    expect(await refusalOf(stranger().acceptInvitation({ token, password }))).toBe('token_expired')
  })

  test('becomes invalid when another is sent, and when the invitation is withdrawn', async () => {
    const manager = await team.member(everything)
    const { email } = newInvitation()
    const { userId } = await manager.staff.invite(newInvitation({ email }))
    const first = await team.invitationTo(email)
    world.clock.advance({ minutes: 1 })
    await manager.staff.resendInvitation({ userId })
    const second = await team.invitationTo(email)
    expect(second).not.toBe(first)
    expect(await refusalOf(stranger().acceptInvitation({ token: first, password }))).toBe('token_expired')
    await manager.staff.suspend({ userId, reason: 'Vaga cancelada' })
    expect(await refusalOf(stranger().acceptInvitation({ token: second, password }))).toBe('token_expired')
    expect(await refusalOf(manager.staff.resendInvitation({ userId }))).toBe('record_changed')
    expect(await statusOf(userId)).toBe('SUSPENDED')
  })

  test('refuses a weak password, and stays valid for a better one', async () => {
    const manager = await team.member(everything)
    const { email } = newInvitation()
    await manager.staff.invite(newInvitation({ email }))
    const token = await team.invitationTo(email)
    expect(await refusalOf(stranger().acceptInvitation({ token, password: '12345678' }))).toBe(
      'password_weak',
    )
    await stranger().acceptInvitation({ token, password })
  })
})

describe('an invitation is refused', () => {
  test('to the twenty-first stranger within an hour: the platform cannot be used to send spam', async () => {
    const manager = await team.member(everything)
    for (let sent = 0; sent < 20; sent++) await manager.staff.invite(newInvitation())
    expect(await refusalOf(manager.staff.invite(newInvitation()))).toBe('rate_limited')
    const colleague = await team.member(everything)
    await colleague.staff.invite(newInvitation())
  })

  test('to a person who is staff or invited already, on the e-mail field', async () => {
    const manager = await team.member(everything)
    const { email } = newInvitation()
    await manager.staff.invite(newInvitation({ email }))
    for (const taken of [email, manager.email])
      expect(await refusedWith(manager.staff.invite(newInvitation({ email: taken })))).toMatchObject({
        code: 'staff_member_exists',
        details: { field: 'email' },
      })
  })

  test('with a flag that the inviter does not hold, or with an end in the past', async () => {
    const { staff } = await team.member(managing)
    expect(await refusedWith(staff.invite(newInvitation()))).toMatchObject({
      code: 'permission_not_held',
      details: { field: 'permissions', permissions: ['isProductsAvailable'] },
    })
    const accessEndsAt = world.clock.now().toISOString()
    const late = newInvitation({ permissions: managing, accessEndsAt })
    expect(await refusedWith(staff.invite(late))).toMatchObject({
      code: 'date_in_past',
      details: { field: 'accessEndsAt' },
    })
  })

  test('without a fresh proof', async () => {
    const { staff } = await team.member(everything)
    world.clock.advance({ minutes: 6 })
    expect(await refusalOf(staff.invite(newInvitation()))).toBe('step_up_required')
  })

  test('when one mailbox gets too many mails', async () => {
    const { staff } = await team.member(everything)
    const { userId } = await staff.invite(newInvitation())
    for (let count = 0; count < 4; count++) await staff.resendInvitation({ userId })
    expect(await refusalOf(staff.resendInvitation({ userId }))).toBe('rate_limited')
  })
})
