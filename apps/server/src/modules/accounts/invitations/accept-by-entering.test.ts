import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#demo/demo-identity.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { aTeam, everything, managing, type Team } from '#test/a-team.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let team: Team

beforeAll(async () => {
  world = await createTestApp()
  team = await aTeam(world)
})
afterAll(() => world.stop())

const newPassword = 'cavalo bateria grampo'
const stranger = () => aBrowser({ app: world.app, platformId: team.platformId }).account
const staffDoor = (email: string, invitation: string) => ({
  door: 'ADMIN' as const,
  email,
  password: demoPassword,
  rememberDevice: false,
  invitation,
})
const statusOf = async (userId: string) => {
  const { staff } = await team.member(managing)
  return (await staff.get({ userId })).status
}

async function invitedSeller() {
  const manager = await team.member(everything)
  const seller = await team.member([], ['SELLER'])
  await manager.staff.invite({
    name: 'Teresa Nunes',
    email: seller.email,
    permissions: ['isProductsAvailable'],
  })
  return { ...seller, manager, invitation: await team.invitationTo(seller.email) }
}

describe('an invitation of a person with a password', () => {
  test('is mailed as a link to the login page, where entering accepts it', async () => {
    const { id, email, invitation } = await invitedSeller()
    const [mail] = await world.owner`select text from mails where recipient = ${email}`
    expect(mail?.text).toContain('Para aceitar, entre com a senha que você já usa aqui.')
    expect(mail?.text).toContain(`/admin-root-login?invitation=${invitation}`)
    expect(await stranger().login(staffDoor(email, invitation))).toEqual({ next: 'done' })
    expect(await statusOf(id)).toBe('ACTIVE')
    expect(await stranger().login(staffDoor(email, invitation))).toEqual({ next: 'done' })
  })

  test('never changes the password, and does not make a person staff by its link alone', async () => {
    const { id, email, invitation } = await invitedSeller()
    expect(await refusalOf(stranger().acceptInvitation({ token: invitation, password: newPassword }))).toBe(
      'invitation_needs_login',
    )
    const guess = { ...staffDoor(email, invitation), password: newPassword }
    expect(await refusalOf(stranger().login(guess))).toBe('credentials_invalid')
    expect(await refusalOf(team.enter(email))).toBe('credentials_invalid')
    expect(await statusOf(id)).toBe('INVITED')
    await team.enter(email, demoPassword, 'SELLER')
  })

  test('opens only the door it was made for, and only to the invited person', async () => {
    const { id, email, invitation } = await invitedSeller()
    const other = await team.member([], ['SELLER'])
    expect(await refusalOf(stranger().login(staffDoor(other.email, invitation)))).toBe('token_expired')
    await stranger().login({ ...staffDoor(email, invitation), door: 'SELLER' })
    expect(await statusOf(id)).toBe('INVITED')
  })

  test('is accepted after the second factor, and not before', async () => {
    const { id, email, invitation, browser } = await invitedSeller()
    const { secret } = await browser.account.startSecondFactor()
    const codeNow = () =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: world.clock.now().getTime() })
    await browser.account.enableSecondFactor({ code: codeNow() })
    world.clock.advance({ minutes: 1 })
    const account = stranger()
    const answer = await account.login(staffDoor(email, invitation))
    if (answer.next !== 'second_factor') throw new Error('The second factor was not asked for')
    expect(await statusOf(id)).toBe('INVITED')
    await account.confirmSecondFactor({ challenge: answer.challenge, code: codeNow(), invitation })
    expect(await statusOf(id)).toBe('ACTIVE')
  })

  test('outlives a password reset', async () => {
    const { email, invitation } = await invitedSeller()
    await stranger().requestPasswordReset({ email, door: 'SELLER' })
    await world.drainJobs()
    const [mail] =
      await world.owner`select text from mails where recipient = ${email} and key like 'password-reset:%'`
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await stranger().resetPassword({ token, password: newPassword })
    const entry = { ...staffDoor(email, invitation), password: newPassword }
    expect(await stranger().login(entry)).toEqual({ next: 'done' })
  })

  test('is invalid after it was withdrawn', async () => {
    const { id, email, manager, invitation } = await invitedSeller()
    await manager.staff.suspend({ userId: id, reason: 'Vaga cancelada' })
    expect(await refusalOf(stranger().login(staffDoor(email, invitation)))).toBe('token_expired')
  })
})
