import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPlatform, type DemoPlatform } from '#demo/a-platform.ts'
import { openCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import { openAccount } from '#modules/acquirers/accounts/open-account.ts'
import { getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { testAccount } from '#modules/acquirers/accounts/test-account.ts'
import { getRoutes } from '#modules/acquirers/routes/get-routes.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { approveProposal } from './approve-proposal.ts'
import { changeAccountByTwo } from './change-account-by-two.ts'
import { getProposal } from './get-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { type Outcome, proposeOrDo } from './propose-or-do.ts'
import { refuseProposal } from './refuse-proposal.ts'

const reason = 'Chave antiga vazou'
const secretKey = 'sk_nova_0123456789abcdef'

let world: TestApp
let shop: DemoPlatform
let ana: Cashier
let bruno: Cashier

async function aShop(name: string): Promise<DemoPlatform> {
  return inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name,
      hosts: [`${name.toLowerCase()}.localhost`],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
}

beforeAll(async () => {
  world = await createTestApp()
  shop = await aShop('Barraca')
  ana = await aCashier(world, shop)
  bruno = await aCashier(world, shop)
})
afterAll(() => world.stop())

const credentialsOf = ({ platformId, account }: DemoPlatform) =>
  inScope(world.app, platformId, async (scope) =>
    openCredentials(world.app, await getAccount(scope, account.id)),
  )
const nameOfSecret = async (place: DemoPlatform) => Object.keys(await credentialsOf(place))[0] ?? ''
const newKey = async (who: Cashier, { place = shop, key = `sk_${randomUUID()}` } = {}) =>
  who.call(changeAccountByTwo, {
    requestId: randomUUID(),
    accountId: place.account.id,
    credentials: { [await nameOfSecret(place)]: key },
    reason,
  })
const idOf = (outcome: Outcome) => (outcome.outcome === 'PROPOSED' ? outcome.proposalId : '')
const look = (who: Cashier, proposalId: string) => who.call(getProposal, { proposalId })
const approve = async (who: Cashier, proposalId: string) =>
  who.call(approveProposal, { proposalId, seen: (await look(who, proposalId)).seen })
const connect = async (
  { call }: Cashier,
  { place = shop, ...more }: { place?: DemoPlatform; confirmation?: string } = {},
) =>
  call(openAccount, {
    ...more,
    provider: 'HAWKPAY',
    label: 'Reserva',
    baseUrl: world.sandbox.acquirerUrl('HAWKPAY'),
    credentials: (await credentialsOf(place)) as Record<string, string>,
    methods: ['PIX'],
    priority: 0,
    reason,
  })
const trailOf = (subject: string) =>
  world.owner`select action, actor_user_id, reason, detail from audit_log where subject = ${subject} order by action`
const routesOf = (place = shop) =>
  inScope(world.app, place.platformId, (scope) => getRoutes(scope, { method: 'PIX' }))

describe('new keys of an acquirer', () => {
  test('are proposed by one person, approved by another, and only then in force; they are never shown', async () => {
    const before = await credentialsOf(shop)
    const proposalId = idOf(await newKey(ana, { key: secretKey }))
    expect(await credentialsOf(shop)).toEqual(before)
    const shown = await look(bruno, proposalId)
    expect(shown).toMatchObject({
      kind: 'ACQUIRER_ACCOUNT',
      person: null,
      balance: null,
      canApprove: true,
      changes: [{ what: 'account' }, { what: 'credential', after: await nameOfSecret(shop) }],
    })
    await expect(approve(ana, proposalId)).rejects.toMatchObject({ code: 'other_person_needed' })
    await approve(bruno, proposalId)
    expect(Object.values(await credentialsOf(shop))).toContain(secretKey)
    const kept = await world.owner`select p::text as row from money_proposals p where id = ${proposalId}
      union all select a::text from audit_log a where platform_id = ${shop.platformId}`
    expect(JSON.stringify([shown, await look(ana, proposalId), ...kept])).not.toContain(secretKey)
    const [row] = await world.owner`select state, secret from money_proposals where id = ${proposalId}`
    expect(row).toEqual({ state: 'APPROVED', secret: null })
  })

  test('are erased after a refusal or expiry', async () => {
    const refused = idOf(await newKey(ana))
    await bruno.call(refuseProposal, { proposalId: refused, reason: 'Não combinado' })
    const lapsed = idOf(await newKey(ana))
    world.clock.advance({ hours: 25 })
    await world.drainJobs()
    const rows =
      await world.owner`select state, secret from money_proposals where id in ${world.owner([refused, lapsed])} order by state`
    expect(rows).toEqual([
      { state: 'LAPSED', secret: null },
      { state: 'REFUSED', secret: null },
    ])
  })

  test('are not approved when the account has changed in the meantime', async () => {
    const proposalId = idOf(await newKey(ana))
    await world.owner`update provider_accounts set label = 'Outra' where id = ${shop.account.id}`
    await expect(approve(bruno, proposalId)).rejects.toMatchObject({ code: 'record_changed' })
    await bruno.call(refuseProposal, { proposalId, reason: 'Mudou' })
  })

  test('need two people; a pause or another name does not; a new account stays paused until two agree', async () => {
    const change = { requestId: randomUUID(), accountId: shop.account.id, reason }
    expect(await ana.call(changeAccountByTwo, { ...change, status: 'PAUSED', label: 'Principal' })).toEqual({
      outcome: 'DONE',
    })
    const awake = idOf(
      await ana.call(changeAccountByTwo, { ...change, status: 'ACTIVE', confirmation: 'Hawkpay' }),
    )
    await approve(bruno, awake)
    const { accountId } = await connect(ana)
    expect(await world.owner`select status from provider_accounts where id = ${accountId}`).toEqual([
      { status: 'PAUSED' },
    ])
    expect(await trailOf(accountId)).toMatchObject([{ action: 'provider_account.created' }])
  })
})

describe('an acquirer that has not passed a test', () => {
  const awake = (who: Cashier, accountId: string, confirmation?: string) =>
    who.call(changeAccountByTwo, {
      requestId: randomUUID(),
      accountId,
      status: 'ACTIVE' as const,
      reason,
      ...(confirmation !== undefined && { confirmation }),
    })
  const statusOf = async (accountId: string) =>
    (
      await world.owner`select status, cleared_at is not null as "isCleared" from provider_accounts
      where id = ${accountId}`
    )[0]

  test('cannot go live before its keys are accepted, by the only administrator or by two people', async () => {
    const small = await aShop('Prudente')
    const only = await aCashier(world, small)
    const { accountId, status } = await connect(only, { place: small })
    expect(status).toBe('PAUSED')
    await expect(awake(only, accountId)).rejects.toMatchObject({ code: 'acquirer_untested' })
    await expect(awake(only, accountId, 'Outra')).rejects.toMatchObject({ code: 'acquirer_untested' })
    expect(await testAccount(world.app, small.platformId, { accountId })).toMatchObject({
      verdict: 'ACCEPTED',
    })
    expect(await awake(only, accountId)).toEqual({ outcome: 'DONE' })
    expect(await statusOf(accountId)).toEqual({ status: 'ACTIVE', isCleared: true })
    const { accountId: ofTwo } = await connect(ana)
    await expect(awake(ana, ofTwo)).rejects.toMatchObject({ code: 'acquirer_untested' })
  })

  test('goes live when a person types its name; new keys have to pass the test again', async () => {
    const small = await aShop('Digitada')
    const only = await aCashier(world, small)
    const { accountId } = await connect(only)
    expect(await awake(only, accountId, 'Hawkpay')).toEqual({ outcome: 'DONE' })
    await only.call(changeAccountByTwo, {
      requestId: randomUUID(),
      accountId,
      status: 'PAUSED' as const,
      credentials: { [await nameOfSecret(small)]: 'sk_outra' },
      reason,
    })
    expect(await statusOf(accountId)).toEqual({ status: 'PAUSED', isCleared: false })
    await expect(awake(only, accountId)).rejects.toMatchObject({ code: 'acquirer_untested' })
  })
})

test('an acquirer connected by the only administrator is in use at once, and the log shows that no second person approved', async () => {
  const small = await aShop('Unica')
  const only = await aCashier(world, small)
  const { accountId, status } = await connect(only, { confirmation: 'hawkpay' })
  expect(status).toBe('ACTIVE')
  const row = { actor_user_id: only.id, reason }
  expect(await trailOf(accountId)).toMatchObject([
    { ...row, action: 'proposal.done_alone', detail: { kind: 'ACQUIRER_ACCOUNT' } },
    { ...row, action: 'provider_account.created', detail: { provider: 'HAWKPAY', status: 'ACTIVE' } },
  ])
})

describe('routes', () => {
  const wish = async (place = shop) => ({
    requestId: randomUUID(),
    method: 'PIX',
    savedAt: (await routesOf(place)).savedAt,
    lines: [{ accountId: place.account.id, step: 1, weight: 1, rules: {} }],
    reason: 'Outra ordem',
  })
  const save = (caller: Caller, input: Awaited<ReturnType<typeof wish>>) =>
    proposeOrDo(caller, 'PAYMENT_ROUTES', input)

  test('change after another person has seen them before and after', async () => {
    const proposalId = idOf(await ana.call(save, await wish()))
    expect((await routesOf()).lines).toEqual([])
    expect((await look(bruno, proposalId)).changes).toMatchObject([
      { what: 'method', after: 'PIX' },
      { what: 'lines', before: '', after: expect.stringMatching(/^1\. \S.* ×1$/) },
    ])
    await approve(bruno, proposalId)
    expect((await routesOf()).lines).toHaveLength(1)
  })

  test('of a neighbour platform are neither seen nor approved', async () => {
    const proposalId = idOf(await ana.call(save, await wish()))
    const { seen } = await look(bruno, proposalId)
    const stranger = await aCashier(world, { platformId: (await aShop('Vizinha')).platformId })
    await expect(look(stranger, proposalId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(stranger.call(approveProposal, { proposalId, seen })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await stranger.call(listProposals, { limit: 25 })).rows).toEqual([])
  })

  test('of a platform with one administrator are changed by that person alone, once, and the log shows it', async () => {
    const small = await aShop('Sozinha')
    const only = await aCashier(world, small)
    const input = await wish(small)
    expect(await only.call(save, input)).toEqual({ outcome: 'DONE' })
    expect(await only.call(save, input)).toEqual({ outcome: 'DONE' })
    expect((await routesOf(small)).lines).toHaveLength(1)
    const trail = await world.owner`select action, actor_user_id, reason from audit_log
      where platform_id = ${small.platformId} and action like 'proposal.%'`
    expect(trail).toEqual([{ action: 'proposal.done_alone', actor_user_id: only.id, reason: 'Outra ordem' }])
    expect(await newKey(only, { place: small })).toEqual({ outcome: 'DONE' })
    const suspended = await aCashier(world, small)
    await world.owner`update users set staff_suspended_at = now() where id = ${suspended.id}`
    expect(await only.call(save, await wish(small))).toEqual({ outcome: 'DONE' })
  })
})
