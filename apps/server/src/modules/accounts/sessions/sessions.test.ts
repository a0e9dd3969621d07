import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, type PersonWishes } from '#demo/a-person.ts'
import type { PasswordDoor } from '#modules/accounts/doors/doors.ts'
import { hashPassword } from '#modules/accounts/passwords/hash-password.ts'
import { aBrowser, type Browser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

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

async function enter({ email }: User, door: PasswordDoor = 'SELLER'): Promise<Browser> {
  const browser = aBrowser(test)
  await browser.account.login({ door, email, password, rememberDevice: true })
  return browser
}

const isInside = async (browser: Browser) => (await browser.account.session()) !== null

describe('a session', () => {
  it('ends for staff after half an hour without a request, and after twelve hours in any case', async () => {
    const admin = await somebody({ roles: ['ADMIN'] })
    const browser = await enter(admin, 'ADMIN')
    for (let touches = 0; touches < 28; touches++) {
      test.clock.advance({ minutes: 25 })
      expect(await isInside(browser)).toBe(true)
    }
    test.clock.advance({ minutes: 21 })
    expect(await isInside(browser)).toBe(false)

    const idle = await enter(admin, 'ADMIN')
    test.clock.advance({ minutes: 31 })
    expect(await isInside(idle)).toBe(false)
  })

  it('lasts two weeks at most for a seller, and three days without a request', async () => {
    const seller = await somebody()
    const busy = await enter(seller)
    for (let days = 2; days < 14; days += 2) {
      test.clock.advance({ days: 2 })
      expect(await isInside(busy)).toBe(true)
    }
    test.clock.advance({ days: 2, seconds: 1 })
    expect(await isInside(busy)).toBe(false)
    const idle = await enter(seller)
    test.clock.advance({ days: 3, seconds: 1 })
    expect(await isInside(idle)).toBe(false)
  })

  it('stores its last use at most once a minute', async () => {
    const browser = await enter(await somebody())
    const lastSeen = async () => (await browser.account.listSessions())[0]?.lastSeenAt
    const entered = await lastSeen()
    test.clock.advance({ seconds: 50 })
    expect(await lastSeen()).toEqual(entered)
    test.clock.advance({ seconds: 11 })
    expect(await lastSeen()).toEqual(test.clock.now())
  })

  it('is invalid on the server after a logout, even for a copied cookie', async () => {
    const browser = await enter(await somebody())
    const thief = aBrowser(test)
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    expect(await isInside(thief)).toBe(true)
    await browser.account.logout()
    expect(browser.cookies.has('balcao')).toBe(false)
    expect(await isInside(thief)).toBe(false)
    expect(await refusalOf(thief.account.listSessions())).toBe('session_required')
    await browser.account.logout()
  })

  it('cannot be rebuilt from a database dump', async () => {
    const browser = await enter(await somebody())
    const token = browser.cookies.get('balcao') ?? ''
    const rows = await test.owner`select row_to_json(s) as row from sessions s`
    const devices = await test.owner`select row_to_json(d) as row from known_devices d`
    const dump = JSON.stringify([...rows, ...devices])
    expect(token).toHaveLength(65)
    expect(dump).not.toContain(token)
    expect(dump).not.toContain(browser.cookies.get('balcao-device'))
  })

  it('is not valid on another platform', async () => {
    const browser = await enter(await somebody({ roles: ['ADMIN'] }), 'ADMIN')
    const neighbour = aBrowser({ app: test.app, platformId: randomUUID() })
    for (const [name, value] of browser.cookies) neighbour.cookies.set(name, value)
    expect(await isInside(browser)).toBe(true)
    expect((await neighbour.context()).session).toBeNull()
  })

  it('loses a removed flag, a removed role or all rights at the very next request', async () => {
    const admin = await somebody({ roles: ['ADMIN'], permissions: ['isSalesAvailable', 'isUsersAvailable'] })
    const browser = await enter(admin, 'ADMIN')
    const permissions = async () => (await browser.context()).session?.permissions
    expect(await permissions()).toEqual(['isSalesAvailable', 'isUsersAvailable'])
    await test.owner`update users set permissions = '{isUsersAvailable}' where id = ${admin.id}`
    expect(await permissions()).toEqual(['isUsersAvailable'])
    await test.owner`update users set roles = '{SELLER}' where id = ${admin.id}`
    expect(await permissions()).toBeUndefined()
    await test.owner`update users set roles = '{ADMIN}', status = 'BLOCKED' where id = ${admin.id}`
    expect(await permissions()).toBeUndefined()
  })

  it('has one role only, and the flags of staff only at the staff’s door', async () => {
    const both = await somebody({ roles: ['ADMIN', 'SELLER'], permissions: ['isConfigAvailable'] })
    expect((await (await enter(both, 'SELLER')).context()).session).toMatchObject({
      role: 'SELLER',
      permissions: [],
    })
    expect((await (await enter(both, 'ADMIN')).context()).session).toMatchObject({
      role: 'ADMIN',
      permissions: ['isConfigAvailable'],
    })
  })
})

describe('the list of devices', () => {
  it('shows the open sessions and ends a chosen one', async () => {
    const seller = await somebody()
    const laptop = await enter(seller)
    const phone = await enter(seller)
    const listed = await laptop.account.listSessions()
    expect(listed.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
    const other = listed.find(({ isCurrent }) => !isCurrent)
    await laptop.account.revokeSession({ sessionId: other?.id ?? '' })
    expect(await isInside(phone)).toBe(false)
    expect(await laptop.account.listSessions()).toHaveLength(1)
    expect(await refusalOf(laptop.account.revokeSession({ sessionId: other?.id ?? '' }))).toBe('not_found')
  })

  it('does not reach other people’s sessions', async () => {
    const victim = await enter(await somebody())
    const [foreign] = await victim.account.listSessions()
    const curious = await enter(await somebody())
    expect(await refusalOf(curious.account.revokeSession({ sessionId: foreign?.id ?? '' }))).toBe('not_found')
    expect(await isInside(victim)).toBe(true)
  })
})

describe('a changed password', () => {
  it('ends all other sessions, gives this one a new token and opens the door next time', async () => {
    const seller = await somebody()
    const laptop = await enter(seller)
    const phone = await enter(seller)
    const copied = aBrowser(test)
    copied.cookies.set('balcao', laptop.cookies.get('balcao') ?? '')
    await laptop.account.changePassword({ current: password, next: nextPassword })
    expect(await isInside(laptop)).toBe(true)
    expect(await isInside(phone)).toBe(false)
    expect(await isInside(copied)).toBe(false)
    const attempt = { door: 'SELLER', email: seller.email, rememberDevice: false } as const
    expect(await refusalOf(aBrowser(test).account.login({ ...attempt, password }))).toBe(
      'credentials_invalid',
    )
    expect(await aBrowser(test).account.login({ ...attempt, password: nextPassword })).toEqual({
      next: 'done',
    })
  })

  it('needs the current password, and a strong new one', async () => {
    const browser = await enter(await somebody())
    expect(
      await refusalOf(browser.account.changePassword({ current: 'errada errada', next: nextPassword })),
    ).toBe('credentials_invalid')
    expect(await refusalOf(browser.account.changePassword({ current: password, next: 'senha1234567' }))).toBe(
      'password_weak',
    )
  })

  it('cannot be guessed from inside a stolen session', async () => {
    const browser = await enter(await somebody())
    const guesses: string[] = []
    for (let index = 0; index < 6; index++)
      guesses.push(
        await refusalOf(
          browser.account.changePassword({ current: `palpite número ${index}`, next: nextPassword }),
        ),
      )
    expect(guesses).toEqual([...Array(5).fill('credentials_invalid'), 'credentials_throttled'])
    expect(await refusalOf(browser.account.stepUp({ password }))).toBe('credentials_throttled')
  })
})

describe('a fresh proof', () => {
  it('gives the session a new token', async () => {
    const browser = await enter(await somebody())
    const before = browser.cookies.get('balcao')
    test.clock.advance({ hours: 1 })
    expect(await refusalOf(browser.account.startSecondFactor())).toBe('step_up_required')
    expect(await refusalOf(browser.account.stepUp({ password: 'errada errada' }))).toBe('credentials_invalid')
    await browser.account.stepUp({ password })
    expect(browser.cookies.get('balcao')).not.toBe(before)
    expect((await browser.context()).session?.steppedUpAt).toEqual(test.clock.now())
    expect(await browser.account.startSecondFactor()).toMatchObject({ secret: expect.any(String) })
  })

  it('given twice at once leaves the person logged in, whichever answer the browser receives last', async () => {
    const browser = await enter(await somebody())
    const before = browser.cookies.get('balcao') ?? ''
    await Promise.all([browser.account.stepUp({ password }), browser.account.stepUp({ password })])
    expect(await isInside(browser)).toBe(true)
    const lateTab = aBrowser(test)
    lateTab.cookies.set('balcao', before)
    await lateTab.account.stepUp({ password })
    expect(lateTab.cookies.get('balcao')).toBe(before)
    expect(await isInside(browser)).toBe(true)
  })

  it('lets a copy of the former token prove nothing, and ends it half a minute later', async () => {
    const browser = await enter(await somebody())
    const copied = aBrowser(test)
    copied.cookies.set('balcao', browser.cookies.get('balcao') ?? '')
    await browser.account.stepUp({ password })
    expect(await refusalOf(copied.account.startSecondFactor())).toBe('step_up_required')
    test.clock.advance({ seconds: 30 })
    expect(await isInside(copied)).toBe(false)
    expect(await isInside(browser)).toBe(true)
  })
})

describe('preferences of a person', () => {
  it('are saved, each by itself', async () => {
    const browser = await enter(await somebody())
    await browser.account.updatePreferences({ theme: 'dark' })
    await browser.account.updatePreferences({ locale: 'EN_US' })
    await browser.account.updatePreferences({})
    expect(await browser.account.session()).toMatchObject({ user: { theme: 'dark', locale: 'EN_US' } })
  })

  it('are the only fields that the call can change', async () => {
    const browser = await enter(await somebody())
    const smuggled = { theme: 'dark', roles: ['ADMIN'], status: 'ACTIVE' } as never
    expect(await refusalOf(browser.account.updatePreferences(smuggled))).toBe('input_invalid')
  })
})
