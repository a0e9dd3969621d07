import { randomUUID } from 'node:crypto'
import type { ConnectionVendor } from '@balcao/domain/platform/connections'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { listContents } from '#modules/access/list-contents.ts'
import { saveContents } from '#modules/access/save-contents.ts'
import { putAbandonedCart } from '#modules/carts/put-abandoned-cart.ts'
import { moveBuyer } from '#modules/corrections/buyer-email/move-buyer.ts'
import { chooseReminders } from '#modules/notifications/opt-out.ts'
import { getDelivery } from '#modules/outgoing/get-delivery.ts'
import { listDeliveries } from '#modules/outgoing/list-deliveries.ts'
import { listEndpoints } from '#modules/outgoing/list-endpoints.ts'
import { removeEndpoint } from '#modules/outgoing/remove-endpoint.ts'
import { replayDelivery } from '#modules/outgoing/replay-deliveries.ts'
import { rotateEndpointSecret } from '#modules/outgoing/rotate-endpoint-secret.ts'
import { inScope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { type FakeVendors, fakeVendors, vendorSecrets } from '#test/http/fake-vendors.ts'
import { hostileUrls } from '#test/http/hostile-urls.ts'
import { createListeningWorld, type ListeningWorld } from '#test/listening-world.ts'
import { type ConnectionInput, connectionInput } from './connection.input.ts'
import { getConnection } from './get-connection.ts'
import { listConnections } from './list-connections.ts'
import { removeConnection } from './remove-connection.ts'
import { saveConnection } from './save-connection.ts'
import { testConnection } from './test-connection.ts'

let world: ListeningWorld
let vendors: FakeVendors
let app: App

beforeAll(async () => {
  world = await createListeningWorld()
  vendors = await fakeVendors()
  app = { ...world.app, config: { ...world.app.config, conversionsUrl: vendors.url } }
})
afterEach(() => vendors.works())
afterAll(async () => {
  await vendors.stop()
  await world.stop()
})

const forms = {
  UTMIFY: { fields: { token: vendorSecrets.utmify } },
  MEMBERKIT: { fields: { apiKey: vendorSecrets.memberkit } },
  CADEMI: { fields: { subdomain: 'escola', token: vendorSecrets.cademi } },
  RD_STATION: { fields: { apiKey: vendorSecrets.rdStation } },
  ACTIVE_CAMPAIGN: {
    fields: { host: 'escola.api-us1.com', apiKey: vendorSecrets.activeCampaign, listId: '7' },
  },
  WHATSAPP: {
    fields: {
      url: 'https://api.mensageiro.example/instancias/1/send-text',
      method: 'POST',
      headers: `Client-Token: ${vendorSecrets.whatsapp}`,
    },
  },
  DISCORD: { fields: { url: vendorSecrets.discord }, events: ['sale.approved', 'sale.refunded'] },
  TELEGRAM: {
    fields: { botToken: vendorSecrets.telegram, chatId: '@vendas' },
    events: ['sale.approved', 'sale.refunded'],
  },
} satisfies Record<ConnectionVendor, Partial<ConnectionInput>>

/** Parses the input as the procedure does. */
const formOf = (vendor: ConnectionVendor, more: object = {}) =>
  connectionInput.parse({
    vendor,
    version: null,
    isOn: true,
    events: [],
    rules: [],
    ...forms[vendor],
    ...more,
  })

const work = (worker: App = app) => world.work(worker)

let buyers = 0

async function aShop() {
  const stall = await aStall(world)
  const as = callAs({ app, platformId: world.platformId }, { userId: stall.seller.id, role: 'SELLER' })
  const connect = (vendor: ConnectionVendor, more: object = {}) => as(saveConnection, formOf(vendor, more))
  const buy = async (wishes: { offerId?: string; email?: string } = {}) => {
    const email = wishes.email ?? `membro${++buyers}@compradora.example`
    const bought = { offerId: wishes.offerId ?? stall.offer.id, email }
    const { paymentId } = await aPurchase(app, world.platformId, bought)
    await stall.tell(paymentId, 'APPROVED')
    return { paymentId, email }
  }
  const [first] = [stall.product.id]
  return { ...stall, as, connect, buy, productId: first }
}

const orderOf = async (paymentId: string) => {
  const [row] =
    await world.owner`select o.id, o.code from orders o join payments p on p.order_id = o.id where p.id = ${paymentId}`
  return { id: String(row?.id), code: String(row?.code) }
}

describe('a sale, from its payment to its refund', () => {
  test('is an order in UTMify with its current state', async () => {
    const { connect, buy, tell } = await aShop()
    await connect('UTMIFY')
    const { paymentId, email } = await buy()
    await work()
    const { id } = await orderOf(paymentId)
    expect(vendors.state.orders.get(id)).toMatchObject({
      status: 'paid',
      customer: { email, document: null },
    })
    await tell(paymentId, 'REFUNDED')
    await work()
    expect(vendors.state.orders.get(id)).toMatchObject({ status: 'refunded' })
  })

  test('is reported to UTMify in its current state, even if its first event arrives after its last', async () => {
    const { connect, buy, tell } = await aShop()
    await connect('UTMIFY')
    vendors.fails((host) => (host === 'api.utmify.com.br' ? { status: 503 } : null))
    const { paymentId } = await buy()
    await work()
    vendors.works()
    await tell(paymentId, 'REFUNDED')
    await work()
    // Retries of the first event, hours after the refund.
    world.clock.advance({ hours: 3 })
    await work()
    const { id } = await orderOf(paymentId)
    const told = vendors.heard
      .filter(({ body }) => body.includes(id))
      .map(({ body }): string => JSON.parse(body).status)
    expect(told.at(-1)).toBe('refunded')
    expect(vendors.state.orders.get(id)).toMatchObject({ status: 'refunded' })
  })

  test.each(['DISCORD', 'TELEGRAM'] as const)('is two messages at %s, each once', async (vendor) => {
    const { connect, buy, tell, as } = await aShop()
    await connect(vendor)
    vendors.state.notes.length = 0
    const { paymentId, email } = await buy()
    await work()
    await tell(paymentId, 'REFUNDED')
    await work()
    world.clock.advance({ hours: 3 })
    await work()
    const { code } = await orderOf(paymentId)
    expect(vendors.state.notes).toEqual([
      expect.stringMatching(`^Venda aprovada: .*${code}$`),
      expect.stringMatching(`^Venda reembolsada: .*${code}$`),
    ])
    expect(vendors.state.notes.join()).not.toContain(email)
    expect(await as(listConnections, undefined)).toMatchObject([{ vendor, sentLastDay: 2, failedLastDay: 0 }])
  })

  test('is a contact of ActiveCampaign, and a conversion of RD Station, by the rule of its product', async () => {
    const { connect, buy, productId } = await aShop()
    const rules = [{ event: 'sale.approved', productId, code: '5' }]
    await connect('ACTIVE_CAMPAIGN', { rules })
    await connect('RD_STATION', { rules: [{ ...rules[0], code: 'compra-paes' }] })
    const { email } = await buy()
    await work()
    const contact = vendors.state.contacts.get(email)
    expect([[...(contact?.lists ?? [])], [...(contact?.tags ?? [])]]).toEqual([['7'], ['5']])
    expect(vendors.state.conversions.at(-1)).toMatchObject({ conversion_identifier: 'compra-paes', email })
    expect(JSON.stringify(vendors.state.conversions)).not.toContain('52998224725')
  })

  test('is a message by the seller’s own WhatsApp service', async () => {
    const { connect, buy } = await aShop()
    const code = '{"phone":"{{buyer.phone}}","message":"Oi, {{buyer.firstName}}"}'
    await connect('WHATSAPP', { rules: [{ event: 'sale.approved', productId: null, code }] })
    await buy()
    await work()
    expect(vendors.state.messages.at(-1)).toMatchObject({ phone: '5511987654321' })
  })
})

describe('marketing', () => {
  test('informs no tool about a buyer who opted out, and records that reason instead of a failure', async () => {
    const { connect, buy, within, as } = await aShop()
    const rules = [{ event: 'sale.approved', productId: null, code: '5' }]
    await connect('ACTIVE_CAMPAIGN', { rules })
    const email = `sem-contato-${randomUUID()}@compradora.example`
    await within((scope) => chooseReminders(scope, { email, areWanted: false }))
    await buy({ email })
    await work()
    expect(vendors.state.contacts.has(email)).toBe(false)
    const [connection] = await as(listConnections, undefined)
    expect(connection).toMatchObject({ failedLastDay: 0, failures: 0 })
    const { rows } = await as(listDeliveries, { endpointId: connection?.id, limit: 5 })
    expect(rows).toMatchObject([{ state: 'DEAD', tries: 1, lastFailure: 'opted_out', nextTryAt: null }])
  })

  test('sends nothing about an abandoned cart whose visitor opted out', async () => {
    const { connect, within, offer } = await aShop()
    const code = '{"to":"{{buyer.phone}}"}'
    await connect('WHATSAPP', { rules: [{ event: 'cart.abandoned', productId: null, code }] })
    await connect('RD_STATION', { rules: [{ event: 'cart.abandoned', productId: null, code: 'carrinho' }] })
    const visit = async (areWanted: boolean) => {
      const email = `visita-${randomUUID()}@compradora.example`
      await within(async (scope) => {
        await chooseReminders(scope, { email, areWanted })
        await putAbandonedCart(scope, {
          offerId: offer.id,
          name: 'Ana Lima',
          document: '',
          email,
          phone: '11987654321',
          cartAmt: 0,
          utmQuery: {},
        })
      })
      world.clock.advance({ hours: 2 })
      await work()
      return vendors.state.conversions.filter((conversion) => conversion.email === email).length
    }
    const before = vendors.state.messages.length
    expect([await visit(false), await visit(true)]).toEqual([0, 1])
    expect(vendors.state.messages.length - before).toBe(1)
  })
})

describe.each([
  ['MEMBERKIT', '12,34', (email: string) => (vendors.state.classes.get(email)?.size ?? 0) > 0],
  [
    'CADEMI',
    'paes',
    (email: string) =>
      [...(vendors.state.deliveries.get(`${email} paes`)?.values() ?? [])].includes('aprovado'),
  ],
] as const)('a members’ area at %s', (vendor, code, isMember) => {
  const anArea = async () => {
    const shop = await aShop()
    await shop.connect(vendor, { rules: [{ event: null, productId: shop.productId, code }] })
    return shop
  }

  test('opens at approval, closes at a chargeback and opens again after the dispute is won', async () => {
    const { buy, tell } = await anArea()
    const { paymentId, email } = await buy()
    await work()
    expect(isMember(email)).toBe(true)
    await tell(paymentId, 'CHARGEBACK')
    await work()
    expect(isMember(email)).toBe(false)
    await tell(paymentId, 'APPROVED', { isDisputeWon: true })
    await work()
    expect(isMember(email)).toBe(true)
    await tell(paymentId, 'REFUNDED')
    await work()
    expect(isMember(email)).toBe(false)
  })

  test('stays closed when a late retry of the opening comes after the refund', async () => {
    const { buy, tell } = await anArea()
    vendors.fails(() => ({ status: 503 }))
    const { paymentId, email } = await buy()
    await work()
    vendors.works()
    await tell(paymentId, 'REFUNDED')
    await work()
    world.clock.advance({ hours: 3 })
    await work()
    const told = vendors.heard.filter(({ body }) => body.includes(email))
    expect(told.length).toBeGreaterThan(2)
    expect(isMember(email)).toBe(false)
  })

  test('stays closed when the seller sends the opening again', async () => {
    const { buy, tell, as } = await anArea()
    const { paymentId, email } = await buy()
    await work()
    await tell(paymentId, 'REFUNDED')
    await work()
    const [connection] = await as(listConnections, undefined)
    const { rows } = await as(listDeliveries, { endpointId: connection?.id, limit: 5 })
    const opening = rows.find(({ type }) => type === 'access.granted')
    await as(replayDelivery, { deliveryId: opening?.id ?? '' })
    await work()
    expect(isMember(email)).toBe(false)
  })

  test('stays open while another purchase of the same buyer is open', async () => {
    const { buy, tell } = await anArea()
    const first = await buy()
    const { email } = first
    const second = await buy({ email })
    await work()
    await tell(first.paymentId, 'REFUNDED')
    await work()
    expect(isMember(email)).toBe(true)
    await tell(second.paymentId, 'REFUNDED')
    await work()
    expect(isMember(email)).toBe(false)
  })

  test('follows a buyer to a corrected address, and closes the access of the former address', async () => {
    const { buy, within } = await anArea()
    const { paymentId, email } = await buy()
    await work()
    const { id: orderId } = await orderOf(paymentId)
    await within((scope) => moveBuyer(scope, { orderId, buyerEmail: `certo-${email}` }))
    await work()
    expect([isMember(email), isMember(`certo-${email}`)]).toEqual([false, true])
  })

  test('closes by itself when the paid time of a subscription is over', async () => {
    const { buy, within, productId } = await anArea()
    const terms = { type: 'SUBSCRIPTION', recurrencePriceCents: 4_990, frequencyInDays: 30 } as const
    const offer = await within((scope) => anOffer(scope, { productId, ...terms }))
    const { email } = await buy({ offerId: offer.id })
    await work()
    expect(isMember(email)).toBe(true)
    world.clock.advance({ days: 90 })
    await work()
    expect(isMember(email)).toBe(false)
  })
})

describe('products of a members’ area', () => {
  test('have a content while they are connected; the form of the product keeps or removes it', async () => {
    const { as, connect, productId, within, seller } = await aShop()
    const other = await within((scope) => aProduct(scope, { sellerId: seller.id }))
    const rule = (id: string) => ({ event: null, productId: id, code: '12' })
    await connect('MEMBERKIT', { rules: [rule(productId), rule(other.id)] })
    const { version, contents } = await as(listContents, { productId })
    expect(contents).toMatchObject([{ kind: 'EXTERNAL', title: 'Memberkit' }])
    const kept = contents.map(({ sizeBytes, licenses, ...content }) => content)
    await as(saveContents, { productId, version, contents: kept, deliveryNote: '' })
    const rulesNow = async () => (await as(getConnection, { vendor: 'MEMBERKIT' })).connection?.rules ?? []
    expect(await rulesNow()).toHaveLength(2)
    await as(saveContents, { productId, version: version + 1, contents: [], deliveryNote: '' })
    expect(await rulesNow()).toMatchObject([{ productId: other.id, productName: other.name }])
    await as(removeConnection, { vendor: 'MEMBERKIT' })
    expect((await as(listContents, { productId: other.id })).contents).toEqual([])
  })

  test('are only the seller’s own digital products', async () => {
    const { connect, within, seller } = await aShop()
    const rival = await aShop()
    const shipped = await within((scope) => aProduct(scope, { sellerId: seller.id, type: 'FISICO' }))
    for (const productId of [rival.productId, shipped.id])
      await expect(connect('MEMBERKIT', { rules: [{ event: null, productId, code: '12' }] })).rejects.toThrow(
        'product_not_found',
      )
  })
})

describe('a secret', () => {
  test('is sealed, never shown, and kept when the form leaves it empty', async () => {
    const { as, connect, seller } = await aShop()
    await connect('CADEMI', {
      rules: [{ event: null, productId: (await aShopProduct(seller.id)).id, code: 'paes' }],
    })
    const { connection } = await as(getConnection, { vendor: 'CADEMI' })
    expect(connection).toMatchObject({ fields: { subdomain: 'escola' }, savedSecrets: ['token'] })
    const rules = (connection?.rules ?? []).map(({ productName, ...rule }) => rule)
    const again = { version: connection?.version, rules, fields: { subdomain: 'escola', token: '' } }
    await connect('CADEMI', again)
    const [row] = await world.owner`select * from outgoing_endpoints where seller_id = ${seller.id}`
    const seen = JSON.stringify([row, connection, await as(listConnections, undefined)])
    expect(seen).not.toContain(vendorSecrets.cademi)
    const [audit] = await world.owner`select string_agg(detail::text, ' ') as said from audit_log`
    expect(String(audit?.said)).not.toContain('segredo')
    // For another school the secret has to be typed again.
    await expect(
      connect('CADEMI', { ...again, version: 2, fields: { subdomain: 'outra', token: '' } }),
    ).rejects.toThrow('connection_secret_missing')
  })

  test('is masked in an answer that repeats it', async () => {
    const { as, connect } = await aShop()
    const code = '{"to":"{{buyer.phone}}"}'
    await connect('WHATSAPP', { rules: [{ event: 'sale.approved', productId: null, code }] })
    const { deliveryId } = await as(testConnection, { vendor: 'WHATSAPP' })
    await work()
    const delivery = await as(getDelivery, { deliveryId })
    expect(delivery).toMatchObject({ state: 'DELIVERED', lastStatus: 200, isTest: true })
    expect(delivery.lastAnswer).toContain('•••')
    expect(JSON.stringify(delivery)).not.toContain('segredo')
  })

  test('is masked in an answer that repeats a part of the address', async () => {
    const { as, connect } = await aShop()
    const path = '/instances/3D7A91C0F2B4/token/9F31C6E2A8D74B05/send-text'
    await connect('WHATSAPP', {
      fields: { url: `https://api.mensageiro.example${path}`, method: 'POST', headers: '' },
      rules: [{ event: 'sale.approved', productId: null, code: '{"to":"{{buyer.phone}}"}' }],
    })
    vendors.fails(() => ({ status: 404, body: `Cannot POST ${path} ${path.replaceAll('/', '\\/')}` }))
    const { deliveryId } = await as(testConnection, { vendor: 'WHATSAPP' })
    await work()
    const { lastAnswer } = await as(getDelivery, { deliveryId })
    expect(lastAnswer).toContain('Cannot POST')
    expect(lastAnswer).not.toMatch(/3D7A91C0F2B4|9F31C6E2A8D74B05/)
  })

  async function aShopProduct(sellerId: string) {
    return inScope(app, world.platformId, (scope) => aProduct(scope, { sellerId }))
  }
})

describe('a seller at the console', () => {
  test.each([
    'UTMIFY',
    'MEMBERKIT',
    'CADEMI',
    'RD_STATION',
    'ACTIVE_CAMPAIGN',
    'DISCORD',
    'TELEGRAM',
  ] as const)('tests %s with the seller’s own data as the sample buyer', async (vendor) => {
    const { as, connect, productId, seller } = await aShop()
    const rules = {
      MEMBERKIT: [{ event: null, productId, code: '12' }],
      CADEMI: [{ event: null, productId, code: 'paes' }],
      RD_STATION: [{ event: 'sale.approved', productId: null, code: 'compra' }],
      ACTIVE_CAMPAIGN: [{ event: 'sale.approved', productId, code: '5' }],
    }
    await connect(vendor, { rules: vendor in rules ? rules[vendor as keyof typeof rules] : [] })
    const { deliveryId } = await as(testConnection, { vendor })
    await work()
    const delivery = await as(getDelivery, { deliveryId })
    expect(delivery).toMatchObject({ state: 'DELIVERED', isTest: true, lastFailure: null })
    const told = vendors.heard.at(-1)?.body ?? ''
    expect(told).toMatch(/\[?teste\]?|isTest":true|contactTag/i)
    if (['MEMBERKIT', 'CADEMI', 'RD_STATION'].includes(vendor)) expect(told).toContain(seller.email)
  })

  test('reads about a wrong credential in the answer, and a deleted webhook ends its connection', async () => {
    const { as, connect, seller } = await aShop()
    await connect('UTMIFY', { fields: { token: 'outra-credencial' } })
    await as(testConnection, { vendor: 'UTMIFY' })
    await connect('DISCORD', { fields: { url: vendorSecrets.discord.replace('7746', '0000') } })
    await as(testConnection, { vendor: 'DISCORD' })
    await work()
    const connections = await as(listConnections, undefined)
    expect(connections.find(({ vendor }) => vendor === 'UTMIFY')).toMatchObject({ state: 'ON', failures: 1 })
    expect(connections.find(({ vendor }) => vendor === 'DISCORD')).toMatchObject({
      state: 'DISABLED',
      disabledBecause: 'GONE',
    })
    const told = (await world.inbox()).filter(({ recipient }) => recipient === seller.email)
    expect(told).toHaveLength(1)
    await expect(as(testConnection, { vendor: 'DISCORD' })).rejects.toThrow('webhook_off')
  })

  test('has one connection per vendor, and a form filled from an older one is refused', async () => {
    const { connect } = await aShop()
    await connect('UTMIFY')
    await expect(connect('UTMIFY')).rejects.toThrow('record_changed')
  })

  test('does not find a connection among the webhooks, and cannot change it there', async () => {
    const { as, connect } = await aShop()
    await connect('UTMIFY')
    const [connection] = await as(listConnections, undefined)
    const endpointId = connection?.id ?? ''
    expect(await as(listEndpoints, undefined)).toEqual([])
    await expect(as(rotateEndpointSecret, { endpointId })).rejects.toThrow('not_found')
    await expect(as(removeEndpoint, { endpointId })).rejects.toThrow('not_found')
  })

  test('removes a connection with its secrets, and nothing more is sent', async () => {
    const { as, connect, buy, seller } = await aShop()
    await connect('DISCORD')
    const before = vendors.state.notes.length
    await as(removeConnection, { vendor: 'DISCORD' })
    await buy()
    await work()
    expect(vendors.state.notes).toHaveLength(before)
    expect(await as(listConnections, undefined)).toEqual([])
    const [row] =
      await world.owner`select secret, state from outgoing_endpoints where seller_id = ${seller.id}`
    expect(row?.state).toBe('REMOVED')
    await connect('DISCORD')
    expect(await as(listConnections, undefined)).toMatchObject([{ vendor: 'DISCORD', state: 'ON' }])
  })
})

describe('a neighbour', () => {
  test('on the same platform neither sees a connection nor has its own sales sent there', async () => {
    const own = await aShop()
    const neighbour = await aShop()
    await own.connect('DISCORD')
    const before = vendors.state.notes.length
    await neighbour.buy()
    await work()
    expect(vendors.state.notes).toHaveLength(before)
    expect(await neighbour.as(getConnection, { vendor: 'DISCORD' })).toEqual({
      vendor: 'DISCORD',
      connection: null,
    })
    await expect(neighbour.as(removeConnection, { vendor: 'DISCORD' })).rejects.toThrow('not_found')
  })

  test('on another platform gets no message about a sale here', async () => {
    const { buy } = await aShop()
    const elsewhere = await inScope(app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: [`${randomUUID()}.localhost`],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    const { platformId } = elsewhere
    const person = await inScope(app, platformId, (scope) => aPerson(scope))
    await callAs({ app, platformId }, { userId: person.id, role: 'SELLER' })(
      saveConnection,
      formOf('DISCORD'),
    )
    const before = vendors.state.notes.length
    await buy()
    await work()
    expect(vendors.state.notes).toHaveLength(before)
  })
})

describe('addresses', () => {
  test('of internal networks are refused in the form', () => {
    const rules = [{ event: 'sale.approved', productId: null, code: '{}' }]
    const typed = (url: string) =>
      connectionInput.safeParse({
        vendor: 'WHATSAPP',
        version: null,
        isOn: true,
        events: [],
        rules,
        fields: { url, method: 'POST' },
      }).success
    expect(typed('https://api.mensageiro.example/send')).toBe(true)
    const names = /^https:\/\/[a-z0-9.-]*example\.com:PORT|metadata\.google/
    for (const url of hostileUrls.filter((hostile) => !names.test(hostile)))
      expect(typed(url.replaceAll('PORT', '443')), url).toBe(false)
  })

  test('of vendors cannot be changed to lead elsewhere', () => {
    const refused: [ConnectionVendor, Record<string, string>][] = [
      ['DISCORD', { url: 'https://discord.com.mau.example/api/webhooks/1234567/abcdefghijklmnopqrstuvwx' }],
      [
        'DISCORD',
        { url: 'https://mau.example/https://discord.com/api/webhooks/1234567/abcdefghijklmnopqrstu' },
      ],
      ['CADEMI', { subdomain: 'mau.example/', token: 'credencial-123' }],
      ['CADEMI', { subdomain: 'escola@mau', token: 'credencial-123' }],
      ['ACTIVE_CAMPAIGN', { host: 'mau.example/.api-us1.com', apiKey: 'credencial-123' }],
      ['ACTIVE_CAMPAIGN', { host: 'api-us1.com.mau.example', apiKey: 'credencial-123' }],
      ['TELEGRAM', { botToken: '123456789:../../../abcdefghijklmnopqrstuvwxyz0123', chatId: '@vendas' }],
    ]
    for (const [vendor, fields] of refused) {
      const result = connectionInput.safeParse({ ...formOf('UTMIFY'), vendor, fields })
      const paths = result.error?.issues.map(({ path }) => path[0])
      expect(paths, JSON.stringify(fields)).toContain('fields')
    }
  })

  test('whose names later resolve to internal networks are not called', async () => {
    const { as, connect } = await aShop()
    const code = '{"to":"{{buyer.phone}}"}'
    await connect('WHATSAPP', { rules: [{ event: 'sale.approved', productId: null, code }] })
    const { deliveryId } = await as(testConnection, { vendor: 'WHATSAPP' })
    const inner = createGuardedHttp({ resolve: async () => ['10.0.0.7'] })
    const config = { ...app.config, conversionsUrl: undefined }
    const guarded = {
      ...app,
      config,
      http: {
        request: (url: string, request: Parameters<typeof inner.request>[1]) =>
          inner.request(url.replace('mensageiro.example', 'mensageiro.com.br'), request),
      },
    }
    await work(guarded)
    expect(await as(getDelivery, { deliveryId })).toMatchObject({
      state: 'WAITING',
      lastFailure: 'url_refused',
    })
  })
})
