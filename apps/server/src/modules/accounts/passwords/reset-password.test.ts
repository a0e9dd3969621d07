import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, type PersonWishes } from '#demo/a-person.ts'
import type { PasswordDoor } from '#modules/accounts/doors/doors.ts'
import { aBrowser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { hashPassword } from './hash-password.ts'

const password = 'cavalo bateria grampo'
const nextPassword = 'jabuti lilás no telhado'

let test: TestApp
let passwordHash: string

beforeAll(async () => {
  test = await createTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => test.stop())

const somebody = (wishes: PersonWishes = {}): Promise<User> =>
  inScope(test.app, test.platformId, (scope) => aPerson(scope, { passwordHash, ...wishes }))

const mailsTo = async (email: string) => {
  await test.drainJobs()
  return (await test.inbox()).filter(({ recipient }) => recipient === email)
}

async function linkFor({ email }: { email: string }, door: PasswordDoor = 'SELLER'): Promise<string> {
  await aBrowser(test).account.requestPasswordReset({ email, door })
  const [mail] = await mailsTo(email)
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const logIn = ({ email }: User, secret: string, door: PasswordDoor = 'SELLER') =>
  aBrowser(test).account.login({ door, email, password: secret, rememberDevice: false })

describe('a forgotten password', () => {
  it('is replaced with the link from the mailbox, and every session ends', async () => {
    const seller = await somebody()
    const inside = aBrowser(test)
    await inside.account.login({ door: 'SELLER', email: seller.email, password, rememberDevice: true })
    const token = await linkFor(seller)
    expect(await aBrowser(test).account.resetPassword({ token, password: nextPassword })).toEqual({
      next: 'log_in',
    })
    expect(await inside.account.session()).toBeNull()
    expect(await refusalOf(logIn(seller, password))).toBe('credentials_invalid')
    expect(await logIn(seller, nextPassword)).toEqual({ next: 'done' })
  })

  it('is not revealed: known people, unknown people and people without that door get the same answer', async () => {
    const seller = await somebody()
    const unknown = 'ninguem@exemplo.com.br'
    const { account } = aBrowser(test)
    const answers = [
      await account.requestPasswordReset({ email: seller.email, door: 'SELLER' }),
      await account.requestPasswordReset({ email: unknown, door: 'SELLER' }),
      await account.requestPasswordReset({ email: seller.email, door: 'ADMIN' }),
    ]
    expect(new Set(answers).size).toBe(1)
    expect(await mailsTo(seller.email)).toHaveLength(1)
    expect(await mailsTo(unknown)).toHaveLength(0)
  })

  it('has a link that works once and for thirty minutes', async () => {
    const seller = await somebody()
    const token = await linkFor(seller)
    await aBrowser(test).account.resetPassword({ token, password: nextPassword })
    expect(await refusalOf(aBrowser(test).account.resetPassword({ token, password }))).toBe('token_expired')
    const late = await linkFor(await somebody())
    test.clock.advance({ minutes: 30, seconds: 1 })
    expect(
      await refusalOf(aBrowser(test).account.resetPassword({ token: late, password: nextPassword })),
    ).toBe('token_expired')
    expect(
      await refusalOf(aBrowser(test).account.resetPassword({ token: 'x', password: nextPassword })),
    ).toBe('token_expired')
  })

  it('is set once when two windows use the link at the same time', async () => {
    const token = await linkFor(await somebody())
    const reset = (secret: string) => aBrowser(test).account.resetPassword({ token, password: secret })
    const answers = await Promise.allSettled([reset(nextPassword), reset('outra senha bem longa')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('keeps its link valid when the new one is too weak', async () => {
    const seller = await somebody()
    const token = await linkFor(seller)
    expect(await refusalOf(aBrowser(test).account.resetPassword({ token, password: 'senha1234567' }))).toBe(
      'password_weak',
    )
    await aBrowser(test).account.resetPassword({ token, password: nextPassword })
    expect(await logIn(seller, nextPassword)).toEqual({ next: 'done' })
  })

  it('does not remove the second factor', async () => {
    const admin = await somebody({ roles: ['ADMIN'] })
    const browser = aBrowser(test)
    await browser.account.login({ door: 'ADMIN', email: admin.email, password, rememberDevice: true })
    const { secret } = await browser.account.startSecondFactor()
    const timestamp = test.clock.now().getTime()
    await browser.account.enableSecondFactor({
      code: TOTP.generate({ secret: Secret.fromBase32(secret), timestamp }),
    })
    const token = await linkFor(admin, 'ADMIN')
    await aBrowser(test).account.resetPassword({ token, password: nextPassword })
    expect(await logIn(admin, nextPassword, 'ADMIN')).toMatchObject({ next: 'second_factor' })
  })

  it('lets its owner in from that browser while strangers of the same network keep guessing', async () => {
    const seller = await somebody()
    const ip = '192.0.2.200'
    const owner = aBrowser(test, { ip })
    const guess = () =>
      refusalOf(
        aBrowser(test, { ip }).account.login({
          door: 'SELLER',
          email: seller.email,
          password: 'palpite palpite',
          rememberDevice: false,
        }),
      )
    const besiege = async () => {
      for (let index = 0; index < 11; index++) {
        await guess()
        test.clock.advance({ minutes: 2 })
      }
    }
    await besiege()
    expect(
      await refusalOf(
        owner.account.login({ door: 'SELLER', email: seller.email, password, rememberDevice: true }),
      ),
    ).toBe('credentials_throttled')
    await owner.account.resetPassword({ token: await linkFor(seller), password: nextPassword })
    await besiege()
    expect(
      await owner.account.login({
        door: 'SELLER',
        email: seller.email,
        password: nextPassword,
        rememberDevice: true,
      }),
    ).toEqual({ next: 'done' })
  })
})
