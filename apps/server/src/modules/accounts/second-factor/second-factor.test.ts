import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { hashPassword } from '#modules/accounts/passwords/hash-password.ts'
import { aBrowser, type Browser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { totpCode } from '#test/totp-code.ts'

const password = 'cavalo bateria grampo'

let test: TestApp
let passwordHash: string

beforeAll(async () => {
  test = await createTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => test.stop())

type Protected = { person: User; secret: string; recoveryCodes: string[]; browser: Browser }

const credentials = ({ email }: User) => ({ door: 'ADMIN', email, password, rememberDevice: true }) as const

/** Code of the person's app, some steps before or after now. */
function codeOf(secret: string, steps = 0): string {
  return totpCode(secret, new Date(test.clock.now().getTime() + steps * 30_000))
}

async function somebodyWithFactor(): Promise<Protected> {
  const person = await inScope(test.app, test.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN', 'SELLER', 'CUSTOMER'], passwordHash }),
  )
  const browser = aBrowser(test)
  await browser.account.login(credentials(person))
  const { secret } = await browser.account.startSecondFactor()
  const { recoveryCodes } = await browser.account.enableSecondFactor({ code: codeOf(secret) })
  // The code that enabled the app is used up, so the next login happens later.
  test.clock.advance({ minutes: 2 })
  return { person, secret, recoveryCodes, browser }
}

async function challengeOf(
  { person }: Protected,
  browser = aBrowser(test),
): Promise<{ challenge: string; browser: Browser }> {
  const answer = await browser.account.login(credentials(person))
  if (answer.next !== 'second_factor') throw new Error('No second factor was asked for')
  return { challenge: answer.challenge, browser }
}

const isInside = async (browser: Browser) => (await browser.account.session()) !== null

describe('setting up a second factor', () => {
  it('gives an address for the app, counts only after a right code, and ends the other sessions', async () => {
    const person = await inScope(test.app, test.platformId, (scope) =>
      aPerson(scope, { roles: ['ADMIN'], passwordHash }),
    )
    const browser = aBrowser(test)
    const other = aBrowser(test)
    await browser.account.login(credentials(person))
    await other.account.login(credentials(person))
    const { secret, uri } = await browser.account.startSecondFactor()
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain('issuer=Balc')
    expect(await browser.account.session()).toMatchObject({ user: { secondFactor: 'none' } })
    expect(await aBrowser(test).account.login(credentials(person))).toEqual({ next: 'done' })
    expect(await refusalOf(browser.account.enableSecondFactor({ code: '000000' }))).toBe('code_invalid')
    const { recoveryCodes } = await browser.account.enableSecondFactor({ code: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await browser.account.session()).toMatchObject({ user: { secondFactor: 'enabled' } })
    expect(await isInside(other)).toBe(false)
    expect(await refusalOf(browser.account.startSecondFactor())).toBe('input_invalid')
  })

  it('keeps the secret sealed and the recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await somebodyWithFactor()
    const people = await test.owner`select row_to_json(u) as row from users u`
    const codes = await test.owner`select row_to_json(c) as row from recovery_codes c`
    const dump = JSON.stringify([...people, ...codes]).toLowerCase()
    expect(dump).not.toContain(secret.toLowerCase())
    for (const code of recoveryCodes) expect(dump).not.toContain(code.replaceAll('-', ''))
  })

  it('does not open with a secret copied from another person’s row', async () => {
    const one = await somebodyWithFactor()
    const two = await somebodyWithFactor()
    const { owner, platformId } = test
    const [own] = await owner`select totp_secret as secret from users where id = ${one.person.id}`
    await owner`update users set totp_secret = ${own?.secret} where platform_id = ${platformId} and id = ${two.person.id}`
    const { challenge, browser } = await challengeOf(two)
    await expect(
      browser.account.confirmSecondFactor({ challenge, code: codeOf(one.secret) }),
    ).rejects.toThrow()
    expect(await isInside(browser)).toBe(false)
  })

  it('is refused in a buyer’s session, which only a mailbox proves', async () => {
    const person = await inScope(test.app, test.platformId, (scope) =>
      aPerson(scope, { roles: ['CUSTOMER', 'ADMIN'], passwordHash }),
    )
    const browser = aBrowser(test)
    await browser.account.login(credentials(person))
    await test.owner`update sessions set role = 'CUSTOMER' where user_id = ${person.id}`
    expect(await refusalOf(browser.account.startSecondFactor())).toBe('permission_missing')
  })
})

describe('a login with a second factor', () => {
  it('asks for a code after the right password, and opens no session before', async () => {
    const { secret, person, ...rest } = await somebodyWithFactor()
    const { challenge, browser } = await challengeOf({ secret, person, ...rest })
    expect(await isInside(browser)).toBe(false)
    expect(await browser.account.confirmSecondFactor({ challenge, code: codeOf(secret) })).toEqual({
      next: 'done',
    })
    expect(await browser.account.session()).toMatchObject({
      user: { id: person.id, secondFactor: 'enabled' },
    })
    const outcomes =
      await test.owner`select outcome from session_logs where user_id = ${person.id} order by at, outcome`
    expect(outcomes.map((row) => row.outcome).slice(-2)).toEqual(['ENTERED', 'SECOND_FACTOR_ASKED'])
  })

  it('accepts a code of the step before or after, not of two steps away', async () => {
    const held = await somebodyWithFactor()
    for (const steps of [-2, 2]) {
      const { challenge, browser } = await challengeOf(held)
      expect(
        await refusalOf(browser.account.confirmSecondFactor({ challenge, code: codeOf(held.secret, steps) })),
      ).toBe('code_invalid')
    }
    for (const steps of [-1, 1]) {
      const { challenge, browser } = await challengeOf(held)
      await browser.account.confirmSecondFactor({ challenge, code: codeOf(held.secret, steps) })
      expect(await isInside(browser)).toBe(true)
    }
  })

  it('accepts each code once, and no earlier one', async () => {
    const held = await somebodyWithFactor()
    const first = await challengeOf(held)
    const code = codeOf(held.secret)
    await first.browser.account.confirmSecondFactor({ challenge: first.challenge, code })
    const second = await challengeOf(held)
    expect(
      await refusalOf(second.browser.account.confirmSecondFactor({ challenge: second.challenge, code })),
    ).toBe('code_invalid')
    const earlier = codeOf(held.secret, -1)
    expect(
      await refusalOf(
        second.browser.account.confirmSecondFactor({ challenge: second.challenge, code: earlier }),
      ),
    ).toBe('code_invalid')
  })

  it('lets one of two windows in when both send the same code at once', async () => {
    const held = await somebodyWithFactor()
    const windows = [await challengeOf(held), await challengeOf(held)]
    const code = codeOf(held.secret)
    const answers = await Promise.allSettled(
      windows.map(({ browser, challenge }) => browser.account.confirmSecondFactor({ challenge, code })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('accepts a recovery code once, however it is typed', async () => {
    const held = await somebodyWithFactor()
    const [recoveryCode = ''] = held.recoveryCodes
    const { challenge, browser } = await challengeOf(held)
    await browser.account.confirmSecondFactor({
      challenge,
      code: ` ${recoveryCode.toUpperCase().replaceAll('-', ' ')} `,
    })
    expect(await isInside(browser)).toBe(true)
    const again = await challengeOf(held)
    expect(
      await refusalOf(
        again.browser.account.confirmSecondFactor({ challenge: again.challenge, code: recoveryCode }),
      ),
    ).toBe('code_invalid')
  })

  it('refuses another person’s recovery code', async () => {
    const held = await somebodyWithFactor()
    const other = await somebodyWithFactor()
    const { challenge, browser } = await challengeOf(held)
    const code = other.recoveryCodes[0] ?? ''
    expect(await refusalOf(browser.account.confirmSecondFactor({ challenge, code }))).toBe('code_invalid')
  })

  it('stops after five wrong codes, even with a new challenge for each', async () => {
    const held = await somebodyWithFactor()
    const wrong: string[] = []
    for (let index = 0; index < 6; index++) {
      const { challenge, browser } = await challengeOf(held)
      wrong.push(await refusalOf(browser.account.confirmSecondFactor({ challenge, code: '000000' })))
    }
    expect(wrong).toEqual([...Array(5).fill('code_invalid'), 'credentials_throttled'])
    test.clock.advance({ minutes: 15, seconds: 1 })
    const { challenge, browser } = await challengeOf(held)
    await browser.account.confirmSecondFactor({ challenge, code: codeOf(held.secret) })
    expect(await isInside(browser)).toBe(true)
  })

  it('starts over when the challenge is used, expired, or forged', async () => {
    const held = await somebodyWithFactor()
    const used = await challengeOf(held)
    await used.browser.account.confirmSecondFactor({ challenge: used.challenge, code: codeOf(held.secret) })
    const replay = aBrowser(test).account.confirmSecondFactor({
      challenge: used.challenge,
      code: codeOf(held.secret, 1),
    })
    expect(await refusalOf(replay)).toBe('session_expired')
    const old = await challengeOf(held)
    test.clock.advance({ minutes: 5, seconds: 1 })
    const late = old.browser.account.confirmSecondFactor({
      challenge: old.challenge,
      code: codeOf(held.secret),
    })
    expect(await refusalOf(late)).toBe('session_expired')
    for (const challenge of ['x', 'ADMIN.remember.', `MASTER.remember.${'x'.repeat(43)}`])
      expect(await refusalOf(aBrowser(test).account.confirmSecondFactor({ challenge, code: '123456' }))).toBe(
        'session_expired',
      )
  })
})

describe('an enabled second factor', () => {
  it('is required for a fresh proof, since the password may be stolen', async () => {
    const { browser, secret } = await somebodyWithFactor()
    expect(await refusalOf(browser.account.stepUp({ password }))).toBe('second_factor_required')
    await browser.account.stepUp({ code: codeOf(secret) })
    expect((await browser.context()).session?.steppedUpAt).toEqual(test.clock.now())
  })

  it('is removed only after one of its own codes, and the removal ends the other sessions', async () => {
    const held = await somebodyWithFactor()
    const other = await challengeOf(held)
    await other.browser.account.confirmSecondFactor({ challenge: other.challenge, code: codeOf(held.secret) })
    expect(await refusalOf(held.browser.account.disableSecondFactor({ code: '000000' }))).toBe('code_invalid')
    await held.browser.account.disableSecondFactor({ code: held.recoveryCodes[3] ?? '' })
    expect(await held.browser.account.session()).toMatchObject({ user: { secondFactor: 'none' } })
    expect(await isInside(other.browser)).toBe(false)
    expect(await aBrowser(test).account.login(credentials(held.person))).toEqual({ next: 'done' })
  })
})

describe('for a role that requires a second factor', () => {
  const strict = () => ({
    app: { ...test.app, config: { ...test.app.config, requiresSecondFactor: true } },
    platformId: test.platformId,
  })
  const enter = async (door: 'ADMIN' | 'MANAGER' | 'SELLER') => {
    const person = await inScope(test.app, test.platformId, (scope) =>
      aPerson(scope, { roles: [door], permissions: [...adminPermissions], passwordHash }),
    )
    const browser = aBrowser(strict())
    await browser.account.login({ ...credentials(person), door })
    return browser
  }

  it('the password alone opens a session that can only set one up', async () => {
    for (const door of ['ADMIN', 'MANAGER'] as const) {
      const browser = await enter(door)
      expect(await browser.account.session()).toMatchObject({ user: { secondFactor: 'required' } })
      expect(await refusalOf(browser.account.listSessions())).toBe('second_factor_required')
      expect(await refusalOf(browser.account.updatePreferences({ theme: 'dark' }))).toBe(
        'second_factor_required',
      )
      const { secret } = await browser.account.startSecondFactor()
      expect(await refusalOf(browser.account.listSessions())).toBe('second_factor_required')
      await browser.account.enableSecondFactor({ code: codeOf(secret) })
      expect(await browser.account.session()).toMatchObject({ user: { secondFactor: 'enabled' } })
      expect(await browser.account.listSessions()).toHaveLength(1)
    }
  })

  it('a person who returns to the setup later types the password again and continues', async () => {
    const browser = await enter('ADMIN')
    test.clock.advance({ minutes: 6 })
    expect(await refusalOf(browser.account.startSecondFactor())).toBe('step_up_required')
    await browser.account.stepUp({ password })
    expect(await browser.account.startSecondFactor()).toMatchObject({ secret: expect.any(String) })
  })

  it('a person who turns it off is back at the setup', async () => {
    const browser = await enter('ADMIN')
    const { secret } = await browser.account.startSecondFactor()
    await browser.account.enableSecondFactor({ code: codeOf(secret) })
    await browser.account.disableSecondFactor({ code: codeOf(secret, 1) })
    expect(await refusalOf(browser.account.listSessions())).toBe('second_factor_required')
  })

  it('a seller is not asked for one', async () => {
    const browser = await enter('SELLER')
    expect(await browser.account.session()).toMatchObject({ user: { secondFactor: 'none' } })
    expect(await browser.account.listSessions()).toHaveLength(1)
  })
})
