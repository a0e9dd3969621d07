import { providerNames } from '@balcao/providers/provider-names'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPlatform } from '#demo/a-platform.ts'
import { anAccount } from '#demo/an-account.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import type { NewAccountInput } from './accounts/account.input.ts'
import { changeAccount } from './accounts/change-account.ts'
import { getAccountForm } from './accounts/get-account-form.ts'
import { listAccounts } from './accounts/list-accounts.ts'
import { listProviders } from './accounts/list-providers.ts'
import { openAccount } from './accounts/open-account.ts'
import { testAccount } from './accounts/test-account.ts'
import { getPlatformKeys } from './keys/get-platform-keys.ts'
import { storePlatformPrivateKey } from './keys/store-platform-private-key.ts'

let world: TestApp
let staff: Cashier
let lumionId: string

beforeAll(async () => {
  world = await createTestApp()
  staff = await aCashier(world)
  const lumion = await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'LUMION' }),
  )
  lumionId = lumion.id
})
afterAll(() => world.stop())

const onz: NewAccountInput = {
  provider: 'ONZ',
  label: 'Banco principal',
  baseUrl: null,
  credentials: { publicKey: 'entra', secretKey: 'segredo-que-ninguem-le' },
  methods: ['PIX'],
  priority: 9,
  reason: 'Contrato novo',
}
const check = (accountId: string) => testAccount(world.app, world.platformId, { accountId })

describe('the staff', () => {
  test('sees every provider with their abilities and required credentials', async () => {
    const providers = await listProviders()
    expect(providers.map(({ name }) => name).sort()).toEqual([...providerNames].sort())
    expect(providers.find(({ name }) => name === 'ONZ')).toMatchObject({
      title: 'Onz',
      certificates: ['cashIn', 'cashOut'],
      fields: expect.arrayContaining([expect.objectContaining({ name: 'secretKey', isSecret: true })]),
    })
    expect(providers.find(({ name }) => name === 'ULTRAGATE')).toMatchObject({ methods: [] })
  })

  test('types credentials once, and from then on sees that they are set, when and by whom, and never their value', async () => {
    const { accountId } = await staff.call(openAccount, onz)
    world.clock.advance({ minutes: 5 })
    const changedAt = world.clock.now().toISOString()
    const newKey = { cashOutSecretKey: 'outro-segredo-inteiro' }
    await staff.call(changeAccount, { accountId, credentials: newKey, reason: 'Chave trocada' })
    const form = await staff.call(getAccountForm, { accountId })
    const fieldOf = (name: string) => form.fields.find((field) => field.name === name)
    expect(fieldOf('publicKey')).toMatchObject({ isSecret: false, value: 'entra' })
    expect(fieldOf('secretKey')).toMatchObject({ isSet: true, value: null })
    expect(fieldOf('cashOutSecretKey')).toMatchObject({ isSet: true, value: null, setAt: changedAt })
    expect(fieldOf('secretKey')?.setAt).not.toBe(changedAt)
    expect(fieldOf('webhookToken')).toMatchObject({ isSet: false, setAt: null, setBy: null })
    expect(JSON.stringify(form)).not.toMatch(/segredo/)
    expect(form.changes.map(({ reason, fields }) => ({ reason, fields }))).toEqual([
      { reason: 'Chave trocada', fields: ['cashOutSecretKey'] },
      { reason: 'Contrato novo', fields: ['publicKey', 'secretKey'] },
    ])
    expect(form.webhook.url).toMatch(/\/webhooks\/[\w-]{65}$/)
  })

  test('cannot open an account at an unknown provider', async () => {
    await expect(staff.call(openAccount, { ...onz, provider: 'NINGUEM' })).rejects.toMatchObject({
      code: 'input_invalid',
      details: { field: 'provider' },
    })
  })

  test('reads nothing of another platform', async () => {
    const elsewhere = crypto.randomUUID()
    await inScope(world.app, elsewhere, (scope) =>
      aPlatform(scope, {
        hosts: ['aurora.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('LUMION'),
        register: () => undefined,
        provider: 'LUMION',
      }),
    )
    const stranger = await aCashier(world, { platformId: elsewhere })
    await expect(stranger.call(getAccountForm, { accountId: lumionId })).rejects.toMatchObject({
      code: 'not_found',
    })
    const listed = await stranger.call(listAccounts, {})
    expect(listed.map(({ id }) => id)).not.toContain(lumionId)
    await expect(testAccount(world.app, elsewhere, { accountId: lumionId })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('sees that the platform has a key, since when and by whom', async () => {
    expect((await staff.call(getPlatformKeys, {})).privateKey).toMatchObject({ isStored: false })
    const { privateKey } = await import('node:crypto').then(({ generateKeyPairSync }) =>
      generateKeyPairSync('rsa', { modulusLength: 2048 }),
    )
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const by = { userId: staff.id, ip: null, reason: 'Primeira chave' }
    await inScope(world.app, world.platformId, (scope) => storePlatformPrivateKey(scope, { pem }, by))
    const keys = await staff.call(getPlatformKeys, {})
    expect(keys.privateKey).toMatchObject({ isStored: true, at: world.clock.now().toISOString() })
    expect(keys.cashIn.isStored).toBe(false)
    expect(keys.cashIn.askedBy).toContain('Onz')
  })
})

describe('a test of the connection', () => {
  test('is a real query for a missing charge, and reports that the keys were accepted', async () => {
    expect(await check(lumionId)).toMatchObject({ verdict: 'ACCEPTED', httpStatus: 404 })
    await world.app.acquirerHealth.settled()
    const listed = await staff.call(listAccounts, {})
    expect(listed.find(({ id }) => id === lumionId)?.health).toMatchObject([{ judged: 1, sick: 0 }])
  })

  test('reports that the provider refuses the keys, with its message', async () => {
    const wrong = { secretKey: 'sk_de_outra_pessoa' }
    await staff.call(changeAccount, { accountId: lumionId, credentials: wrong, reason: 'Engano' })
    expect(await check(lumionId)).toMatchObject({ verdict: 'REFUSED', httpStatus: 401 })
  })

  test('reports that the provider does not answer', async () => {
    await world.owner`update provider_accounts set base_url = 'http://127.0.0.1:9' where id = ${lumionId}`
    expect(await check(lumionId)).toMatchObject({ verdict: 'SILENT', httpStatus: null })
  })
})
