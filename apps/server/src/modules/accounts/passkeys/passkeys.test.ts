import type { Role } from '@balcao/domain/vocabulary'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platforms } from '#db/schema/platforms.ts'
import { aPerson } from '#demo/a-person.ts'
import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import { hashPassword } from '#modules/accounts/passwords/hash-password.ts'
import { aBrowser, type Browser, refusalOf, refusedWith } from '#modules/accounts/testing/a-browser.ts'
import { type Authenticator, anAuthenticator } from '#modules/accounts/testing/an-authenticator.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const password = 'cavalo bateria grampo'

let test: TestApp
let passwordHash: string

beforeAll(async () => {
  test = await createTestApp()
  passwordHash = await hashPassword(password)
  await openPlatform(operatorPlatformId, 'OPERATOR')
})
afterAll(() => test.stop())

type Holder = { person: User; browser: Browser; device: Authenticator; recoveryCodes: string[] | null }

const origin = () => test.app.config.publicUrl

async function openPlatform(platformId: string, kind: 'OPERATOR' | 'TENANT'): Promise<void> {
  await inScope(test.app, platformId, ({ tx, now }) =>
    tx.insert(platforms).values({
      platformId,
      kind,
      name: 'Aurora',
      brandColor: '#000000',
      locale: 'PT_BR',
      placeholderDocument: '',
      placeholderPhone: '',
      isDemo: true,
      createdAt: now,
    }),
  )
}

function someone(roles: Role[], platformId = test.platformId): Promise<User> {
  const home = platformOfDoor(roles[0] ?? 'SELLER', platformId)
  return inScope(test.app, home, (scope) => aPerson(scope, { roles, passwordHash }))
}

/** Logs in through each door without a passkey. */
async function inside(person: User, door: Role, at = { app: test.app, platformId: test.platformId }) {
  const browser = aBrowser(at)
  const { email } = person
  if (door !== 'CUSTOMER') {
    await browser.account.login({ door, email, password, rememberDevice: true })
    return browser
  }
  await browser.account.enterWithCustomerCode({ email, code: await mailedCode(browser, email) })
  return browser
}

async function mailedCode(browser: Browser, email: string): Promise<string> {
  await browser.account.requestCustomerCode({ email })
  await test.drainJobs()
  const mails = (await test.inbox()).filter(({ recipient }) => recipient === email)
  const code = mails.map(({ text }) => text.match(/\b\d{6}\b/)?.[0]).find(Boolean)
  if (!code) throw new Error('No code was mailed')
  return code
}

async function addPasskey(browser: Browser, device: Authenticator, label = 'Celular') {
  const made = device.make(await browser.account.startPasskey())
  return browser.account.addPasskey({ made, label })
}

async function aHolder(door: Role, roles: Role[] = [door]): Promise<Holder> {
  const person = await someone(roles)
  const browser = await inside(person, door)
  const device = anAuthenticator({ origin: origin() })
  const { recoveryCodes } = await addPasskey(browser, device)
  return { person, browser, device, recoveryCodes }
}

async function enter(device: Authenticator, door: Role, browser = aBrowser(test)): Promise<Browser> {
  const answer = device.answer(await browser.account.askForPasskey({ door }))
  await browser.account.enterWithPasskey({ door, answer })
  return browser
}

const factorOf = async (browser: Browser) => (await browser.account.session())?.user.secondFactor
const passkeyOf = async (browser: Browser) => (await browser.account.listPasskeys())[0]?.id ?? ''
const mailsTo = async ({ email }: User) =>
  (await test.inbox()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)

describe('a login with a passkey', () => {
  it.each(['SELLER', 'ADMIN', 'MASTER', 'MANAGER', 'CUSTOMER'] as const)(
    'opens the door of a %s without password or code, and the owner is notified',
    async (door) => {
      const { person, device, browser } = await aHolder(door)
      await browser.account.logout()
      const entered = await enter(device, door)
      expect(await entered.account.session()).toMatchObject({
        user: { id: person.id, role: door, hasPasskey: true },
      })
      const [passkey] = await entered.account.listPasskeys()
      expect(passkey).toMatchObject({ label: 'Celular', host: 'localhost', lastUsedAt: test.clock.now() })
      const mails = await test.owner`
        select subject from mails where platform_id = ${person.platformId} and recipient = ${person.email}`
      expect(mails.map(({ subject }) => subject)).toContain('Nova passkey na sua conta')
    },
  )

  it('accepts each answer once, and only in its time', async () => {
    const { device } = await aHolder('SELLER')
    const browser = aBrowser(test)
    const answer = device.answer(await browser.account.askForPasskey({ door: 'SELLER' }))
    await browser.account.enterWithPasskey({ door: 'SELLER', answer })
    const again = aBrowser(test).account.enterWithPasskey({ door: 'SELLER', answer })
    expect(await refusalOf(again)).toBe('passkey_invalid')
    const late = device.answer(await browser.account.askForPasskey({ door: 'SELLER' }))
    test.clock.advance({ minutes: 5, seconds: 1 })
    expect(await refusalOf(browser.account.enterWithPasskey({ door: 'SELLER', answer: late }))).toBe(
      'passkey_invalid',
    )
  })

  it('accepts the answer to one question for that question alone', async () => {
    const { device, browser } = await aHolder('SELLER', ['SELLER', 'ADMIN'])
    const stranger = aBrowser(test)
    const atOtherDoor = device.answer(await stranger.account.askForPasskey({ door: 'SELLER' }))
    expect(await refusalOf(stranger.account.enterWithPasskey({ door: 'ADMIN', answer: atOtherDoor }))).toBe(
      'passkey_invalid',
    )
    const forProof = device.answer(await browser.account.askForOwnPasskey())
    expect(await refusalOf(stranger.account.enterWithPasskey({ door: 'SELLER', answer: forProof }))).toBe(
      'passkey_invalid',
    )
    const forEntry = device.answer(await stranger.account.askForPasskey({ door: 'SELLER' }))
    expect(await refusalOf(browser.account.stepUp({ passkey: forEntry }))).toBe('passkey_invalid')
    const own = (await stranger.account.askForPasskey({ door: 'SELLER' })).challenge
    const madeUp = device.answer({
      challenge: `${own.startsWith('x') ? 'y' : 'x'}${own.slice(1)}`,
      rpId: 'localhost',
    })
    expect(await refusalOf(stranger.account.enterWithPasskey({ door: 'SELLER', answer: madeUp }))).toBe(
      'passkey_invalid',
    )
  })

  it('is refused from another origin, for another site, and without user verification', async () => {
    const { device } = await aHolder('SELLER')
    const browser = aBrowser(test)
    for (const quirk of [{ origin: 'https://loja.evil.example' }, { isRecognised: false }]) {
      const options = await browser.account.askForPasskey({ door: 'SELLER' })
      const answer = device.answer(options, quirk)
      expect(await refusalOf(browser.account.enterWithPasskey({ door: 'SELLER', answer }))).toBe(
        'passkey_invalid',
      )
    }
    const elsewhere = aBrowser(test, { host: 'outra.localhost:3000' })
    const { challenge, rpId } = await elsewhere.account.askForPasskey({ door: 'SELLER' })
    expect(rpId).toBe('outra.localhost')
    const answer = device.answer({ challenge, rpId: 'localhost' })
    expect(await refusalOf(elsewhere.account.enterWithPasskey({ door: 'SELLER', answer }))).toBe(
      'passkey_invalid',
    )
  })

  it('does not open another platform, even on the same host', async () => {
    const { device } = await aHolder('SELLER')
    const platformId = crypto.randomUUID()
    await openPlatform(platformId, 'TENANT')
    const neighbour = aBrowser({ app: test.app, platformId })
    const own = device.answer(await neighbour.account.askForPasskey({ door: 'SELLER' }))
    expect(await refusalOf(neighbour.account.enterWithPasskey({ door: 'SELLER', answer: own }))).toBe(
      'passkey_invalid',
    )
    const ours = device.answer(await aBrowser(test).account.askForPasskey({ door: 'SELLER' }))
    expect(await refusalOf(neighbour.account.enterWithPasskey({ door: 'SELLER', answer: ours }))).toBe(
      'passkey_invalid',
    )
  })

  it('sends a master to the installation’s own address, whatever host was called', async () => {
    const options = await aBrowser(test, { host: 'loja.example.com' }).account.askForPasskey({
      door: 'MASTER',
    })
    expect(options.rpId).toBe('localhost')
  })

  it('is refused when the counter goes back, and the owner is notified once', async () => {
    const { person, device } = await aHolder('SELLER')
    await enter(device, 'SELLER')
    await enter(device, 'SELLER')
    for (let tries = 0; tries < 2; tries++) {
      device.turnBack(1)
      expect(await refusalOf(enter(device, 'SELLER'))).toBe('passkey_invalid')
    }
    expect((await mailsTo(person)).filter((subject) => subject.startsWith('Passkey recusada'))).toHaveLength(
      1,
    )
    const [row] = await test.owner`
      select detail from audit_log where subject = ${person.id} and action = 'passkey.refused' limit 1`
    expect(row?.detail).toMatchObject({ lastCount: 2, count: 2 })
  })

  it('is refused to a person without the role, and a blocked person learns of the block', async () => {
    const { person, device } = await aHolder('SELLER')
    expect(await refusalOf(enter(device, 'ADMIN'))).toBe('passkey_invalid')
    await test.owner`update users set status = 'BLOCKED' where id = ${person.id}`
    const browser = aBrowser(test)
    const answer = device.answer(await browser.account.askForPasskey({ door: 'SELLER' }))
    expect(await refusedWith(browser.account.enterWithPasskey({ door: 'SELLER', answer }))).toMatchObject({
      code: 'permission_missing',
      details: { reason: 'account_blocked' },
    })
  })

  it('is throttled like a password, and logged', async () => {
    const { person, device } = await aHolder('SELLER')
    const browser = aBrowser(test, { ip: '198.51.100.23' })
    const refusals: string[] = []
    for (let tries = 0; tries < 5; tries++) {
      const answer = device.answer(await browser.account.askForPasskey({ door: 'SELLER' }), {
        isRecognised: false,
      })
      refusals.push(await refusalOf(browser.account.enterWithPasskey({ door: 'SELLER', answer })))
    }
    expect(refusals).toEqual([...Array(4).fill('passkey_invalid'), 'credentials_throttled'])
    const outcomes = await test.owner`
      select outcome, count(*)::int from session_logs
      where user_id = ${person.id} and ip = '198.51.100.23' group by 1 order by 1`
    expect(outcomes.map(({ outcome, count }) => [outcome, count])).toEqual([
      ['THROTTLED', 1],
      ['WRONG_CREDENTIALS', 4],
    ])
  })
})

describe('a passkey', () => {
  it('is a second factor: a login by password requires it, and a recovery code replaces it once', async () => {
    const { person, browser, recoveryCodes } = await aHolder('SELLER')
    expect(await factorOf(browser)).toBe('enabled')
    const credentials = { door: 'SELLER', email: person.email, password, rememberDevice: false } as const
    const asked = await aBrowser(test).account.login(credentials)
    if (asked.next !== 'second_factor') throw new Error('No second factor was asked for')
    expect(asked.factors).toEqual({ app: false, passkey: true })
    const other = aBrowser(test)
    const { challenge } = asked
    expect(await refusalOf(other.account.confirmSecondFactor({ challenge, code: '123456' }))).toBe(
      'code_invalid',
    )
    await other.account.confirmSecondFactor({ challenge, code: recoveryCodes?.[0] ?? '' })
    expect(await factorOf(other)).toBe('enabled')
    expect(await refusalOf(other.account.disableSecondFactor({ code: recoveryCodes?.[1] ?? '' }))).toBe(
      'code_invalid',
    )
  })

  it('is made after a fresh proof, by a device that verifies its user, for this site', async () => {
    const browser = await inside(await someone(['SELLER']), 'SELLER')
    const device = anAuthenticator({ origin: origin() })
    for (const quirk of [{ isRecognised: false }, { origin: 'https://x.example' }, { rpId: 'x.example' }]) {
      const made = device.make(await browser.account.startPasskey(), quirk)
      expect(await refusalOf(browser.account.addPasskey({ made, label: 'Celular' }))).toBe('passkey_invalid')
    }
    const made = device.make(await browser.account.startPasskey())
    test.clock.advance({ minutes: 4 })
    const other = await inside(await someone(['SELLER']), 'SELLER')
    expect(await refusalOf(other.account.addPasskey({ made, label: 'Celular' }))).toBe('passkey_invalid')
    test.clock.advance({ minutes: 1, seconds: 1 })
    expect(await refusalOf(browser.account.startPasskey())).toBe('step_up_required')
    expect(await refusalOf(browser.account.addPasskey({ made, label: 'Celular' }))).toBe('step_up_required')
    await browser.account.stepUp({ password })
    expect(await addPasskey(browser, device)).toMatchObject({ recoveryCodes: expect.any(Array) })
    expect(await addPasskey(browser, device, 'Outra')).toEqual({ recoveryCodes: null })
  })

  it('ends the other sessions', async () => {
    const person = await someone(['SELLER'])
    const [browser, other] = [await inside(person, 'SELLER'), await inside(person, 'SELLER')]
    await addPasskey(browser, anAuthenticator({ origin: origin() }))
    expect(await browser.account.session()).not.toBeNull()
    expect(await other.account.session()).toBeNull()
  })

  it('is a fresh proof where the password no longer is', async () => {
    const { browser, device } = await aHolder('ADMIN')
    test.clock.advance({ minutes: 6 })
    const passkeyId = await passkeyOf(browser)
    expect(await refusalOf(browser.account.removePasskey({ passkeyId }))).toBe('step_up_required')
    expect(await refusalOf(browser.account.stepUp({ password }))).toBe('second_factor_required')
    await browser.account.stepUp({ passkey: device.answer(await browser.account.askForOwnPasskey()) })
    await browser.account.removePasskey({ passkeyId })
    expect(await browser.account.listPasskeys()).toEqual([])
  })

  it('of another person proves nothing, and is neither renamed nor removed', async () => {
    const one = await aHolder('SELLER')
    const two = await aHolder('SELLER')
    const passkeyId = await passkeyOf(one.browser)
    expect(await refusalOf(two.browser.account.renamePasskey({ passkeyId, label: 'Minha' }))).toBe(
      'not_found',
    )
    expect(await refusalOf(two.browser.account.removePasskey({ passkeyId }))).toBe('not_found')
    const answer = one.device.answer(await two.browser.account.askForOwnPasskey())
    expect(await refusalOf(two.browser.account.stepUp({ passkey: answer }))).toBe('passkey_invalid')
    await one.browser.account.renamePasskey({ passkeyId, label: 'Chave do cofre' })
    expect(await one.browser.account.listPasskeys()).toMatchObject([{ label: 'Chave do cofre' }])
  })

  const codesOf = async ({ id }: User) =>
    (await test.owner`select id from recovery_codes where user_id = ${id}`).length

  it('leaves the app and its recovery codes when it is removed', async () => {
    const { person, browser } = await aHolder('SELLER')
    const { secret } = await browser.account.startSecondFactor()
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now().getTime() })
    await browser.account.enableSecondFactor({ code })
    await browser.account.removePasskey({ passkeyId: await passkeyOf(browser) })
    expect([await factorOf(browser), await codesOf(person)]).toEqual(['enabled', 10])
    const credentials = { door: 'SELLER', email: person.email, password, rememberDevice: false } as const
    expect(await aBrowser(test).account.login(credentials)).toMatchObject({
      next: 'second_factor',
      factors: { app: true, passkey: false },
    })
  })

  it('keeps the recovery codes when the app is removed, and is removed with them as the last factor', async () => {
    const { person, browser } = await aHolder('SELLER')
    const { secret } = await browser.account.startSecondFactor()
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now().getTime() })
    const { recoveryCodes } = await browser.account.enableSecondFactor({ code })
    await browser.account.disableSecondFactor({ code: recoveryCodes[0] ?? '' })
    expect([await factorOf(browser), await codesOf(person)]).toEqual(['enabled', 10])
    await browser.account.removePasskey({ passkeyId: await passkeyOf(browser) })
    expect([await factorOf(browser), await codesOf(person)]).toEqual(['none', 0])
    expect(await mailsTo(person)).toContain('Passkey removida da sua conta')
    const audit = await test.owner`
      select action from audit_log where subject = ${person.id} and action like 'passkey.%' order by at, action`
    expect(audit.map(({ action }) => action)).toEqual(['passkey.added', 'passkey.removed'])
  })
})

describe('for a role that requires a second factor', () => {
  it('a passkey is enough, and after the last one is removed only the setup of a factor is open', async () => {
    const app = { ...test.app, config: { ...test.app.config, requiresSecondFactor: true } }
    for (const door of ['ADMIN', 'MASTER'] as const) {
      const browser = await inside(await someone([door]), door, { app, platformId: test.platformId })
      expect(await factorOf(browser)).toBe('required')
      expect(await refusalOf(browser.account.listPasskeys())).toBe('second_factor_required')
      await addPasskey(browser, anAuthenticator({ origin: origin() }))
      expect(await factorOf(browser)).toBe('enabled')
      await browser.account.removePasskey({ passkeyId: await passkeyOf(browser) })
      expect(await factorOf(browser)).toBe('required')
      expect(await refusalOf(browser.account.listSessions())).toBe('second_factor_required')
    }
  })
})

describe('a passkey made behind the buyers’ door', () => {
  it('opens that door alone, and is no second factor', async () => {
    const { person, device, browser, recoveryCodes } = await aHolder('CUSTOMER', ['CUSTOMER', 'SELLER'])
    expect([recoveryCodes, await factorOf(browser)]).toEqual([null, 'none'])
    expect(await refusalOf(enter(device, 'SELLER'))).toBe('passkey_invalid')
    await enter(device, 'CUSTOMER')
    const seller = await inside(person, 'SELLER')
    expect(await seller.account.session()).toMatchObject({ user: { role: 'SELLER', hasPasskey: false } })
    expect(await seller.account.listPasskeys()).toMatchObject([{ isBuyers: true }])
  })

  it('does not let a mailbox reach the passkeys of other doors', async () => {
    const { person, browser } = await aHolder('SELLER', ['SELLER', 'CUSTOMER'])
    const buyer = await inside(person, 'CUSTOMER')
    expect(await buyer.account.listPasskeys()).toEqual([])
    const passkeyId = await passkeyOf(browser)
    expect(await refusalOf(buyer.account.removePasskey({ passkeyId }))).toBe('not_found')
    await addPasskey(buyer, anAuthenticator({ origin: origin() }))
    expect(await browser.account.session()).not.toBeNull()
  })

  it('is made after a mailed code when the buyer’s login is old', async () => {
    const person = await someone(['CUSTOMER'])
    const browser = await inside(person, 'CUSTOMER')
    test.clock.advance({ minutes: 6 })
    expect(await refusalOf(browser.account.startPasskey())).toBe('step_up_required')
    expect(await refusalOf(browser.account.stepUp({ code: '000000' }))).toBe('code_invalid')
    await browser.account.stepUp({ code: await mailedCode(browser, person.email) })
    await addPasskey(browser, anAuthenticator({ origin: origin() }))
    expect(await browser.account.listPasskeys()).toHaveLength(1)
  })
})
