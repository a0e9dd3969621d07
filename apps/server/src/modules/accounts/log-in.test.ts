import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { platforms } from '#db/schema/platforms.ts'
import { aPerson } from '#demo/a-person.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { aBrowser, refusalOf, refusedWith } from './testing/a-browser.ts'
import type { User } from './users/user.ts'

const password = 'cavalo bateria grampo'
const wrongPassword = 'cavalo bateria grampa'

let test: TestApp
let passwordHash: string
let addresses = 0

beforeAll(async () => {
  test = await createTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => test.stop())
// Resets the counters, so that tests do not throttle each other.
beforeEach(() => test.owner`delete from throttles`)

const freshAddress = () => `198.51.100.${++addresses}`
const aSeller = (wishes: Parameters<typeof aPerson>[1] = {}): Promise<User> =>
  inScope(test.app, test.platformId, (scope) => aPerson(scope, { passwordHash, ...wishes }))
const credentials = ({ email }: { email: string }) =>
  ({ door: 'SELLER', email, password, rememberDevice: true }) as const
const guess = ({ email }: { email: string }) => ({ ...credentials({ email }), password: wrongPassword })
const logsOf = async ({ id }: User) => {
  const rows = await test.owner<
    { outcome: string }[]
  >`select outcome from session_logs where user_id = ${id} order by at`
  return rows.map(({ outcome }) => outcome)
}

describe('a seller at the login page', () => {
  it('enters with the right password and has a session from then on', async () => {
    const seller = await aSeller()
    const browser = aBrowser(test)
    expect(await browser.account.session()).toBeNull()
    expect(await browser.account.login(credentials(seller))).toEqual({ next: 'done' })
    expect(await browser.account.session()).toEqual({
      user: {
        id: seller.id,
        name: seller.name,
        isCompany: true,
        email: seller.email,
        role: 'SELLER',
        permissions: [],
        locale: 'PT_BR',
        theme: 'system',
        secondFactor: 'none',
        hasAuthenticator: false,
        hasPasskey: false,
        signsOn: false,
      },
      platform: {
        id: test.platformId,
        name: 'Balcão',
        brandColor: '#0b6b53',
        logoUrl: null,
        checkoutUrl: null,
        isDemo: true,
      },
      testMode: { isOn: false, liveUrl: null },
      area: 'SELLER',
      visit: null,
    })
    expect(await logsOf(seller)).toEqual(['ENTERED'])
  })

  it('may type the e-mail in capital letters and between spaces, as some phones do', async () => {
    const seller = await aSeller()
    const typed = ` ${seller.email.toUpperCase()} `
    expect(await aBrowser(test).account.login(credentials({ email: typed }))).toEqual({ next: 'done' })
  })

  it('gets a cookie that scripts cannot read, kept only if the device is to be remembered', async () => {
    const seller = await aSeller()
    const own = aBrowser(test)
    await own.account.login(credentials(seller))
    expect(own.cookieAttributes.get('balcao')).toEqual([
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      'Max-Age=1209600',
    ])
    const borrowed = aBrowser(test)
    await borrowed.account.login({ ...credentials(seller), rememberDevice: false })
    expect(borrowed.cookieAttributes.get('balcao')).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax'])
    expect(borrowed.cookies.has('balcao-device')).toBe(false)
  })

  it('gets a cookie bound to the host and to TLS where the product is served over https', async () => {
    const seller = await aSeller()
    const app = { ...test.app, config: { ...test.app.config, publicUrl: 'https://loja.example' } }
    const browser = aBrowser({ app, platformId: test.platformId })
    await browser.account.login(credentials(seller))
    expect(browser.cookieAttributes.get('__Host-balcao')).toContain('Secure')
    expect(await browser.account.session()).not.toBeNull()
  })

  it('never continues under a token planted in the browser', async () => {
    const seller = await aSeller()
    const planted = 'p'.repeat(43)
    const browser = aBrowser(test)
    browser.cookies.set('balcao', planted).set('balcao-device', planted)
    await browser.account.login(credentials(seller))
    expect(browser.cookies.get('balcao')).not.toBe(planted)
    const thief = aBrowser(test)
    thief.cookies.set('balcao', planted)
    expect(await thief.account.session()).toBeNull()
    const [device] = await test.owner<
      { count: number }[]
    >`select count(*)::int from known_devices where user_id = ${seller.id}`
    expect(device?.count).toBe(1)
    expect(browser.cookies.get('balcao-device')?.split('.')[0]).not.toBe(planted)
  })

  it('gets a mail about an unknown browser, but not about the first one', async () => {
    const seller = await aSeller()
    const own = aBrowser(test)
    await own.account.login(credentials(seller))
    await own.account.login(credentials(seller))
    const told = async () => (await test.inbox()).filter(({ recipient }) => recipient === seller.email).length
    expect(await told()).toBe(0)
    await aBrowser(test, { userAgent: 'Chrome on Windows' }).account.login(credentials(seller))
    expect(await told()).toBe(1)
  })
})

describe('a stranger at the login page', () => {
  it('gets the same answer about existing and unknown people', async () => {
    const seller = await aSeller()
    const known = await refusedWith(aBrowser(test).account.login(guess(seller)))
    const unknown = await refusedWith(
      aBrowser(test).account.login(guess({ email: 'ninguem@exemplo.com.br' })),
    )
    expect(known).toEqual({ code: 'credentials_invalid', details: {} })
    expect(unknown).toEqual(known)
  })

  it('leaves a log row that counts the attempt without the typed address', async () => {
    const ip = freshAddress()
    await refusalOf(aBrowser(test, { ip }).account.login(guess({ email: 'curiosa@exemplo.com.br' })))
    const [row] = await test.owner`select * from session_logs where ip = ${ip}`
    expect(row).toMatchObject({ outcome: 'WRONG_CREDENTIALS', door: 'SELLER', user_id: null })
    expect(JSON.stringify(row)).not.toContain('curiosa')
  })

  it('is refused in the area of a role that the person lacks, as if the password were wrong', async () => {
    const seller = await aSeller()
    for (const door of ['ADMIN', 'MANAGER', 'MASTER'] as const)
      expect(await refusalOf(aBrowser(test).account.login({ ...credentials(seller), door }))).toBe(
        'credentials_invalid',
      )
  })

  it('cannot enter as a buyer, who has no password', async () => {
    const buyer = await aSeller({ roles: ['CUSTOMER', 'SELLER'] })
    await test.owner`update users set password_hash = null where id = ${buyer.id}`
    expect(await refusalOf(aBrowser(test).account.login(credentials(buyer)))).toBe('credentials_invalid')
  })

  it('learns that an account is blocked only with its password', async () => {
    const seller = await aSeller()
    await test.owner`update users set status = 'BLOCKED' where id = ${seller.id}`
    expect(await refusalOf(aBrowser(test).account.login(guess(seller)))).toBe('credentials_invalid')
    expect(await refusalOf(aBrowser(test).account.login(credentials(seller)))).toBe('permission_missing')
    expect(await logsOf(seller)).toEqual(['WRONG_CREDENTIALS', 'BLOCKED'])
  })
})

describe('an attacker who guesses passwords', () => {
  it('waits longer after each try, and half an hour after the tenth', async () => {
    const seller = await aSeller()
    const ip = freshAddress()
    const waits: number[] = []
    while (waits.at(-1) !== 1800) {
      const { code, details } = await refusedWith(aBrowser(test, { ip }).account.login(guess(seller)))
      if (code !== 'credentials_throttled') continue
      waits.push(Number(details.retryAfterSeconds))
      test.clock.advance({ seconds: waits.at(-1) ?? 0 })
    }
    expect(waits).toEqual([2, 5, 10, 20, 40, 60, 1800])
    expect((await logsOf(seller)).filter((outcome) => outcome === 'WRONG_CREDENTIALS')).toHaveLength(10)
  })

  it('gains nothing from trying a hundred passwords at once', async () => {
    const seller = await aSeller()
    const ip = freshAddress()
    const tries = Array.from({ length: 100 }, () =>
      refusalOf(aBrowser(test, { ip }).account.login(guess(seller))),
    )
    const verified = (await Promise.all(tries)).filter((code) => code === 'credentials_invalid')
    expect(verified).toHaveLength(4)
  })

  it('reaches the password check fewer than sixty times a day from one network, whatever the number of tries', async () => {
    const seller = await aSeller()
    const ip = freshAddress()
    for (let tries = 0; tries < 24 * 12; tries++) {
      await refusalOf(aBrowser(test, { ip }).account.login(guess(seller)))
      test.clock.advance({ minutes: 5 })
    }
    const verified = (await logsOf(seller)).filter((outcome) => outcome === 'WRONG_CREDENTIALS')
    expect(verified.length).toBeLessThan(60)
  })

  it('locks out neither the platform nor an account with 220 tries from twenty networks', async () => {
    const [victim, stranger] = [await aSeller(), await aSeller()]
    const networks = Array.from({ length: 20 }, freshAddress)
    for (let round = 0; round < 11; round++) {
      const target = round === 0 ? victim : { email: `alvo${round}@exemplo.com.br` }
      await Promise.all(networks.map((ip) => refusalOf(aBrowser(test, { ip }).account.login(guess(target)))))
    }
    for (const person of [victim, stranger])
      expect(await aBrowser(test, { ip: freshAddress() }).account.login(credentials(person))).toEqual({
        next: 'done',
      })
  })

  it('has to wait a minute between two tries at an account while many networks are trying', async () => {
    const seller = await aSeller()
    for (let index = 0; index < 20; index++)
      await refusalOf(aBrowser(test, { ip: freshAddress() }).account.login(guess(seller)))
    const ip = freshAddress()
    await refusalOf(aBrowser(test, { ip }).account.login(guess(seller)))
    expect(await refusedWith(aBrowser(test, { ip }).account.login(guess(seller)))).toEqual({
      code: 'credentials_throttled',
      details: { retryAfterSeconds: 60 },
    })
  })

  it('is stopped after twenty tries from one address, over all accounts', async () => {
    const ip = '2001:db8:1:2::'
    const codes: string[] = []
    for (let index = 0; index < 30; index++)
      codes.push(
        await refusalOf(
          aBrowser(test, { ip: `${ip}${index}` }).account.login(
            guess({ email: `alvo${index}@exemplo.com.br` }),
          ),
        ),
      )
    expect(codes.filter((code) => code === 'credentials_invalid')).toHaveLength(20)
    expect(codes.slice(20)).toEqual(Array(10).fill('credentials_throttled'))
  })

  it('does not reset the network’s counter by logging in to an account of their own', async () => {
    const own = await aSeller()
    const ip = freshAddress()
    for (let index = 0; index < 20; index++) {
      await refusalOf(aBrowser(test, { ip }).account.login(guess({ email: `alvo${index}@exemplo.com.br` })))
      if (index === 10) await aBrowser(test, { ip }).account.login(credentials(own))
    }
    expect(await refusalOf(aBrowser(test, { ip }).account.login(credentials(own)))).toBe(
      'credentials_throttled',
    )
  })

  it('cannot lock the owner out of a known browser, not even from the owner’s network', async () => {
    const seller = await aSeller()
    const ip = freshAddress()
    const owner = aBrowser(test, { ip })
    await owner.account.login(credentials(seller))
    await owner.account.logout()
    for (let index = 0; index < 12; index++) {
      await refusalOf(aBrowser(test, { ip }).account.login(guess(seller)))
      test.clock.advance({ minutes: 2 })
    }
    expect(await refusalOf(aBrowser(test, { ip }).account.login(credentials(seller)))).toBe(
      'credentials_throttled',
    )
    expect(await owner.account.login(credentials(seller))).toEqual({ next: 'done' })
  })

  it('can try again after the half hour, and with clean counters after a success', async () => {
    const seller = await aSeller()
    const ip = freshAddress()
    for (let index = 0; index < 10; index++) {
      await refusalOf(aBrowser(test, { ip }).account.login(guess(seller)))
      test.clock.advance({ minutes: 2 })
    }
    test.clock.advance({ minutes: 30 })
    expect(await aBrowser(test, { ip }).account.login(credentials(seller))).toEqual({ next: 'done' })
    for (let index = 0; index < 3; index++)
      expect(await refusalOf(aBrowser(test, { ip }).account.login(guess(seller)))).toBe('credentials_invalid')
  })

  it('cannot use up the mails that the owner of a mailbox may request', async () => {
    const seller = await aSeller()
    const ask = (ip: string) =>
      aBrowser(test, { ip }).account.requestPasswordReset({ email: seller.email, door: 'SELLER' })
    const network = freshAddress()
    for (let index = 0; index < 5; index++) await ask(network)
    expect(await refusalOf(ask(network))).toBe('rate_limited')
    await expect(ask(freshAddress())).resolves.toBeUndefined()
  })
})

describe('a master', () => {
  it('enters the operator’s platform through any host', async () => {
    const master = await inScope(test.app, operatorPlatformId, async (scope) => {
      await scope.tx
        .insert(platforms)
        .values({
          platformId: operatorPlatformId,
          kind: 'OPERATOR',
          name: 'Operadora',
          brandColor: '#000000',
          locale: 'PT_BR',
          placeholderDocument: '',
          placeholderPhone: '',
          isDemo: true,
          createdAt: scope.now,
        })
        .onConflictDoNothing()
      return aPerson(scope, { roles: ['MASTER'], passwordHash })
    })
    const browser = aBrowser(test)
    expect(await browser.account.login({ ...credentials(master), door: 'MASTER' })).toEqual({ next: 'done' })
    expect(await browser.account.session()).toMatchObject({
      area: 'MASTER',
      platform: { id: operatorPlatformId },
    })
    expect(await refusalOf(aBrowser(test).account.login(credentials(master)))).toBe('credentials_invalid')
  })
})
