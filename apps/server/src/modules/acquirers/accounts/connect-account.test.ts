import { createPrivateKey, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Sandbox, startSandbox } from '@balcao/sandbox/start-sandbox'
import type { TestAuthority } from '@balcao/sandbox/tls/create-test-authority'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aReceiver } from '#demo/a-receiver.ts'
import { anAccount } from '#demo/an-account.ts'
import { createLog } from '#kit/log.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import { openPlatformCertificate } from '#modules/acquirers/keys/open-platform-certificate.ts'
import {
  certificatePlace,
  certificateType,
  writeCertificate,
} from '#modules/acquirers/keys/platform-certificate.ts'
import { storePlatformCertificate } from '#modules/acquirers/keys/store-platform-certificate.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { pfxSample } from '#test/pfx-sample.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { connectAccount } from './connect-account.ts'
import { createProviderAccount } from './create-provider-account.ts'
import { getAccount, type ProviderAccount } from './provider-account.ts'

let shop: Shop
let bank: Sandbox
let authority: TestAuthority
let bankAccount: ProviderAccount

beforeAll(async () => {
  shop = await createShop()
  bank = await startSandbox({
    port: 0,
    dataDir: null,
    now: () => shop.clock.now(),
    timers: false,
    mutualTls: true,
  })
  if (!bank.authority) throw new Error('The bank has no authority of its own')
  authority = bank.authority
  const keys = { publicKey: 'entra|sai', secretKey: 'segredo-entra|segredo-sai' }
  bank.acquirer('ONZ').addAccount(keys)
  bankAccount = await inScope(shop.app, shop.platformId, (scope) =>
    createProviderAccount(
      scope,
      {
        provider: 'ONZ',
        label: 'Banco',
        baseUrl: `${bank.acquirerUrl('ONZ')}|${bank.acquirerUrl('ONZ', 'payouts')}`,
        credentials: { ...keys, pixKey: 'loja@balcao.example' },
        methods: ['PIX'],
        priority: 0,
      },
      theProduct,
    ),
  )
})
afterAll(async () => {
  await bank.stop()
  await shop.stop()
})

const connect = async (account = bankAccount) =>
  connectAccount(shop.app, await inScope(shop.app, shop.platformId, (scope) => getAccount(scope, account.id)))
const certificateUrls = async () =>
  (
    await shop.owner`
      select cert_cash_in_url as "cashIn", cert_cash_out_url as "cashOut" from platforms
      where platform_id = ${shop.platformId}`
  )[0] ?? {}
const failureOf = async (paymentId: string) =>
  (
    await shop.owner`
      select failure_kind as kind, failure_message as message from payment_attempts
      where payment_id = ${paymentId} and provider_account_id = ${bankAccount.id}`
  )[0]
const fileFor = (name: string, passphrase?: string): Buffer => {
  const { certificate, key } = authority.issueClient(name)
  const sealedKey = passphrase
    ? createPrivateKey(key).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
    : key
  return Buffer.from(`${certificate}\n${sealedKey}`)
}
const store = (wanted: Partial<Parameters<typeof storePlatformCertificate>[2]>) =>
  storePlatformCertificate(
    shop.app,
    shop.platformId,
    {
      half: 'cashIn',
      file: fileFor('loja'),
      authority: authority.certificate,
      ...wanted,
    },
    theProduct,
  )

describe('the certificate of a platform', () => {
  beforeEach(async () => {
    await shop.owner`update platforms set cert_cash_in_url = null, cert_cash_out_url = null`
  })

  test('opens the bank’s API: without one the adapter is not authorised, with one the sale is made', async () => {
    const refused = await shop.buy()
    expect(await failureOf(refused.paymentId)).toEqual({ kind: 'credentials', message: 'Unauthorized.' })
    expect(await bank.acquirer('ONZ').received()).toHaveLength(0)

    await store({ file: fileFor('loja', 'uma senha'), passphrase: 'uma senha' })
    const { status, payment } = await shop.buy()
    expect(status).toBe('PENDING')
    expect(payment.pix?.code).toMatch(/^000201/)
    expect(await bank.acquirer('ONZ').charges()).toHaveLength(1)
  })

  test('is stored sealed in the part of the storage that only the server reads', async () => {
    await store({})
    const { cashIn } = await certificateUrls()
    expect(cashIn).toMatch(/^certificates\/[0-9a-f]{32}\.sealed$/)
    const stored = await readFile(`${shop.app.config.dataDir}/files/${cashIn}`, 'utf8')
    expect(stored).toMatch(/^k[\w-]{8}\./)
    expect(stored).not.toContain('PRIVATE KEY')
    expect((await fetch(`${shop.url}/files/${cashIn}`)).status).toBe(404)
  })

  test('may be a file as banks issue it, with its passphrase', async () => {
    await store({ ...pfxSample, half: 'cashOut' })
    const { cashOut: reference } = await certificateUrls()
    const { platformId, app } = shop
    const [trace] =
      await shop.owner`select subject, detail from audit_log where detail->>'reference' = ${reference}`
    expect(trace).toEqual({ subject: platformId, detail: { half: 'cashOut', reference } })
    expect(await openPlatformCertificate(app, { platformId, half: 'cashOut', reference })).toMatchObject({
      pfx: pfxSample.file,
      passphrase: pfxSample.passphrase,
    })
  })

  test.each([
    ['that is no certificate', { file: Buffer.from('not a certificate') }],
    ['that is empty', { file: Buffer.alloc(0) }],
    ['with another passphrase', { ...pfxSample, passphrase: 'errada' }],
    [
      'without its private key',
      { file: Buffer.from('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----') },
    ],
    ['that is far too large', { file: Buffer.alloc(1_000_000) }],
  ])('a file %s is refused when it is uploaded', async (_story, wanted) => {
    await expect(store(wanted)).rejects.toMatchObject({ code: 'input_invalid', details: { field: 'file' } })
    expect((await certificateUrls()).cashIn).toBeNull()
  })

  test('with the key of another certificate is refused', async () => {
    const { certificate } = authority.issueClient('loja')
    const { key } = authority.issueClient('outra')
    await expect(store({ file: Buffer.from(certificate + key) })).rejects.toMatchObject({
      code: 'input_invalid',
    })
  })

  test('can be opened only in its own place: not for the other half, not for another platform', async () => {
    await store({})
    const { cashIn: reference } = await certificateUrls()
    const { platformId, app } = shop
    const open = (place: { platformId: string; half: 'cashIn' | 'cashOut' }) =>
      openPlatformCertificate(app, { ...place, reference })
    expect(await open({ platformId, half: 'cashIn' })).toBeDefined()
    expect(await open({ platformId, half: 'cashOut' })).toBeUndefined()
    expect(await open({ platformId: randomUUID(), half: 'cashIn' })).toBeUndefined()
  })

  test.each(['https://files.example/cert.pfx', 'images/a.png', '../secrets', 'certificates/missing.sealed'])(
    'a reference to %s counts as none',
    async (reference) => {
      await shop.owner`update platforms set cert_cash_in_url = ${reference}`
      const { paymentId } = await shop.buy()
      expect(await failureOf(paymentId)).toEqual({ kind: 'credentials', message: 'Unauthorized.' })
    },
  )

  test('in a folder of any other kind counts as none, even with a valid seal', async () => {
    const { platformId, app } = shop
    const seal = async (folder: 'certificates' | 'images') => {
      const place = { platformId, half: 'cashIn', reference: newObjectKey(folder, certificateType) } as const
      const { certificate, key } = authority.issueClient('loja')
      const text = app.secrets.seal(
        writeCertificate({ certificate, privateKey: key }),
        certificatePlace(place),
      )
      await app.store.put(place.reference, Buffer.from(text), certificateType)
      return place
    }
    expect(await openPlatformCertificate(app, await seal('certificates'))).toBeDefined()
    expect(await openPlatformCertificate(app, await seal('images'))).toBeUndefined()
  })

  test('is used at once after a replacement, and the former one is deleted within the hour', async () => {
    await store({})
    const { cashIn: former } = await certificateUrls()
    await shop.buy()
    await store({ file: fileFor('loja renovada') })
    const { cashIn: next } = await certificateUrls()
    expect(next).not.toBe(former)
    expect(await shop.app.store.get(former)).not.toBeNull()
    shop.clock.advance({ minutes: 61 })
    await shop.drainJobs()
    expect(await shop.app.store.get(former)).toBeNull()
    expect((await shop.buy()).status).toBe('PENDING')
  })

  test('of a missing platform leaves nothing behind', async () => {
    const wanted = { half: 'cashIn', file: fileFor('ninguém') } as const
    await expect(storePlatformCertificate(shop.app, randomUUID(), wanted, theProduct)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('a connected adapter', () => {
  test('knows its platform, with the data that adapters need', async () => {
    await inScope(shop.app, shop.platformId, (scope) =>
      aReceiver(scope, { accountId: bankAccount.id, userId: null, receiverId: 'rp_1' }),
    )
    const { context } = await connect()
    expect(context.platform).toMatchObject({ exists: true, defaultReceiverId: 'rp_1' })
    expect((await connect(shop.account)).context.platform?.defaultReceiverId).toBeUndefined()
    expect(context.accountWebhookUrl).toMatch(new RegExp(`^${shop.url}/webhooks/[\\w-]{65}$`))
  })

  test('stores a boleto that comes as a file, and the buyer reads our copy', async () => {
    const base = shop.sandbox.acquirerUrl('TRANSFEERA')
    await inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, {
        sandbox: shop.sandbox,
        provider: 'TRANSFEERA',
        methods: ['BILLET'],
        priority: 0,
        baseUrl: `${base}|${base}`,
      }),
    )
    const address = {
      cep: '01310-100',
      street: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    }
    const { payment } = await shop.buy({ method: 'BILLET', address })
    expect(payment.billet?.url).toMatch(new RegExp(`^${shop.url}/files/billets/[0-9a-f]{32}\\.pdf$`))
    const file = await fetch(payment.billet?.url ?? '')
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(await file.text()).toMatch(/^%PDF-/)
  })

  test('accepts nothing but a genuine PDF as a boleto', async () => {
    const { context } = await connect()
    const upload = (contentType: string, text: string) =>
      context.upload?.({ folder: 'billets', contentType, bytes: Buffer.from(text) })
    await expect(upload('text/html', '%PDF-1.4')).rejects.toThrow('Error on upload pdf')
    await expect(upload('application/pdf', '<script>')).rejects.toThrow('Error on upload pdf')
  })

  test('reads files of our own storage by their reference, and nothing else', async () => {
    const { context } = await connect()
    const key = newObjectKey('images', 'image/png')
    await shop.app.store.put(key, fileSamples['image/png'], 'image/png')
    expect(await context.readFile?.(key)).toEqual({
      contentType: 'image/png',
      bytes: fileSamples['image/png'],
    })
    await store({})
    const { cashIn } = await certificateUrls()
    for (const reference of ['https://example.com/a.png', '/etc/passwd', 'images/none.png', cashIn])
      await expect(context.readFile?.(reference), reference).rejects.toThrow('missing')
  })

  test('logs every exchange at level debug, without a secret or personal data', async () => {
    const lines: string[] = []
    const app = {
      ...shop.app,
      config: { ...shop.app.config, logLevel: 'debug' },
      log: createLog('debug', { write: (line) => lines.push(line) }),
    }
    const account = await inScope(app, shop.platformId, (scope) => getAccount(scope, shop.account.id))
    const { provider, context } = await connectAccount(app, account)
    await provider.createTransaction(
      {
        amount: 19_700,
        paymentMethod: 'PIX',
        customer: {
          name: 'Carolina Nogueira',
          email: 'carolina@compradora.example',
          document: '52998224725',
          phone: '11987654321',
        },
        items: [{ id: '1', title: 'Curso', unitPrice: 19_700, quantity: 1, tangible: false }],
        orderId: randomUUID(),
        webhookUrl: `${shop.url}/webhooks/x`,
      },
      context,
    )
    const text = lines.join('')
    expect(text).toContain('"operation":"createTransaction"')
    expect(text).toContain('"status":200')
    for (const secret of [context.credentials.secretKey, '52998224725', 'carolina@compradora.example'])
      expect(text).not.toContain(secret)
    expect((await connect()).context.log).toBeUndefined()
  })
})
