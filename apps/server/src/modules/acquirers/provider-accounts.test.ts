import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { openCredentials } from './accounts/account-credentials.ts'
import { createProviderAccount, type NewProviderAccount } from './accounts/create-provider-account.ts'
import { listProviderAccounts } from './accounts/list-provider-accounts.ts'
import { type ProviderAccountChanges, updateProviderAccount } from './accounts/update-provider-account.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const wish: NewProviderAccount = {
  provider: 'ONZ',
  label: 'Banco principal',
  baseUrl: null,
  credentials: { publicKey: 'entra|sai', secretKey: 'segredo-que-entra|segredo-que-sai' },
  methods: ['PIX'],
  priority: 3,
}
const by: Actor = { userId: randomUUID(), ip: '203.0.113.9' }
const create = (changes: Partial<NewProviderAccount> = {}) =>
  inScope(world.app, world.platformId, (scope) => createProviderAccount(scope, { ...wish, ...changes }, by))
const update = (id: string, changes: ProviderAccountChanges, platformId = world.platformId) =>
  inScope(world.app, platformId, (scope) => updateProviderAccount(scope, id, changes, by))
const list = () => inScope(world.app, world.platformId, listProviderAccounts)
const shownOf = async (id: string) => (await list()).find((account) => account.id === id)

describe('the account of a platform at an acquirer', () => {
  test('is listed in the order of charging, its secrets by their last four characters only', async () => {
    const { id } = await create()
    const accounts = await list()
    expect(accounts.map(({ provider }) => provider)).toEqual(['HAWKPAY', 'ONZ'])
    expect(accounts.at(-1)).toMatchObject({
      id,
      title: 'Onz',
      label: 'Banco principal',
      status: 'ACTIVE',
      credentials: [
        { name: 'publicKey', isSecret: false, isSet: true, shown: 'entra' },
        {
          name: 'secretKey',
          label: { PT_BR: expect.any(String) },
          isSecret: true,
          isSet: true,
          shown: 'ntra',
        },
        { name: 'cashOutPublicKey', isSet: true, shown: 'sai' },
        { name: 'cashOutSecretKey', isSecret: true, isSet: true, shown: '-sai' },
        { name: 'pixKey', isSet: false, shown: null },
        { name: 'webhookToken', isSecret: true, isSet: false, shown: null },
      ],
    })
    expect(JSON.stringify(accounts)).not.toContain('segredo-que')
  })

  test('keeps its secrets sealed in the database', async () => {
    const { id } = await create()
    const [row] = await world.owner`select * from provider_accounts where id = ${id}`
    expect(row?.credentials).toMatch(/^k[\w-]{8}\./)
    expect(JSON.stringify(row)).not.toContain('segredo')
  })

  test('shows nothing of a secret that is hardly longer than the visible part', async () => {
    const { id } = await create({ credentials: { publicKey: 'entra', secretKey: 'curto' } })
    const secret = (await shownOf(id))?.credentials.find(({ name }) => name === 'secretKey')
    expect(secret).toMatchObject({ isSet: true, shown: null })
  })

  test.each([
    ['a provider that can do nothing yet', { provider: 'ULTRAGATE' as const }, 'input_invalid', 'methods'],
    ['a missing key', { credentials: { publicKey: 'entra' } }, 'input_invalid', 'credentials'],
    ['a method the provider does not have', { methods: ['BILLET' as const] }, 'input_invalid', 'methods'],
    ['an empty label', { label: '  ' }, 'input_invalid', 'label'],
    [
      'no base URL for a provider without a known one',
      { provider: 'LUMION' as const },
      'input_invalid',
      'baseUrl',
    ],
    ['a base URL without encryption', { baseUrl: 'http://bank.example' }, 'url_refused', 'baseUrl'],
    ['a base URL in the internal network', { baseUrl: 'https://10.0.0.1/api' }, 'url_refused', 'baseUrl'],
    [
      'a second host in the internal network',
      { baseUrl: 'https://a.example|https://[fd00::1]' },
      'url_refused',
      'baseUrl',
    ],
    ['a base URL with a name in it', { baseUrl: 'https://me@bank.example' }, 'url_refused', 'baseUrl'],
    ['an invalid base URL', { baseUrl: 'bank' }, 'url_refused', 'baseUrl'],
  ])('is refused with %s, by the name of the field', async (_story, changes, code, field) => {
    await expect(create(changes)).rejects.toMatchObject({ code, details: { field } })
  })

  test('names the missing key by the specification’s word, and never repeats a key', async () => {
    const refusal = create({ credentials: { publicKey: 'entra' } })
    await expect(refusal).rejects.toMatchObject({ details: { message: 'Cash-in client secret is required' } })
  })
})

describe('a change', () => {
  test('touches named fields only: a missing or empty key stays, null removes it', async () => {
    const account = await create({
      credentials: { ...wish.credentials, pixKey: 'loja@balcao.example', webhookToken: 'um-token-longo' },
    })
    const changed = await update(account.id, {
      label: 'Banco reserva',
      credentials: { secretKey: '', cashOutSecretKey: 'novo-segredo-de-saida', webhookToken: null },
    })
    expect(openCredentials(world.app, changed)).toEqual({
      publicKey: 'entra',
      secretKey: 'segredo-que-entra',
      cashOutPublicKey: 'sai',
      cashOutSecretKey: 'novo-segredo-de-saida',
      pixKey: 'loja@balcao.example',
    })
    expect(await shownOf(account.id)).toMatchObject({ label: 'Banco reserva', methods: ['PIX'], priority: 3 })
  })

  test('by parts joined with a pipe replaces all of them', async () => {
    const account = await create()
    const changed = await update(account.id, { credentials: { publicKey: 'a|b', secretKey: 'c|d' } })
    expect(openCredentials(world.app, changed)).toEqual({
      publicKey: 'a',
      cashOutPublicKey: 'b',
      secretKey: 'c',
      cashOutSecretKey: 'd',
    })
  })

  test('that would leave the account incomplete changes nothing', async () => {
    const account = await create()
    await expect(update(account.id, { credentials: { secretKey: null } })).rejects.toMatchObject({
      code: 'input_invalid',
    })
    await expect(update(account.id, { baseUrl: 'http://10.0.0.1' })).rejects.toMatchObject({
      code: 'url_refused',
    })
    expect(await shownOf(account.id)).toMatchObject({ baseUrl: null })
  })

  test('of the address requires every stored secret to be typed again: none is sent to another server', async () => {
    const account = await create()
    const baseUrl = 'https://outra.example|https://outra.example'
    const refused = { code: 'input_invalid', details: { field: 'credentials' } }
    await expect(update(account.id, { baseUrl })).rejects.toMatchObject(refused)
    await expect(
      update(account.id, { baseUrl, credentials: { secretKey: 'segredo-novo', cashOutSecretKey: '' } }),
    ).rejects.toMatchObject(refused)
    const typed = { secretKey: 'segredo-novo', cashOutSecretKey: 'saida-nova' }
    expect(await update(account.id, { baseUrl, credentials: typed })).toMatchObject({ baseUrl })
    const whole = { publicKey: 'a|b', secretKey: 'c|d' }
    expect(await update(account.id, { baseUrl: null, credentials: whole })).toMatchObject({ baseUrl: null })
  })

  test('of a paused account keeps it out of sales, and its webhook address stays', async () => {
    const account = await create()
    const paused = await update(account.id, { status: 'PAUSED' })
    expect(paused).toMatchObject({ status: 'PAUSED', webhookTokenHash: account.webhookTokenHash })
  })

  test('by another platform finds no account', async () => {
    const account = await create()
    const stranger = 'c2a8c1de-1a4e-4d5b-93a4-3a9a2b6f0d11'
    await expect(update(account.id, { label: 'Meu' }, stranger)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the audit trail', () => {
  const trailOf = (id: string) =>
    world.owner`select action, actor_user_id as by, ip, detail from audit_log where subject = ${id} order by at, action desc`

  test('names who opened an account and who changed what, never a secret', async () => {
    const { id } = await create()
    await update(id, { label: 'Banco reserva', credentials: { secretKey: 'um-segredo-novo' }, priority: 3 })
    expect(await trailOf(id)).toMatchObject([
      {
        action: 'provider_account.created',
        by: by.userId,
        ip: null,
        detail: { provider: 'ONZ', methods: ['PIX'] },
      },
      {
        action: 'provider_account.changed',
        by: by.userId,
        detail: {
          label: { before: 'Banco principal', after: 'Banco reserva' },
          credentials: ['secretKey'],
        },
      },
    ])
    expect(JSON.stringify(await trailOf(id))).not.toMatch(/segredo/)
  })

  test('has no row for a refused change', async () => {
    const { id } = await create()
    await expect(update(id, { baseUrl: 'http://10.0.0.1' })).rejects.toMatchObject({ code: 'url_refused' })
    expect(await trailOf(id)).toHaveLength(1)
  })
})
