import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { getAccount, type ProviderAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Actor } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { openPlatformPrivateKey } from './platform-private-key.ts'
import { storePlatformPrivateKey } from './store-platform-private-key.ts'

let shop: Shop
let account: ProviderAccount

const keysOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
const keys = keysOf(2048)
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const by: Actor = { userId: randomUUID(), ip: '203.0.113.9' }

beforeAll(async () => {
  shop = await createShop()
  account = await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider: 'IUGU', withdrawKey: keys.publicKey }),
  )
})
afterAll(() => shop.stop())

const store = (pem: string, passphrase?: string, platformId = shop.platformId) =>
  inScope(shop.app, platformId, (scope) => storePlatformPrivateKey(scope, { pem, passphrase }, by))
const sealedKey = async (): Promise<string | null> =>
  (await shop.owner`select private_key from platforms where platform_id = ${shop.platformId}`)[0]?.private_key
const payOut = async (withdrawReference: string) => {
  const connectable = await inScope(shop.app, shop.platformId, (scope) => getAccount(scope, account.id))
  const { provider, context } = await connectAccount(shop.app, connectable, randomUUID())
  return provider.withdraw(
    {
      paymentMethod: 'PIX',
      amount: 15_050,
      withdrawReference,
      pixKey: '(11) 98765-4321',
      pixType: 'PHONE',
      document: '529.982.247-25',
      name: 'Maria da Silva',
    },
    context,
  )
}

describe('the private key of a platform', () => {
  test('signs its payouts: without one nothing is sent, with one the acquirer pays', async () => {
    expect(await payOut('before')).toMatchObject({
      ok: false,
      failure: { kind: 'credentials', message: 'Unauthorized.' },
    })
    expect(await shop.sandbox.acquirer('IUGU').payouts()).toHaveLength(0)
    await store(keys.privateKey)
    expect(await payOut('after')).toMatchObject({ ok: true, result: { amount: 15_050 } })
    expect(await shop.sandbox.acquirer('IUGU').payouts()).toMatchObject([{ amount: 15_050 }])
  })

  test('of another platform makes no signature that the acquirer accepts', async () => {
    await store(keysOf(2048).privateKey)
    const paid = await shop.sandbox.acquirer('IUGU').payouts()
    expect(await payOut('stranger')).toMatchObject({ ok: false })
    expect(await shop.sandbox.acquirer('IUGU').payouts()).toHaveLength(paid.length)
  })

  test('may be uploaded sealed with a passphrase, and is stored sealed by us', async () => {
    const passphrase = 'uma senha'
    const pem = createPrivateKey(keys.privateKey)
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
      .toString()
    await store(pem, passphrase)
    const sealed = await sealedKey()
    expect(sealed).toMatch(/^k[\w-]{8}\./)
    const { app, platformId } = shop
    expect(openPlatformPrivateKey(app, { platformId, privateKey: sealed })).toBe(keys.privateKey)
    expect(() => openPlatformPrivateKey(app, { platformId: randomUUID(), privateKey: sealed })).toThrow()
    await expect(store(pem, 'outra')).rejects.toMatchObject({ code: 'input_invalid' })
  })

  test.each([
    ['no key', 'minha chave'],
    ['a public key', keys.publicKey],
    ['a key that is too short', keysOf(1024).privateKey],
    ['a key of another kind', elliptic.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ])('is refused when it is %s, and the former one stays', async (_story, pem) => {
    await store(keys.privateKey)
    const before = await sealedKey()
    await expect(store(pem)).rejects.toMatchObject({ code: 'input_invalid', details: { field: 'pem' } })
    expect(await sealedKey()).toBe(before)
  })

  test('of a missing platform is refused', async () => {
    await expect(store(keys.privateKey, undefined, randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })

  test('leaves an audit row of who stored one, without the key', async () => {
    await store(keys.privateKey)
    const [entry] = await shop.owner`
      select subject, actor_user_id as by, ip from audit_log where action = 'platform_private_key.stored'`
    expect(entry).toEqual({ subject: shop.platformId, by: by.userId, ip: null })
    expect(JSON.stringify(await shop.owner`select * from audit_log`)).not.toContain('PRIVATE KEY')
  })
})
