import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { savedCardConsent } from '@balcao/domain/cards/saved-card-consent'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { receivers, webhookInbox } from '#db/schema/acquirers.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { signOnIdentities } from '#db/schema/sign-on.ts'
import { aFiscalProfile } from '#demo/a-fiscal-profile.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { sealCard } from '#demo/a-purchase.ts'
import { aReceiver } from '#demo/a-receiver.ts'
import { aBankAccount, aWithdrawal } from '#demo/a-withdrawal.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { createSecretBox, type SecretBox } from '#kit/crypto/secret-box.ts'
import { answerOnce } from '#modules/accounts/api-keys/answer-once.ts'
import { createApiKey } from '#modules/accounts/api-keys/create-api-key.ts'
import { codeHash, isCodeOf } from '#modules/accounts/doors/code-hash.ts'
import { startSecondFactor } from '#modules/accounts/second-factor/start-second-factor.ts'
import { sealToken } from '#modules/accounts/sign-on/identity.ts'
import { saveSignOn } from '#modules/accounts/sign-on/save-sign-on.ts'
import { openPlatformCertificate } from '#modules/acquirers/keys/open-platform-certificate.ts'
import { storePlatformCertificate } from '#modules/acquirers/keys/store-platform-certificate.ts'
import { storePlatformPrivateKey } from '#modules/acquirers/keys/store-platform-private-key.ts'
import { receiverTokenPlace } from '#modules/acquirers/receivers/receiver.ts'
import { claimSavedCard } from '#modules/cards/claim-saved-card.ts'
import { keepCardToken } from '#modules/cards/keep-card-token.ts'
import { saveCard } from '#modules/cards/save-card.ts'
import { cartPath, readCartToken } from '#modules/carts/cart-link.ts'
import { readUpsellToken, signUpsellToken } from '#modules/checkout/upsell-token.ts'
import { hasOptedOut, optOut, optOutPath } from '#modules/notifications/opt-out.ts'
import { openEndpointSecrets } from '#modules/outgoing/endpoint-secret.ts'
import { rotateEndpointSecret } from '#modules/outgoing/rotate-endpoint-secret.ts'
import { readClicks, rememberClick } from '#modules/partners/affiliates/click-cookie.ts'
import { readOwnPayments, rememberPurchase } from '#modules/payments/views/purchase-cookie.ts'
import { listDeciders, recordDecision, seenOf } from '#modules/payouts/withdrawals/deciding/decisions.ts'
import { keepDkimKey } from '#modules/platforms/mail-domain/dkim-key.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { changeAccountByTwo } from '#modules/proposals/change-account-by-two.ts'
import { listReportViews } from '#modules/reports/views/list-report-views.ts'
import { saveReportView } from '#modules/reports/views/save-report-view.ts'
import { scheduleReportView } from '#modules/reports/views/schedule-report-view.ts'
import { stopPath } from '#modules/reports/views/stop-link.ts'
import { stopReportMails } from '#modules/reports/views/stop-report-mails.ts'
import { replacePixels } from '#modules/tracking/replace-pixels.ts'
import { openBody, sealBody } from '#modules/webhooks/sealed-body.ts'
import { inScope, type Scope } from '#scope.ts'
import { aCashier } from '#test/a-cashier.ts'
import { callAs } from '#test/call-as.ts'
import { pfxSample } from '#test/pfx-sample.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testMasterKey } from '#test/test-secrets.ts'
import { countOutdated } from './count-outdated.ts'
import { resealColumn } from './reseal-column.ts'
import { resealEverything } from './reseal-everything.ts'
import { sealedColumns } from './sealed-columns.ts'

const newKey = randomBytes(32)
const rotating = createSecretBox([testMasterKey, newKey])
const withoutFormer = createSecretBox([newKey])
const pem = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
}).privateKey

let world: TestApp
let tenants: Awaited<ReturnType<typeof fillEverySealedColumn>>[]

beforeAll(async () => {
  world = await createTestApp()
  const neighbour = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      hosts: ['vizinha.example'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  tenants = [
    await fillEverySealedColumn(world.platformId, world.account.id),
    await fillEverySealedColumn(neighbour.platformId, neighbour.account.id),
  ]
})
afterAll(() => world.stop())

/** One secret of each kind, stored by its use case. */
async function fillEverySealedColumn(platformId: string, accountId: string) {
  const { app } = world
  const file = { file: pfxSample.file, passphrase: pfxSample.passphrase }
  await storePlatformCertificate(app, platformId, { half: 'cashIn', ...file }, theProduct)
  await keepDkimKey(app, platformId)
  const sealedCard = await sealCard(app, platformId)
  const made = await inScope(app, platformId, async (scope) => {
    const { tx, now } = scope
    await storePlatformPrivateKey(scope, { pem }, theProduct)
    await replacePixels(scope, null, [{ vendor: 'facebook', pixelId: '1234567890', token: 'pixel token' }])
    const link = await optOutPath(scope, 'livia@compradora.example')
    await optOut(scope, link.replace('/opt-out/', ''))
    const seller = await aPerson(scope)
    await aFiscalProfile(scope, { sellerId: seller.id })
    const staff = await aPerson(scope, { roles: ['ADMIN'] })
    const receiverId = await aReceiver(scope, { accountId, userId: seller.id })
    const token = app.secrets.seal('receiver token', receiverTokenPlace({ platformId, id: receiverId }))
    await tx.update(receivers).set({ token }).where(eq(receivers.id, receiverId))
    const consent = savedCardConsent
    const cardTerms = {
      sealedCard,
      sellerId: seller.id,
      locale: 'PT_BR' as const,
      ip: '203.0.113.7',
      consent,
    }
    const savedCardId = await saveCard(scope, cardTerms)
    const bought = { orderId: randomUUID(), createdAt: now }
    await claimSavedCard(scope, {
      ...bought,
      savedCardId,
      sellerId: seller.id,
      buyerEmail: 'livia@compradora.example',
      isUntried: false,
    })
    await keepCardToken(scope, bought, accountId, 'card token')
    const webhookId = randomUUID()
    await tx.insert(webhookInbox).values({
      id: webhookId,
      platformId,
      providerAccountId: accountId,
      receivedAt: now,
      sourceIp: '203.0.113.7',
      method: 'POST',
      path: '/',
      query: '',
      headers: {},
      rawBody: sealBody(app, { platformId, id: webhookId }, Buffer.from('the very body')),
      isBodySealed: true,
      state: 'APPLIED',
    })
    const withdrawal = await aWithdrawal(scope, {
      owner: { userId: seller.id, purse: 'user' },
      bankAccount: await aBankAccount(scope, { userId: seller.id }),
      state: 'IN_REVIEW',
      providerAccountId: accountId,
    })
    await signOnOf(scope, staff.id)
    return {
      platformId,
      seller,
      staff,
      withdrawal,
      linkOfAnother: await optOutPath(scope, 'otavio@comprador.example'),
      endpoint: await anEndpoint(scope, { sellerId: seller.id }),
    }
  })
  const { seller, staff, withdrawal, endpoint } = made
  const as = (person: { id: string }, role: 'SELLER' | 'ADMIN') =>
    callAs({ app, platformId }, { userId: person.id, role })
  await as(seller, 'SELLER')(rotateEndpointSecret, { endpointId: endpoint.id })
  await as(seller, 'SELLER')(startSecondFactor, undefined)
  const key = await as(seller, 'SELLER')(createApiKey, {
    name: 'ERP',
    scopes: ['products:write'],
    networks: [],
    lifetimeDays: null,
  })
  const call = {
    apiKeyId: key.apiKeyId,
    userId: seller.id,
    role: 'SELLER' as const,
    idempotencyKey: 'import 1',
    call: 'POST /products',
    input: {},
  }
  await as(seller, 'SELLER')(
    (caller) =>
      answerOnce(
        caller,
        call,
        async () => ({ id: 1 }),
        () => {},
      ),
    null,
  )
  const { viewId } = await as(seller, 'SELLER')(saveReportView, {
    name: 'Semana',
    report: 'PRODUCT',
    filters: { range: '30' },
  })
  await as(seller, 'SELLER')(scheduleReportView, { viewId, schedule: 'WEEKLY' })
  const linkOfReport = await inScope(app, platformId, (scope) => stopPath(scope, viewId))
  await as(staff, 'ADMIN')((caller) => recordDecision(caller, withdrawal.id, approvalOf(withdrawal)), null)
  const [proposer] = [await aCashier(world, { platformId }), await aCashier(world, { platformId })]
  await proposer.call(changeAccountByTwo, {
    requestId: randomUUID(),
    accountId,
    credentials: { secretKey: 'a key that waits for a second person' },
    reason: 'Chave nova',
  })
  return { ...made, linkOfReport }
}

/** A provider of the staff's sign-on, and a person linked to it. */
async function signOnOf(scope: Scope, userId: string): Promise<void> {
  const { app, tx, platformId, now } = scope
  const issuer = 'https://login.feira.example'
  await saveSignOn(scope, theProduct, {
    mode: 'OFF',
    label: 'Login da Feira',
    issuer,
    clientId: 'balcao',
    clientSecret: 'client secret',
    scopes: 'openid email',
    groupsClaim: 'groups',
    groups: [],
    trustsSecondFactor: false,
    factorValues: ['mfa'],
    emailDomains: [],
    breakGlassUserId: null,
  })
  const id = randomUUID()
  await tx.insert(signOnIdentities).values({
    id,
    platformId,
    userId,
    issuer,
    subject: userId,
    ...sealToken(app, { platformId, id }, { access_token: 'access', refresh_token: 'refresh' }),
    linkedAt: now,
    provenAt: now,
    askAt: now,
  })
}

const approvalOf = (withdrawal: Parameters<typeof seenOf>[0]) =>
  ({ kind: 'APPROVE', seen: seenOf(withdrawal) }) as const

/** Number of values with a mark in each column of the whole database, by reading all of them. */
async function sealedWith(mark: string): Promise<Record<string, number>> {
  const columns = await world.owner<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'bytea') order by 1, 2`
  const counts: Record<string, number> = {}
  for (const { table, column, type } of columns) {
    const start = type === 'bytea' ? `encode(substring(${column} from 1 for 10), 'escape')` : `"${column}"`
    const [row] = await world.owner.unsafe(
      `select count(*)::int as count from ${table} where starts_with(${start}, $1)`,
      [`${mark}.`],
    )
    if (row?.count > 0) counts[`${table}.${column}`] = row?.count
  }
  return counts
}

const vault = (secrets = rotating) => ({ sql: world.owner, secrets, store: world.app.store })
const total = (places: { resealed: number; left: number }[], what: 'resealed' | 'left') =>
  places.reduce((sum, place) => sum + place[what], 0)

test('the list names every place in which the product seals values', async () => {
  const modules = join(import.meta.dirname, '../../modules')
  const files = (await readdir(modules, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const sources = await Promise.all(files.map((name) => readFile(join(modules, name), 'utf8')))
  const named = sources.flatMap((source) =>
    [...source.matchAll(/table: '(\w+)',\s*column: '(\w+)'/g)].map(
      ([, table, column]) => `${table}.${column}`,
    ),
  )
  const listed = sealedColumns.map(({ table, column, sealedAs = column }) => `${table}.${sealedAs}`)
  expect(new Set(named)).toEqual(new Set(listed))
})

test('a key that opens nothing changes nothing, and the number of remaining values is reported', async () => {
  const before = await sealedWith(world.app.secrets.currentMark)
  const stranger = createSecretBox([randomBytes(32), newKey])
  const places = await resealEverything(vault(stranger))
  expect(total(places, 'resealed')).toBe(0)
  expect(total(places, 'left')).toBe(Object.values(before).reduce((sum, count) => sum + count) + 2)
  expect(await sealedWith(world.app.secrets.currentMark)).toEqual(before)
})

test('every value of the former key is sealed again on every platform, also after an interruption', async () => {
  const before = await sealedWith(world.app.secrets.currentMark)
  expect(Object.keys(before).sort()).toEqual(
    sealedColumns.map(({ table, column }) => `${table}.${column}`).sort(),
  )
  for (const count of Object.values(before)) expect(count).toBeGreaterThanOrEqual(tenants.length)
  const all = Object.values(before).reduce((sum, count) => sum + count) + tenants.length

  const [first] = sealedColumns
  if (!first) throw new Error('no column')
  expect(await resealColumn(vault(), world.platformId, first)).toBe(1)
  expect(
    await countOutdated(world.owner, { platformId: world.platformId, mark: rotating.currentMark }, first),
  ).toBe(0)

  const rest = await resealEverything(vault())
  expect(total(rest, 'resealed')).toBe(all - 1)
  expect(total(rest, 'left')).toBe(0)
  expect(await sealedWith(world.app.secrets.currentMark)).toEqual({})
  expect(await sealedWith(rotating.currentMark)).toEqual(before)
  expect(total(await resealEverything(vault()), 'resealed')).toBe(0)
})

test('each platform opens its own secrets with the former key destroyed', async () => {
  // A store of its own, because opened certificates are cached per store.
  const app: App = { ...world.app, secrets: withoutFormer, store: { ...world.app.store } }
  for (const { platformId, withdrawal, endpoint } of tenants)
    await inScope(app, platformId, async (scope) => {
      const { tx, now } = scope
      expect(await listDeciders(scope, withdrawal.id, approvalOf(withdrawal))).toHaveLength(1)
      const [called] = await tx.select().from(outgoingEndpoints).where(eq(outgoingEndpoints.id, endpoint.id))
      if (called) expect(openEndpointSecrets(app, called, now)).toEqual([expect.any(String), endpoint.secret])
      const [webhook] = await tx.select().from(webhookInbox)
      if (webhook) expect(Buffer.from(openBody(app, webhook)).toString()).toBe('the very body')
      const [platform] = await world.owner`
        select cert_cash_in_url as reference from platforms where platform_id = ${platformId}`
      const wanted = { platformId, half: 'cashIn', reference: platform?.reference } as const
      expect(await openPlatformCertificate(app, wanted)).toMatchObject({ passphrase: pfxSample.passphrase })
    })
})

test('mailboxes that opted out before the change of key stay opted out, and earlier links still work', async () => {
  const app: App = { ...world.app, secrets: withoutFormer }
  for (const { platformId, linkOfAnother } of tenants)
    await inScope(app, platformId, async (scope) => {
      expect(await hasOptedOut(scope, 'livia@compradora.example')).toBe(true)
      expect(await hasOptedOut(scope, 'otavio@comprador.example')).toBe(false)
      await optOut(scope, linkOfAnother.replace('/opt-out/', ''))
      expect(await hasOptedOut(scope, 'otavio@comprador.example')).toBe(true)
    })
})

test('an unsubscribe link from before the change of key still works, at its own platform only', async () => {
  const app: App = { ...world.app, secrets: withoutFormer }
  const stop = (platformId: string, link: string) =>
    inScope(app, platformId, (scope) => stopReportMails(scope, link.replace('/report-mails/', '')))
  for (const { platformId, seller, linkOfReport } of tenants) {
    const views = () =>
      callAs({ app, platformId }, { userId: seller.id, role: 'SELLER' })(listReportViews, undefined)
    for (const other of tenants.filter((tenant) => tenant.platformId !== platformId))
      await expect(stop(platformId, other.linkOfReport)).rejects.toMatchObject({ code: 'not_found' })
    expect(await views()).toMatchObject([{ schedule: 'WEEKLY' }])
    await stop(platformId, linkOfReport)
    expect(await views()).toMatchObject([{ schedule: null }])
  }
})

test('signatures in browsers and mails from before the change of key are valid while the former key is given', async () => {
  const { platformId } = world
  const [paymentId, cartId, offerId] = [randomUUID(), randomUUID(), randomUUID()]
  const cookie = (written: string) => ({ platformId, cookieHeader: written.split(';')[0] })
  const nobody = { platformId, cookieHeader: undefined }
  const made = { id: randomUUID(), affiliationId: randomUUID(), termsId: randomUUID(), at: 1 }
  const productId = randomUUID()
  const purchases = rememberPurchase(world.app, nobody, paymentId)
  const { cookie: clicks } = rememberClick(world.app, nobody, { productId, made, isFirstOver: false })
  const toCart = new URL(
    cartPath({ app: world.app, platformId }, { id: cartId, offerId }, 'email'),
    'https://loja.example',
  )
  const upsellToken = signUpsellToken(world.app, paymentId)
  const hash = codeHash(world.app, { ownerId: paymentId, code: '123456' })
  const readBy = (secrets: SecretBox) => {
    const app: App = { ...world.app, secrets }
    return {
      payments: readOwnPayments(app, cookie(purchases)),
      clicks: Object.keys(readClicks(app, cookie(clicks))),
      cart: readCartToken({ app, platformId }, toCart.searchParams.get('carrinho') ?? ''),
      upsell: readUpsellToken(app, upsellToken)?.paymentId ?? null,
      isCode: isCodeOf(app, { ownerId: paymentId, code: '123 456' }, hash),
    }
  }
  expect(readBy(rotating)).toEqual({
    payments: [paymentId],
    clicks: [productId],
    cart: cartId,
    upsell: paymentId,
    isCode: true,
  })
  expect(readBy(withoutFormer)).toEqual({ payments: [], clicks: [], cart: null, upsell: null, isCode: false })
})
