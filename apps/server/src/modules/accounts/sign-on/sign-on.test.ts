import { randomUUID } from 'node:crypto'
import { apiScopesOf } from '@balcao/domain/people/api-scopes'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { createApiKey } from '#modules/accounts/api-keys/create-api-key.ts'
import { readApiKey } from '#modules/accounts/api-keys/read-api-key.ts'
import { visitorOf } from '#modules/accounts/doors/visitor.ts'
import { adminStaffApi } from '#modules/accounts/staff/admin.api.ts'
import { aBrowser, type Browser, refusalOf } from '#modules/accounts/testing/a-browser.ts'
import { anAuthenticator } from '#modules/accounts/testing/an-authenticator.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { aSignOnProvider, providerClient, type SignOnProvider } from '#test/a-sign-on-provider.ts'
import { aTeam, everything, type Member, type Team } from '#test/a-team.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { totpCode } from '#test/totp-code.ts'
import { adminSignOnApi } from './admin.api.ts'
import { beginSignOn } from './begin-sign-on.ts'
import { finishSignOn } from './finish-sign-on.ts'
import { saveSignOn, turnSignOnOff } from './save-sign-on.ts'
import type { SignOnInput } from './sign-on.input.ts'

let world: TestApp
let provider: SignOnProvider
let team: Team
let settings: SignOnInput
let staff: { id: string; email: string }

const openHttp = createGuardedHttp({ allowLoopback: true })

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

beforeEach(async () => {
  world.app.http = openHttp
  provider = await aSignOnProvider({ now: () => world.clock.now() })
  team = await aTeam(world)
  settings = {
    mode: 'OPTIONAL',
    label: 'Login da Feira',
    issuer: provider.issuer,
    ...providerClient,
    scopes: 'openid email profile offline_access',
    groupsClaim: 'groups',
    groups: [],
    trustsSecondFactor: false,
    factorValues: ['mfa'],
    emailDomains: [],
    breakGlassUserId: null,
  }
  staff = await aColleague()
  return () => provider.stop()
})

const aColleague = (wishes: Parameters<typeof aPerson>[1] = {}) =>
  inScope(world.app, team.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...everything], ...wishes }),
  )

const set = (change: Partial<SignOnInput> = {}) =>
  inScope(world.app, team.platformId, (scope) => saveSignOn(scope, theProduct, { ...settings, ...change }))

/** Saves a change and keeps the stored secret. */
const keep = (change: Partial<SignOnInput> = {}) => {
  const { clientSecret: _, ...kept } = { ...settings, ...change }
  return inScope(world.app, team.platformId, (scope) => saveSignOn(scope, theProduct, kept))
}

const newBrowser = (app = world.app) => aBrowser({ app, platformId: team.platformId })

/** A person at the provider with the mailbox of a colleague. */
const employ = (more: Partial<Parameters<SignOnProvider['add']>[0]> = {}) =>
  provider.add({ sub: randomUUID(), email: staff.email, email_verified: true, ...more })

type Purpose = 'ENTER' | 'PROVE' | 'TEST'

async function start(browser: Browser, purpose: Purpose = 'ENTER'): Promise<string> {
  const context = await browser.context()
  return beginSignOn(visitorOf(context), context.session, { door: 'ADMIN', purpose })
}

/** The answer of the provider, from the redirect of the browser. */
async function answerTo(url: string): Promise<URLSearchParams> {
  const { headers } = await fetch(url, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '').searchParams
}

async function finish(browser: Browser, answer: URLSearchParams) {
  const context = await browser.context()
  return finishSignOn(visitorOf(context), context.session, answer)
}

async function signOn(browser = newBrowser(), purpose: Purpose = 'ENTER') {
  return { browser, outcome: await finish(browser, await answerTo(await start(browser, purpose))) }
}

const isInside = async (browser: Browser) => (await browser.context()).session !== null
const refused = (reason: string) => ({ kind: 'REFUSED', reason })
const login = (email: string) =>
  newBrowser().account.login({ door: 'ADMIN', email, password: demoPassword, rememberDevice: false })

const audited = async (action: string) => {
  const rows = await world.owner`
    select detail from audit_log where platform_id = ${team.platformId} and action = ${action} order by at, id`
  return rows.map(({ detail }) => detail)
}

describe('a sign-on', () => {
  test('opens the door to a colleague whose mailbox the provider verified, and links the two', async () => {
    await set()
    employ()
    const { browser, outcome } = await signOn()
    expect(outcome).toMatchObject({ kind: 'ENTERED', door: 'ADMIN' })
    expect((await browser.context()).session).toMatchObject({ role: 'ADMIN', userId: staff.id })
    expect(await audited('sign_on.linked')).toHaveLength(1)

    provider.add({ sub: provider.present ?? '', email: 'outro@nome.example', email_verified: true })
    expect((await signOn()).outcome.kind).toBe('ENTERED')
    expect(await audited('sign_on.linked')).toHaveLength(1)
  })

  test('disables the password of the linked person from then on', async () => {
    await set()
    await login(staff.email)
    employ()
    await signOn()
    expect(await refusalOf(login(staff.email))).toBe('sign_on_required')
    const other = await aColleague()
    expect(await login(other.email)).toEqual({ next: 'done' })
  })

  test('is refused to a stranger, and creates no account', async () => {
    await set()
    const seller = await aColleague({ roles: ['SELLER'], permissions: [] })
    employ({ email: seller.email })
    expect((await signOn()).outcome).toMatchObject(refused('STRANGER'))
    employ({ email: 'ninguem@empresa.example' })
    expect((await signOn()).outcome).toMatchObject(refused('STRANGER'))
    expect(await world.owner`select 1 from users where email = 'ninguem@empresa.example'`).toHaveLength(0)
    expect(await audited('sign_on.refused')).toEqual([
      { door: 'ADMIN', purpose: 'ENTER', reason: 'STRANGER' },
      { door: 'ADMIN', purpose: 'ENTER', reason: 'STRANGER' },
    ])
  })

  test('needs a mailbox that the provider has verified, in a domain that the settings name', async () => {
    await set({ emailDomains: ['empresa.example'] })
    employ({ email_verified: false })
    expect((await signOn()).outcome).toMatchObject(refused('EMAIL'))
    employ()
    expect((await signOn()).outcome).toMatchObject(refused('DOMAIN'))
    const colleague = await aColleague({ email: `${randomUUID()}@empresa.example` })
    employ({ email: colleague.email })
    expect((await signOn()).outcome.kind).toBe('ENTERED')
  })

  test('takes over no account by a mailbox that was passed on to another person', async () => {
    await set()
    employ()
    await signOn()
    employ()
    expect((await signOn()).outcome).toMatchObject(refused('TAKEN'))
  })

  test('is refused to a suspended colleague', async () => {
    await set()
    await world.owner`update users set staff_suspended_at = now() where id = ${staff.id}`
    employ()
    expect((await signOn()).outcome).toMatchObject(refused('BLOCKED'))
  })

  test('accepts an open invitation, and no withdrawn one', async () => {
    await set()
    const chief = await team.member(everything)
    const email = `${randomUUID()}@equipe.example`
    const invitation = { name: 'Elias Pontes', email, permissions: ['isUsersAvailable' as const] }
    await chief.staff.invite(invitation)
    employ({ email })
    const { browser, outcome } = await signOn()
    expect(outcome.kind).toBe('ENTERED')
    expect((await browser.context()).session?.permissions).toEqual(['isUsersAvailable'])

    const late = `${randomUUID()}@equipe.example`
    await chief.staff.invite({ ...invitation, email: late })
    await world.owner`update one_time_tokens set used_at = now() where purpose = 'STAFF_INVITATION'`
    employ({ email: late })
    expect((await signOn()).outcome).toMatchObject(refused('STRANGER'))
  })

  test('of one platform opens nothing on another', async () => {
    await set()
    employ()
    const { browser } = await signOn()
    const other = await aTeam(world)
    const stranger = aBrowser({ app: world.app, platformId: other.platformId })
    for (const [name, value] of browser.cookies) stranger.cookies.set(name, value)
    expect((await stranger.context()).session).toBeNull()
    expect((await finish(stranger, await answerTo(await start(newBrowser())))).kind).toBe('REFUSED')
    await expect(start(stranger)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('an answer that proves nothing', () => {
  test('is refused when it comes from another browser, late, or twice', async () => {
    await set()
    employ()
    const [victim, thief] = [newBrowser(), newBrowser()]
    await start(victim)
    const stolen = await answerTo(await start(thief))
    expect(await finish(victim, stolen)).toMatchObject(refused('STATE'))
    expect(await finish(thief, stolen)).toMatchObject({ kind: 'ENTERED' })
    expect(await finish(thief, stolen)).toMatchObject(refused('STATE'))

    const late = await answerTo(await start(thief))
    world.clock.advance({ minutes: 11 })
    expect(await finish(thief, late)).toMatchObject(refused('STATE'))
  })

  test('is refused with a forged or changed state', async () => {
    await set()
    employ()
    const browser = newBrowser()
    const answer = await answerTo(await start(browser))
    const state = answer.get('state') ?? ''
    for (const forged of ['', 'abc', `${state.slice(0, -4)}AAAA`]) {
      answer.set('state', forged)
      expect(await finish(browser, answer), forged).toMatchObject(refused('STATE'))
    }
  })

  test.each([
    ['another nonce', { nonce: 'outro' }],
    ['another issuer', { iss: 'https://outro.example' }],
    ['another audience', { aud: 'outro' }],
    ['a time that is over', { exp: 1 }],
    ['no person', { sub: undefined }],
  ])('is refused with a token of %s', async (_name, lie) => {
    await set()
    employ()
    provider.lie = (claims) => ({ ...claims, ...lie }) as typeof claims
    expect((await signOn()).outcome).toMatchObject(refused('PROVIDER'))
  })

  test.each(['none', 'foreign'] as const)('is refused with the signature %s', async (signature) => {
    await set()
    employ()
    provider.signature = signature
    expect((await signOn()).outcome).toMatchObject(refused('PROVIDER'))
  })

  test('is refused where the answer names another issuer, or the settings have changed meanwhile', async () => {
    await set()
    employ()
    const browser = newBrowser()
    const mixed = await answerTo(await start(browser))
    mixed.set('iss', 'https://outro.example')
    expect(await finish(browser, mixed)).toMatchObject(refused('PROVIDER'))
    const overtaken = await answerTo(await start(browser))
    await set({ clientId: 'outro' })
    expect(await finish(browser, overtaken)).toMatchObject(refused('STATE'))
  })

  test('is refused as DENIED to a person who cancels at the provider', async () => {
    await set()
    provider.present = null
    expect((await signOn()).outcome).toMatchObject(refused('DENIED'))
  })
})

test('a flood of invalid answers is refused before it fills the audit trail', async () => {
  await set()
  const browser = aBrowser({ app: world.app, platformId: team.platformId }, { ip: '198.51.100.44' })
  let refusal: string | null = null
  for (let sent = 0; sent < 200 && refusal === null; sent++) {
    const answer = await answerTo(await start(browser))
    refusal = await finish(browser, answer).then(
      () => null,
      (error) => error.code,
    )
  }
  expect(refusal).toBe('rate_limited')
  expect((await audited('sign_on.refused')).length).toBeLessThanOrEqual(120)
})

test('two tabs of one browser both sign on', async () => {
  await set()
  employ()
  const browser = newBrowser()
  const [first, second] = [await start(browser), await start(browser)]
  expect(await finish(browser, await answerTo(first))).toMatchObject({ kind: 'ENTERED' })
  expect(await finish(browser, await answerTo(second))).toMatchObject({ kind: 'ENTERED' })
})

describe('groups', () => {
  const groups: SignOnInput['groups'] = [
    { name: 'vendas', permissions: ['isFunctionariesAvailable', 'isSalesAvailable'] },
    { name: 'tudo', permissions: [...adminPermissions] },
  ]

  test('limit the flags of a colleague and add none', async () => {
    await set({ groups })
    await world.owner`update users set permissions = '{isSalesAvailable,isUsersAvailable,isFunctionariesAvailable}' where id = ${staff.id}`
    employ({ groups: ['vendas', 'futebol'] })
    const { browser } = await signOn()
    expect((await browser.context()).session?.permissions).toEqual([
      'isSalesAvailable',
      'isFunctionariesAvailable',
    ])
    const caller = adminStaffApi.createCaller(browser.context)
    const invitation = { name: 'Elias Pontes', email: `${randomUUID()}@equipe.example` }
    expect(await refusalOf(caller.invite({ ...invitation, permissions: ['isUsersAvailable'] }))).toBe(
      'permission_not_held',
    )
  })

  test('give no access if the settings do not name them', async () => {
    await set({ groups })
    employ({ groups: ['futebol'] })
    expect((await signOn()).outcome).toMatchObject(refused('GROUP'))
  })

  test('take back their flags within a minute when a person leaves them, and leaving the last one ends the session', async () => {
    await set({ groups })
    const person = employ({ groups: ['tudo'] })
    const { browser } = await signOn()
    const permissions = async () => (await browser.context()).session?.permissions
    expect(await permissions()).toEqual(adminPermissions)
    provider.add({ ...person, groups: ['vendas'] })
    world.clock.advance({ seconds: 60 })
    expect(await permissions()).toEqual(groups[0]?.permissions)
    provider.add({ ...person, groups: [] })
    world.clock.advance({ seconds: 60 })
    expect(await permissions()).toBeUndefined()
    expect(await audited('sign_on.ended')).toMatchObject([{ reason: 'GROUP' }])
  })

  test('apply new limits of the settings from the next request on', async () => {
    await set({ groups })
    employ({ groups: ['tudo'] })
    const { browser } = await signOn()
    await keep({ groups: [{ name: 'tudo', permissions: [] }] })
    expect((await browser.context()).session?.permissions).toEqual([])
  })
})

describe('a dismissed employee', () => {
  test('loses access within a minute, in every browser and process', async () => {
    await set()
    const { sub } = employ()
    const [laptop, phone] = [await signOn(), await signOn()]
    provider.disable(sub)
    world.clock.advance({ seconds: 60 })
    await inAnotherProcess(world, async (other) => {
      other.http = openHttp
      const there = newBrowser(other)
      for (const [name, value] of phone.browser.cookies) there.cookies.set(name, value)
      expect(await isInside(there)).toBe(false)
    })
    expect(await isInside(laptop.browser)).toBe(false)
    expect(await isInside(phone.browser)).toBe(false)
    expect(await audited('sign_on.ended')).toMatchObject([{ reason: 'PROVIDER' }])
    expect(await refusalOf(login(staff.email))).toBe('sign_on_required')
  })

  test('also loses access at a provider that issues no refresh token', async () => {
    await set()
    provider.givesRefreshTokens = false
    const { sub } = employ()
    const { browser } = await signOn()
    world.clock.advance({ seconds: 60 })
    expect(await isInside(browser)).toBe(true)
    provider.disable(sub)
    world.clock.advance({ seconds: 60 })
    expect(await isInside(browser)).toBe(false)
  })

  test('can sign on again when the provider knows them again', async () => {
    await set()
    const person = employ()
    const { browser } = await signOn()
    provider.disable(person.sub)
    world.clock.advance({ seconds: 60 })
    expect(await isInside(browser)).toBe(false)
    provider.add(person)
    expect((await signOn()).outcome.kind).toBe('ENTERED')
    expect(await isInside(browser)).toBe(false)
  })
})

describe('the proof of a session', () => {
  const refreshes = () => provider.asked.filter((path) => path === '/token').length - 1

  test('is renewed once for all requests that find it old, in two processes', async () => {
    await set()
    employ()
    const { browser } = await signOn()
    world.clock.advance({ seconds: 61 })
    await inAnotherProcess(world, async (other) => {
      other.http = openHttp
      const there = newBrowser(other)
      for (const [name, value] of browser.cookies) there.cookies.set(name, value)
      const seen = await Promise.all([browser, there, browser, there, browser].map(isInside))
      expect(seen).toEqual([true, true, true, true, true])
    })
    expect(refreshes()).toBe(1)
    world.clock.advance({ seconds: 29 })
    expect(await isInside(browser)).toBe(true)
    expect(refreshes()).toBe(1)
  })

  test('outlives the provider’s silence for five minutes, without a storm of requests', async () => {
    await set()
    employ()
    const { browser } = await signOn()
    provider.isDown = true
    for (let minutes = 1; minutes <= 5; minutes++) {
      world.clock.advance({ minutes: 1 })
      for (let repeated = 0; repeated < 5; repeated++) expect(await isInside(browser)).toBe(true)
    }
    expect(refreshes()).toBe(5)
    world.clock.advance({ seconds: 1 })
    expect(await isInside(browser)).toBe(false)
    provider.isDown = false
    world.clock.advance({ seconds: 16 })
    expect(await isInside(browser)).toBe(true)
  })

  test('survives the refusal of a renewal when a sign-on came in the meantime', async () => {
    await set()
    const person = employ()
    const { browser } = await signOn()
    world.clock.advance({ seconds: 61 })
    const anew = newBrowser()
    provider.beforeRefresh = async () => {
      provider.beforeRefresh = async () => {}
      await signOn(anew)
      provider.disable(person.sub)
    }
    const outcome = await isInside(browser)
    provider.add(person)
    expect([outcome, await isInside(anew)]).toEqual([true, true])
    world.clock.advance({ seconds: 31 })
    expect(await isInside(anew)).toBe(true)
    expect(await audited('sign_on.ended')).toEqual([])
  })

  test('is not lost when our own client secret expires, which counts as silence', async () => {
    await set()
    employ()
    const { browser } = await signOn()
    provider.isSecretOver = true
    world.clock.advance({ seconds: 61 })
    expect(await isInside(browser)).toBe(true)
    provider.isSecretOver = false
    world.clock.advance({ seconds: 61 })
    expect(await isInside(browser)).toBe(true)
    expect(await audited('sign_on.ended')).toEqual([])
  })

  test('ends while the provider is silent if it was not renewed for long', async () => {
    await set()
    employ()
    const { browser } = await signOn()
    provider.isDown = true
    world.clock.advance({ minutes: 6 })
    expect(await isInside(browser)).toBe(false)
  })

  test('is renewed through the guarded HTTP client, which calls no internal address', async () => {
    await set()
    employ()
    const { browser } = await signOn()
    const before = provider.asked.length
    world.app.http = createGuardedHttp({})
    world.clock.advance({ minutes: 6 })
    expect(await isInside(browser)).toBe(false)
    expect((await signOn()).outcome).toMatchObject(refused('PROVIDER'))
    world.app.http = openHttp
    expect(provider.asked.slice(before).filter((path) => path !== '/authorize')).toEqual([])
  })
})

describe('the second factor', () => {
  /** A person with the product's own second factor. */
  async function enrol(): Promise<string> {
    const browser = await team.enter(staff.email)
    const { secret } = await browser.account.startSecondFactor()
    await browser.account.enableSecondFactor({ code: totpCode(secret, world.clock.now()) })
    world.clock.advance({ seconds: 30 })
    return secret
  }

  test('of the product is required after a sign-on that proves none', async () => {
    await set()
    const secret = await enrol()
    employ({ amr: ['pwd', 'mfa'] })
    const { browser, outcome } = await signOn()
    expect(outcome).toMatchObject({ kind: 'SECOND_FACTOR', hasApp: true, hasPasskey: false })
    expect(await isInside(browser)).toBe(false)
    const challenge = outcome.kind === 'SECOND_FACTOR' ? outcome.challenge : ''
    const code = totpCode(secret, world.clock.now())
    expect(await browser.account.confirmSecondFactor({ challenge, code })).toEqual({ next: 'done' })
    expect(await isInside(browser)).toBe(true)
  })

  test('by a passkey is valid for one pending sign-on, and opens no session without the provider', async () => {
    await set()
    const device = anAuthenticator({ origin: world.app.config.publicUrl })
    const own = await team.enter(staff.email)
    await own.account.addPasskey({ made: device.make(await own.account.startPasskey()), label: 'Celular' })
    const byPasskey = async (browser = newBrowser()) => {
      const answer = device.answer(await browser.account.askForPasskey({ door: 'ADMIN' }))
      return browser.account.enterWithPasskey({ door: 'ADMIN', answer, rememberDevice: false })
    }
    employ({ amr: ['pwd'] })
    const { browser, outcome } = await signOn()
    expect(outcome).toMatchObject({ kind: 'SECOND_FACTOR', hasPasskey: true })
    expect(await byPasskey(browser)).toEqual({ next: 'done' })
    expect(await isInside(browser)).toBe(true)
    expect(await refusalOf(byPasskey())).toBe('sign_on_required')
    expect((await signOn()).outcome.kind).toBe('SECOND_FACTOR')
    world.clock.advance({ minutes: 5, seconds: 1 })
    expect(await isInside(browser)).toBe(true)
    expect(await refusalOf(byPasskey())).toBe('sign_on_required')
  })

  test('of the provider replaces the product’s own where the platform trusts it and the token reports it', async () => {
    await set({ trustsSecondFactor: true })
    await enrol()
    employ({ amr: ['pwd'] })
    expect((await signOn()).outcome.kind).toBe('SECOND_FACTOR')
    provider.add({
      sub: provider.present ?? '',
      email: staff.email,
      email_verified: true,
      amr: ['pwd', 'mfa'],
    })
    expect((await signOn()).outcome.kind).toBe('ENTERED')
  })

  test('is required in each session that proved none, even if another session proved one', async () => {
    Object.assign(world.app.config, { requiresSecondFactor: true })
    try {
      await set({ trustsSecondFactor: true })
      const person = employ({ amr: ['pwd'] })
      const weak = await signOn()
      provider.add({ ...person, amr: ['mfa'] })
      const strong = await signOn()
      expect((await weak.browser.context()).session?.lacksSecondFactor).toBe(true)
      expect((await strong.browser.context()).session?.lacksSecondFactor).toBe(false)
    } finally {
      Object.assign(world.app.config, { requiresSecondFactor: false })
    }
  })
})

describe('a fresh proof', () => {
  const isFresh = async (browser: Browser) => {
    const { session } = await browser.context()
    return world.clock.now().getTime() - (session?.steppedUpAt.getTime() ?? 0) <= 5 * 60_000
  }

  test('is not given by a sign-on that the provider answered from an earlier login', async () => {
    await set()
    employ({ typedAgo: 3600 })
    expect(await isFresh((await signOn()).browser)).toBe(false)
    employ({ sub: provider.present ?? '' })
    expect(await isFresh((await signOn()).browser)).toBe(true)
  })

  test('is given by a new login of the same person at the provider, and by no password', async () => {
    await set()
    employ({ typedAgo: 3600 })
    const { browser } = await signOn()
    expect(await refusalOf(browser.account.stepUp({ password: demoPassword }))).toBe('sign_on_required')
    expect(
      await refusalOf(
        browser.account.changePassword({ current: demoPassword, next: 'jabuti lilás no telhado' }),
      ),
    ).toBe('sign_on_required')
    const before = browser.cookies.get('balcao')
    expect((await signOn(browser, 'PROVE')).outcome).toEqual({ kind: 'PROVEN' })
    expect(browser.cookies.get('balcao')).not.toBe(before)
    expect(await isFresh(browser)).toBe(true)

    world.clock.advance({ minutes: 6 })
    const colleague = await aColleague()
    employ({ email: colleague.email })
    await signOn()
    expect((await signOn(browser, 'PROVE')).outcome).toMatchObject(refused('OTHER_PERSON'))
    expect(await isFresh(browser)).toBe(false)
  })

  test('is not given when the provider sends back an earlier login', async () => {
    await set()
    employ({ typedAgo: 3600 })
    const { browser } = await signOn()
    provider.lie = (claims) => ({ ...claims, auth_time: (claims.auth_time as number) - 3600 })
    expect((await signOn(browser, 'PROVE')).outcome).toMatchObject(refused('PROVIDER'))
    provider.lie = ({ auth_time: _, ...claims }) => claims
    expect((await signOn(browser, 'PROVE')).outcome).toMatchObject(refused('PROVIDER'))
  })
})

describe('a required sign-on', () => {
  /** Requires sign-on for all staff except the returned emergency administrator. */
  async function require(): Promise<{ id: string; email: string }> {
    const keeper = await aColleague()
    await world.owner`update users set totp_enabled_at = now() where id = ${keeper.id}`
    await set()
    employ()
    await signOn()
    await keep({ mode: 'REQUIRED', breakGlassUserId: keeper.id })
    return keeper
  }

  test('closes the password door and ends the sessions of that door, except for the emergency administrator', async () => {
    const other = await aColleague()
    const earlier = await team.enter(other.email)
    expect(await isInside(earlier)).toBe(true)
    const keeper = await require()
    expect(await isInside(earlier)).toBe(false)
    expect(await refusalOf(login(other.email))).toBe('sign_on_required')
    expect(await login(keeper.email)).toMatchObject({ next: 'second_factor' })
    await world.owner`update users set totp_enabled_at = null where id = ${keeper.id}`
    expect(await isInside(await team.enter(keeper.email))).toBe(true)
    expect(await audited('sign_on.bypassed')).toHaveLength(1)
  })

  test('changes nothing for sellers', async () => {
    await require()
    const seller = await aColleague({ roles: ['SELLER'], permissions: [] })
    const browser = await team.enter(seller.email, demoPassword, 'SELLER')
    expect(await isInside(browser)).toBe(true)
  })

  test('needs a successful round trip, and an administrator who can log in without the provider', async () => {
    await set()
    await expect(keep({ mode: 'REQUIRED' })).rejects.toMatchObject({ code: 'sign_on_break_glass_needed' })
    const keeper = await aColleague()
    const required = { mode: 'REQUIRED', breakGlassUserId: keeper.id } as const
    await expect(keep(required)).rejects.toMatchObject({ code: 'sign_on_break_glass_needed' })
    await world.owner`update users set totp_enabled_at = now() where id = ${keeper.id}`
    await expect(keep(required)).rejects.toMatchObject({ code: 'sign_on_untested' })
    const chief = await team.member(everything)
    employ()
    expect((await signOn(chief.browser, 'TEST')).outcome).toMatchObject({ kind: 'TESTED' })
    expect((await chief.browser.context()).session?.userId).toBe(chief.id)
    expect(await audited('sign_on.linked')).toEqual([])
    await keep(required)

    const stranger = await inScope(world.app, world.platformId, (scope) =>
      aPerson(scope, { roles: ['ADMIN'], permissions: [...everything] }),
    )
    await world.owner`update users set totp_enabled_at = now() where id = ${stranger.id}`
    await expect(keep({ ...required, breakGlassUserId: stranger.id })).rejects.toMatchObject({
      code: 'sign_on_break_glass_needed',
    })
  })

  test('ends when the operator turns it off, and all staff log in by password again', async () => {
    await require()
    const { browser } = await signOn()
    await inScope(world.app, team.platformId, (scope) => turnSignOnOff(scope, theProduct))
    expect(await isInside(browser)).toBe(false)
    expect(await isInside(await team.enter(staff.email))).toBe(true)
    await expect(start(newBrowser())).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the settings', () => {
  const reading = ({ browser }: Member) => adminSignOnApi.createCaller(browser.context)

  test('send a stored secret to no other issuer', async () => {
    await set()
    await expect(keep({ issuer: 'https://outro.example' })).rejects.toMatchObject({
      code: 'sign_on_secret_needed',
    })
    await expect(keep({ clientId: 'outro' })).rejects.toMatchObject({ code: 'sign_on_secret_needed' })
  })

  test('end the open sessions when they change to another provider', async () => {
    await set()
    employ()
    const { browser } = await signOn()
    const next = await aSignOnProvider({ now: () => world.clock.now() })
    await set({ issuer: next.issuer })
    await next.stop()
    expect(await isInside(browser)).toBe(false)
  })

  test('check an issuer only through the guarded HTTP client', async () => {
    const chief = await team.member(everything)
    expect(await reading(chief).check({ issuer: provider.issuer })).toEqual({ scopes: null })
    world.app.http = createGuardedHttp({})
    const inner = await aSignOnProvider({ now: () => world.clock.now() })
    expect(await refusalOf(reading(chief).check({ issuer: inner.issuer }))).toMatch(
      /url_refused|sign_on_unreachable/,
    )
    world.app.http = openHttp
    expect(inner.asked).toEqual([])
    await inner.stop()
  })

  test('list the linked people, and unlink only people of their own platform', async () => {
    await set()
    employ()
    await signOn()
    const chief = await team.member(everything)
    const list = () => reading(chief).listLinked({})
    expect((await list()).rows).toMatchObject([{ userId: staff.id, hasEnded: false }])
    const neighbour = await (await aTeam(world)).member(everything)
    expect(await refusalOf(reading(neighbour).unlink({ userId: staff.id }))).toBe('not_found')
    await reading(chief).unlink({ userId: staff.id })
    expect((await list()).rows).toEqual([])
    expect(await login(staff.email)).toEqual({ next: 'done' })
  })
})

test('an API key has the rights that the provider gives its owner, and none once the provider refuses the owner', async () => {
  await set({ groups: [{ name: 'vendas', permissions: ['isSalesAvailable'] }] })
  const { sub } = employ({ groups: ['vendas'] })
  await signOn()
  const { platformId } = team
  const as = callAs(
    { app: world.app, platformId },
    { userId: staff.id, role: 'ADMIN', permissions: [...everything] },
  )
  const wishes = { name: 'ERP', scopes: apiScopesOf('ADMIN'), networks: [], lifetimeDays: null }
  const { token } = await as(createApiKey, wishes)
  const call = { platformId, kind: 'KEY', token, ip: '203.0.113.9', call: 'GET /sales' } as const
  expect((await readApiKey(world.app, call)).permissions).toEqual(['isSalesAvailable'])
  provider.disable(sub)
  world.clock.advance({ seconds: 60 })
  await expect(readApiKey(world.app, call)).rejects.toMatchObject({ code: 'api_key_invalid' })
})
