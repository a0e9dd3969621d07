import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { randomToken } from '#kit/crypto/tokens.ts'
import { createFeed } from '#modules/accounts/api-keys/create-feed.ts'
import { listApiKeys } from '#modules/accounts/api-keys/list-api-keys.ts'
import { replaceApiKey } from '#modules/accounts/api-keys/replace-api-key.ts'
import { revokeApiKey } from '#modules/accounts/api-keys/revoke-api-key.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { inScope } from '#scope.ts'
import { aPayee } from '#test/a-payee.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { type ApiAnswer, anApiKey } from '#test/an-api-key.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { buildServer } from './build-server.ts'
import { restApi } from './rest-api.ts'

let world: TestServer
let stall: Stall
let erp: Awaited<ReturnType<typeof anApiKey>>

beforeAll(async () => {
  world = await createTestServer()
  stall = await aStall(world)
  erp = await anApiKey(world, { userId: stall.seller.id })
})
afterAll(() => world.stop())

const aSeller = () => inScope(world.app, world.platformId, aPerson)

const couponTerms = {
  kind: 'PERCENT',
  basisPoints: 1_000,
  amountCents: null,
  target: 'SHOP',
  productId: null,
  offerId: null,
  includesBumps: true,
  startsAt: null,
  endsAt: null,
  usesMax: 50,
  usesPerBuyerMax: null,
  isFirstPurchaseOnly: false,
  bearer: 'SHARED',
  affiliateId: null,
}
const newOffer = {
  title: 'Anual',
  type: 'ONE_TIME',
  priceCents: 9_900,
  recurrencePriceCents: null,
  frequencyInDays: null,
  template: 'DEFAULT',
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: false,
}

const aLink = {
  kind: 'LINK',
  title: 'Aulas',
  url: 'https://aulas.example/paes',
  fileKey: null,
  usesMax: null,
  opensOn: null,
}
const newProduct = { type: 'DIGITAL', name: 'Curso de Panificação', offerTitle: 'À vista' }
const buyer = {
  name: 'Ana Souza',
  email: 'ana@compradora.example',
  document: '529.982.247-25',
  phone: '(11) 98765-4321',
}

describe('a seller’s own system', () => {
  test('creates a coupon, sells at the discounted price, and pauses the coupon', async () => {
    const terms = { code: 'erp20', kind: 'PERCENT', basisPoints: 2_000, usesMax: 5 }
    const made = await erp.post('/coupons', terms)
    expect(made).toMatchObject({ status: 201, body: { code: 'ERP20', state: 'ACTIVE', target: 'SHOP' } })
    expect(await erp.post('/coupons', terms)).toMatchObject({ status: 409 })
    const sale = { offerId: stall.offer.id, method: 'PIX', coupon: 'ERP20', buyer }
    const seen = { ...sale, expectedCents: 8_000 }
    expect(await erp.post('/sales', { ...seen, expectedCents: 9_000 }, 'coupon 1')).toMatchObject({
      status: 409,
    })
    const sold = await erp.post('/sales', seen, 'coupon 2')
    expect(sold).toMatchObject({ status: 201, body: { amountCents: 8_000 } })
    expect((await erp.get(`/sales/${sold.body.id}`)).body).toMatchObject({
      couponCode: 'ERP20',
      money: { itemsCents: 10_000, discountCents: 2_000, totalCents: 8_000 },
    })
    expect((await erp.post(`/coupons/${made.body.id}/pause`, {})).body).toMatchObject({
      state: 'PAUSED',
      heldCount: 1,
    })
    expect((await erp.post('/sales', sale, 'coupon 3')).body).toMatchObject({ code: 'coupon_paused' })
  })

  test('changes a coupon only with all of its terms, and the trail names each change and the key', async () => {
    const { apiKeyId, post, send } = await anApiKey(world, { userId: (await aSeller()).id })
    const { body: made } = await post('/coupons', { code: 'PAES', kind: 'PERCENT', basisPoints: 500 })
    const change = (body: object) => send('PUT', `/coupons/${made.id}`, { body })
    const { usesMax: _, ...short } = couponTerms
    expect(await change(short)).toMatchObject({ status: 400, body: { errors: [{ field: 'usesMax' }] } })
    expect((await change(couponTerms)).body).toMatchObject({ basisPoints: 1_000, usesMax: 50 })
    await post(`/coupons/${made.id}/pause`, {})
    await post(`/coupons/${made.id}/resume`, {})
    const rows = await world.owner`select action, detail, api_key_id from audit_log
      where subject = ${String(made.id)} order by at, action`
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'coupon.changed',
      'coupon.created',
      'coupon.paused',
      'coupon.resumed',
    ])
    expect(new Set(rows.map(({ api_key_id }) => api_key_id))).toEqual(new Set([apiKeyId]))
    expect(rows.find(({ action }) => action === 'coupon.changed')?.detail).toMatchObject({ usesMax: 50 })
  })

  test('creates a product, sells by Pix, refunds a part and reads the balance', async () => {
    const product = await erp.post('/products', newProduct)
    expect(product).toMatchObject({ status: 201, body: { status: 'DRAFT', name: newProduct.name } })
    expect(await erp.post(`/products/${product.body.id}/submit`, { version: 1 })).toMatchObject({
      status: 422,
      body: {
        code: 'product_incomplete',
        errors: expect.arrayContaining([
          { field: 'price', code: 'required', detail: 'Preencha este campo.' },
        ]),
      },
    })
    const sold = await erp.post('/sales', { offerId: stall.offer.id, method: 'PIX', buyer }, 'order 1')
    expect(sold).toMatchObject({ status: 201, body: { status: 'PENDING', amountCents: 10_000 } })
    expect(sold.body.pix).toMatchObject({ code: expect.stringContaining('br.gov.bcb.pix') })
    const again = await erp.post('/sales', { offerId: stall.offer.id, method: 'PIX', buyer }, 'order 1')
    expect(again.body.id).toBe(sold.body.id)
    await world.sandbox.bank.pay((sold.body.pix as { code: string }).code)
    await world.sandbox.bank.webhooksDelivered()
    await world.drainJobs()
    expect((await erp.get(`/sales/${sold.body.id}`)).body).toMatchObject({
      status: 'APPROVED',
      grossCents: 10_000,
      money: { sellerCents: 9_152, feeCents: 848 },
      buyer: { email: buyer.email },
    })
    expect((await erp.get('/balance')).body).toMatchObject({
      purses: [{ currency: 'BRL', availableCents: 9_152 }],
    })
    const refund = await erp.post(
      '/refunds',
      {
        paymentId: sold.body.id,
        amountCents: 4_000,
        reason: 'Desistiu da aula extra',
      },
      'refund 1',
    )
    expect(refund).toMatchObject({ status: 201, body: { amountCents: 4_000 } })
    await world.drainJobs()
    world.clock.advance({ minutes: 30 })
    await world.drainJobs()
    expect((await erp.get(`/refunds?paymentId=${sold.body.id}`)).body).toMatchObject({
      data: [{ id: refund.body.id, state: 'DONE' }],
      nextCursor: null,
    })
    expect(await brokenInvariants(world)).toEqual([])
    const [sale] =
      await world.owner`select api_key_id from audit_log where action = 'sale.created' and subject = ${String(sold.body.id)}`
    expect(sale?.api_key_id).toBe(erp.apiKeyId)
  })

  test('uploads a file in parts, gives it to a product and sends the product for review', async () => {
    const { id: userId } = await aSeller()
    const key = await anApiKey(world, { userId })
    const pdf = Buffer.concat([fileSamples['application/pdf'], Buffer.alloc(3 * 1024 * 1024)])
    const wish = { fileName: 'apostila.pdf', sizeBytes: pdf.length }
    const begun = await key.post('/files', wish, 'file 1')
    expect(begun).toMatchObject({
      status: 201,
      body: { state: 'ARRIVING', contentType: 'application/pdf', key: null, partCount: 2 },
    })
    const sendNext = async ({ body }: ApiAnswer) => {
      const [part] = body.nextParts as { url: string; firstByte: number; sizeBytes: number }[]
      const { pathname, search } = new URL(part?.url ?? '')
      const from = part?.firstByte ?? 0
      const sent = await fetch(`${world.url}${pathname}${search}`, {
        method: 'PUT',
        body: pdf.subarray(from, from + (part?.sizeBytes ?? 0)),
      })
      expect(sent.status).toBe(200)
    }
    await sendNext(begun)
    const file = `/files/${begun.body.id}`
    expect((await key.post(`${file}/complete`, {})).body).toMatchObject({
      state: 'ARRIVING',
      nextParts: [{ number: 2, firstByte: begun.body.partBytes }],
    })
    await sendNext(await key.post('/files', wish, 'file 1'))
    expect((await key.post(`${file}/complete`, {})).body).toMatchObject({ state: 'CHECKING', nextParts: [] })
    expect((await key.send('DELETE', file, { body: {} })).body).toMatchObject({ code: 'file_in_use' })
    await world.drainJobs()
    const ready = await key.get(file)
    expect(ready.body).toMatchObject({ state: 'READY', key: expect.stringMatching(/^contents\//) })

    const { body: product } = await key.post('/products', newProduct)
    const path = `/products/${product.id}`
    const [first] = product.offers as [{ id: string }]
    await key.send('PUT', `/offers/${first.id}`, { body: { ...newOffer, version: 1 } })
    const described = await key.send('PUT', path, {
      body: {
        name: newProduct.name,
        imageKey: null,
        category: 'hobbies',
        guaranteeDays: 7,
        supportEmail: null,
        supportPhone: null,
        salesPageUrl: null,
        description: 'Do levain ao forno, em doze aulas com receitas.',
        version: ((await key.get(path)).body.version as number) ?? 1,
      },
    })
    expect(await key.post(`${path}/submit`, { version: described.body.version })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'content', code: 'required' }] },
    })
    const filed = { ...aLink, kind: 'FILE', title: 'Apostila', url: null, fileKey: ready.body.key }
    const given = await key.send('PUT', `${path}/contents`, {
      body: { version: described.body.version, contents: [filed] },
    })
    expect(given).toMatchObject({ status: 200, body: { contents: [{ sizeBytes: pdf.length }] } })
    expect((await key.get(`${path}/contents`)).body).toEqual(given.body)
    expect(await key.post(`${path}/submit`, { version: given.body.version })).toMatchObject({
      status: 200,
      body: { status: 'SUBMITTED' },
    })
    expect((await key.send('DELETE', file, { body: {} })).status).toBe(409)
    const stranger = await anApiKey(world, { userId: (await aSeller()).id })
    const { body: theirs } = await stranger.post('/products', newProduct)
    expect(
      await stranger.send('PUT', `/products/${theirs.id}/contents`, {
        body: { version: theirs.version, contents: [filed] },
      }),
    ).toMatchObject({ status: 404, body: { code: 'upload_not_found' } })
  })

  test('starts a file once under an idempotency key, and no other file under the same key', async () => {
    const { id: userId } = await aSeller()
    const { post, send } = await anApiKey(world, { userId })
    const wish = { fileName: 'aula.pdf', sizeBytes: 700 }
    const copies = await Promise.all(Array.from({ length: 4 }, () => post('/files', wish, 'file 7')))
    expect(new Set(copies.map(({ body }) => body.id)).size).toBe(1)
    expect(await post('/files', { ...wish, sizeBytes: 701 }, 'file 7')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    })
    const kept = () => world.owner`select 1 from uploads where user_id = ${userId} and released_at is null`
    expect(await kept()).toHaveLength(1)
    await send('DELETE', `/files/${copies[0]?.body.id}`, { body: {} })
    expect(await kept()).toHaveLength(0)
    expect(await post('/files', { fileName: 'virus.exe', sizeBytes: 700 })).toMatchObject({
      status: 415,
      body: { errors: [{ field: 'fileName' }] },
    })
  })

  test('withdraws to a bank account of its own', async () => {
    const payee = await aPayee(world)
    const key = await anApiKey(world, { userId: payee.id })
    world.clock.advance({ days: 2 })
    const { body: terms } = await key.get('/withdrawals/terms')
    const { body: accounts } = await key.get('/bank-accounts')
    expect(accounts).toMatchObject({ data: [{ id: payee.bankAccountId, kind: 'PIX', isUsable: true }] })
    const wish = { bankAccountId: payee.bankAccountId, amountCents: 50_000, shownFeeCents: terms.feeCents }
    const asked = await key.post('/withdrawals', wish, 'payout 1')
    expect(asked).toMatchObject({ status: 201, body: { amountCents: 50_000 } })
    const repeated = await key.post('/withdrawals', wish, 'payout 1')
    expect(repeated.body).toEqual(asked.body)
    expect(repeated.headers.get('idempotent-replayed')).toBe('true')
    expect((await key.get('/withdrawals')).body.data).toHaveLength(1)
  })

  test('creates a webhook endpoint, whose secret is in no later answer', async () => {
    const made = await erp.post(
      '/webhook-endpoints',
      { url: 'https://erp.example/balcao', events: ['sale.approved'] },
      'endpoint 1',
    )
    expect(made.body.secret).toMatch(/^whsec_/)
    expect((await erp.get(`/webhook-endpoints/${made.body.id}`)).body).not.toHaveProperty('secret')
    const kept = await world.owner`select answer from api_answers`
    expect(JSON.stringify(kept)).not.toContain(String(made.body.secret))
  })

  test('includes the offer in the answer about a sale, if its key may read offers', async () => {
    const paymentId = await stall.sell()
    expect((await erp.get(`/sales/${paymentId}`)).body.offer).toBeUndefined()
    const { body } = await erp.get(`/sales/${paymentId}?expand=offer`)
    expect(body).toMatchObject({ id: paymentId, offer: { id: stall.offer.id } })
    expect(body.offer).toEqual((await erp.get(`/offers/${stall.offer.id}`)).body)
    expect(await erp.get(`/sales/${paymentId}?expand=buyer`)).toMatchObject({
      status: 400,
      body: { code: 'input_invalid' },
    })
    const narrow = await anApiKey(world, { userId: stall.seller.id, scopes: ['sales:read'] })
    expect((await narrow.get(`/sales/${paymentId}`)).status).toBe(200)
    expect(await narrow.get(`/sales/${paymentId}?expand=offer`)).toMatchObject({
      status: 403,
      body: { code: 'api_scope_missing', detail: 'products:read' },
    })
  })

  test('reads its buyers, each once with all their purchases, and no buyer of other sellers', async () => {
    const { id: userId } = await aSeller()
    const [offer, other, neighbour] = await inScope(world.app, world.platformId, async (scope) => {
      const product = await aProduct(scope, { sellerId: userId })
      const own = await anOffer(scope, { productId: product.id, priceCents: 5_000 })
      const { id: neighbourId } = await aPerson(scope)
      const foreign = await aProduct(scope, { sellerId: neighbourId })
      return [own, await anOffer(scope, { productId: foreign.id, priceCents: 7_000 }), neighbourId] as const
    })
    const key = await anApiKey(world, { userId })
    const buy = async (offerId: string, email: string, name: string) => {
      world.clock.advance({ minutes: 10 })
      const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, email, name })
      return paymentId
    }
    const pay = async (paymentId: string) => {
      await stall.tell(paymentId, 'APPROVED')
      return paymentId
    }
    const bia = 'bia@compradora.example'
    await buy(offer.id, 'dora@compradora.example', 'Dora, que não pagou')
    await pay(await buy(offer.id, bia, 'Bia Souza'))
    await pay(await buy(offer.id, 'caio@compradora.example', 'Caio Prado'))
    const last = await pay(await buy(offer.id, bia, 'Bia Lima'))
    await pay(await buy(other.id, bia, 'Bia Lima'))
    const { body } = await key.get('/customers')
    expect(body).toMatchObject({
      nextCursor: null,
      data: [
        { email: 'caio@compradora.example', purchases: [{ count: 1, paidCents: 5_000 }] },
        {
          email: bia,
          name: 'Bia Lima',
          document: expect.stringContaining('*'),
          purchases: [{ currency: 'BRL', count: 2, paidCents: 10_000, refundedCents: 0 }],
        },
      ],
    })
    const [, customer] = body.data as { id: string; createdAt: string }[]
    const path = `/customers/${customer?.id}`
    const pages = await key.get('/customers?limit=1')
    const second = await key.get(
      `/customers?limit=1&cursor=${encodeURIComponent(String(pages.body.nextCursor))}`,
    )
    expect(second.body).toEqual({ data: [customer], nextCursor: null })
    expect((await key.get(`/customers?email=${bia.toUpperCase()}`)).body.data).toEqual([customer])
    expect((await key.get(`/customers?created[lt]=${customer?.createdAt}`)).body.data).toEqual([])
    expect((await key.get(path)).body).toEqual(customer)
    const { sales } = (await key.get(`${path}?expand=sales`)).body as { sales: { data: { id: string }[] } }
    expect(sales.data.map(({ id }) => id)).toHaveLength(2)
    expect(sales.data[0]?.id).toBe(last)
    const [order] = await world.owner`
      select order_id as id from payments where id = ${last}`
    expect((await key.get(`/customers/${order?.id}`)).body).toEqual(customer)
    const theirs = await anApiKey(world, { userId: neighbour })
    expect((await theirs.get('/customers')).body.data).toMatchObject([
      { email: bia, purchases: [{ count: 1 }] },
    ])
    expect((await theirs.get(path)).status).toBe(404)
    const narrow = await anApiKey(world, { userId, scopes: ['customers:read'] })
    expect((await narrow.get(path)).status).toBe(200)
    expect((await narrow.get(`${path}?expand=sales`)).body.code).toBe('api_scope_missing')
  })

  test('gives students access to a course, sees how far they are, and takes it back', async () => {
    const { id: userId } = await aSeller()
    const product = await inScope(world.app, world.platformId, (scope) =>
      aProduct(scope, { sellerId: userId }),
    )
    const key = await anApiKey(world, { userId, scopes: ['students:read', 'students:write'] })
    const path = `/products/${product.id}/students`
    const students = [{ name: 'Ana Souza', email: 'ana@alunas.example' }]
    const added = await key.send('POST', path, { body: { students } })
    expect(added).toMatchObject({ status: 200, body: { added: 1, already: 0 } })
    expect((await key.send('POST', path, { body: { students } })).body).toEqual({ added: 0, already: 1 })
    const { body } = await key.get(path)
    expect(body).toMatchObject({
      data: [{ email: 'ana@alunas.example', source: 'GIFT', standing: 'OPEN', done: 0 }],
      nextCursor: null,
    })
    const [student] = body.data as [{ id: string }]
    const stranger = await anApiKey(world, { userId: (await aSeller()).id })
    expect((await key.get(`/students/${student.id}`)).body).toMatchObject({
      id: student.id,
      productId: product.id,
      openedLessons: [],
      certificate: null,
    })
    expect((await stranger.get(`/students/${student.id}`)).status).toBe(404)
    expect((await stranger.send('DELETE', `/students/${student.id}`, { body: {} })).status).toBe(404)
    expect((await key.send('DELETE', `/students/${student.id}`, { body: {} })).status).toBe(200)
    expect((await key.get(path)).body.data).toMatchObject([{ standing: 'REVOKED' }])
  })

  test('reads a report of its own sales, and no sales of others', async () => {
    await stall.sell()
    const days = `from=${new Date(world.clock.now().getTime() - 86_400_000).toISOString()}`
    const { body } = await erp.get(`/reports/PRODUCT?${days}&productId=${stall.product.id}`)
    expect(body).toMatchObject({
      report: 'PRODUCT',
      parts: [
        { currency: 'BRL', rows: [{ key: stall.product.id, values: { grossCents: expect.any(Number) } }] },
      ],
    })
    const stranger = await anApiKey(world, { userId: (await aSeller()).id })
    const theirs = await stranger.get(`/reports/PRODUCT?${days}&productId=${stall.product.id}`)
    expect(theirs).toMatchObject({ status: 200, body: { parts: [] } })
    expect(await erp.get('/reports/NONE')).toMatchObject({ status: 400, body: { code: 'input_invalid' } })
  })
})

describe('a repeated change', () => {
  test('sent five times at once under one idempotency key is made once, and each copy gets the same answer', async () => {
    const { id: userId } = await aSeller()
    const { post, get } = await anApiKey(world, { userId })
    const copies = await Promise.all(
      Array.from({ length: 5 }, () => post('/products', newProduct, 'import 17')),
    )
    expect(new Set(copies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(copies.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(4)
    expect((await get('/products')).body.data).toHaveLength(1)
    expect(await world.owner`select 1 from api_answers where user_id = ${userId}`).toHaveLength(1)
  })

  test('with another body under the same idempotency key is refused', async () => {
    const { post } = await anApiKey(world, { userId: (await aSeller()).id })
    await post('/products', newProduct, 'import 18')
    expect(await post('/products', { ...newProduct, name: 'Outro' }, 'import 18')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    })
  })

  test('of money by a key that replaced the first key is not made again, even after the stored answer is deleted', async () => {
    const paymentId = await stall.sell()
    await world.drainJobs()
    const wish = { paymentId, amountCents: 1_000, reason: 'Desconto combinado' }
    const first = await erp.post('/refunds', wish, 'refund 77')
    const { token } = await erp.as(replaceApiKey, { apiKeyId: erp.apiKeyId })
    const repeat = () =>
      erp.send('POST', '/refunds', {
        body: wish,
        headers: { 'idempotency-key': 'refund 77', authorization: `Bearer ${token}` },
      })
    expect((await repeat()).body).toEqual(first.body)
    await world.owner`delete from api_answers where idempotency_key = 'refund 77'`
    expect((await repeat()).body.id).toBe(first.body.id)
    expect(await world.owner`select 1 from refunds where payment_id = ${paymentId}`).toHaveLength(1)
    erp = await anApiKey(world, { userId: stall.seller.id })
  })

  test('of money without an idempotency key is refused', async () => {
    const paymentId = await stall.sell()
    expect(await erp.post('/refunds', { paymentId, reason: 'Sem chave' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Idempotency-Key' }] },
    })
  })

  test('that was refused at first is made once its cause is gone', async () => {
    const { post } = await anApiKey(world, { userId: (await aSeller()).id })
    expect((await post('/products', { ...newProduct, name: '' }, 'import 19')).status).toBe(400)
    expect((await post('/products', newProduct, 'import 19')).status).toBe(201)
  })
})

describe('a key', () => {
  test('is refused beyond its scopes and from another network', async () => {
    const { id: userId } = await aSeller()
    const reader = await anApiKey(world, { userId, scopes: ['products:read'] })
    expect((await reader.get('/products')).status).toBe(200)
    expect(await reader.post('/products', newProduct)).toMatchObject({
      status: 403,
      body: { code: 'api_scope_missing' },
    })
    expect((await reader.get('/sales')).status).toBe(403)
    expect((await reader.get('/platform/sellers')).status).toBe(403)

    const elsewhere = await anApiKey(world, { userId, networks: ['10.0.0.0/8', '2001:db8::/32'] })
    expect(await elsewhere.get('/products')).toMatchObject({
      status: 403,
      body: { code: 'api_address_refused' },
    })
    const here = await anApiKey(world, { userId, networks: ['127.0.0.0/8'] })
    expect((await here.get('/products')).status).toBe(200)
  })

  test('that worked in two processes is refused by both after it is revoked', async () => {
    const key = await anApiKey(world, { userId: (await aSeller()).id })
    await inAnotherProcess(world, async (other) => {
      const server = await buildServer(other)
      const headers = { authorization: `Bearer ${key.token}`, host: new URL(world.url).host }
      const there = async () => (await server.inject({ url: '/api/v1/balance', headers })).statusCode
      const here = async () => (await key.get('/balance')).status
      expect([await here(), await there()]).toEqual([200, 200])
      await key.as(revokeApiKey, { apiKeyId: key.apiKeyId })
      expect([await here(), await there()]).toEqual([401, 401])
      await server.close()
    })
  })

  test('of a seller who was blocked opens nothing', async () => {
    const { id: userId } = await aSeller()
    const key = await anApiKey(world, { userId })
    await world.owner`update users set status = 'BLOCKED' where id = ${userId}`
    expect((await key.get('/products')).status).toBe(401)
  })

  test('of a staff member reads what its owner may read, and loses rights with its owner', async () => {
    const { id: userId } = await inScope(world.app, world.platformId, (scope) =>
      aPerson(scope, { roles: ['ADMIN'], permissions: ['isUsersAvailable', 'isConfigAvailable'] }),
    )
    const key = await anApiKey(world, { userId, role: 'ADMIN', permissions: ['isConfigAvailable'] })
    expect((await key.get('/platform/sellers')).status).toBe(200)
    expect((await key.get('/platform/sales')).body.code).toBe('permission_missing')
    expect((await key.get('/products')).status).toBe(403)
    await world.owner`update users set permissions = '{isConfigAvailable}' where id = ${userId}`
    expect((await key.get('/platform/sellers')).status).toBe(403)
    expect((await key.get('/platform/fee-plans')).status).toBe(200)
  })

  test('ends when all sessions of its owner are ended, and after half a year without a call', async () => {
    const { id: userId } = await aSeller()
    const end = (exceptSessionId: string | null) =>
      inScope(world.app, world.platformId, (scope) => endSessions(scope, { userId, exceptSessionId }))
    const key = await anApiKey(world, { userId })
    await end(randomUUID())
    expect((await key.get('/products')).status).toBe(200)
    await end(null)
    expect((await key.get('/products')).status).toBe(401)
    world.clock.advance({ minutes: 1 })
    const idle = await anApiKey(world, { userId })
    world.clock.advance({ days: 181 })
    erp = await anApiKey(world, { userId: stall.seller.id })
    expect((await idle.get('/products')).status).toBe(401)
    expect((await idle.as(listApiKeys, { limit: 5 })).rows.map(({ state }) => state)).toEqual([
      'EXPIRED',
      'REVOKED',
    ])
  })

  test('of a staff member cannot be replaced through the sellers’ login, and is closed without the second factor', async () => {
    const { id: userId } = await inScope(world.app, world.platformId, (scope) =>
      aPerson(scope, { roles: ['SELLER', 'ADMIN'], permissions: ['isConfigAvailable'] }),
    )
    const staff = await anApiKey(world, { userId, role: 'ADMIN', permissions: ['isConfigAvailable'] })
    const asSeller = callAs(world, { userId, role: 'SELLER' })
    const { apiKeyId } = staff
    await expect(asSeller(replaceApiKey, { apiKeyId })).rejects.toMatchObject({ code: 'not_found' })
    expect((await asSeller(listApiKeys, { limit: 5 })).rows).toEqual([])
    const { config } = world.app
    const before = config.requiresSecondFactor
    config.requiresSecondFactor = true
    expect((await staff.get('/platform/fee-plans')).body.code).toBe('second_factor_required')
    config.requiresSecondFactor = before
    expect((await staff.get('/platform/fee-plans')).status).toBe(200)
  })

  test('that was created is announced to its owner by mail', async () => {
    const owner = await aSeller()
    await anApiKey(world, { userId: owner.id })
    expect((await world.inbox()).find(({ recipient }) => recipient === owner.email)?.subject).toBe(
      'Nova chave de API na sua conta',
    )
  })

  test('that is replaced works for a week beside the new one', async () => {
    const former = await anApiKey(world, { userId: (await aSeller()).id, scopes: ['products:read'] })
    const { token } = await former.as(replaceApiKey, { apiKeyId: former.apiKeyId })
    const useNew = () => former.get('/products', { authorization: `Bearer ${token}` })
    expect([(await former.get('/products')).status, (await useNew()).status]).toEqual([200, 200])
    world.clock.advance({ days: 8 })
    expect([(await former.get('/products')).status, (await useNew()).status]).toEqual([401, 200])
  })

  test('is stored as a hash, and its owner sees its last use', async () => {
    const key = await anApiKey(world, { userId: (await aSeller()).id })
    await key.get('/products')
    const { rows } = await key.as(listApiKeys, { limit: 5 })
    expect(rows[0]).toMatchObject({ lastCall: 'GET /products', ending: key.token.slice(-4) })
    const stored = await world.owner`select * from api_keys where id = ${key.apiKeyId}`
    expect(JSON.stringify(stored)).not.toContain(key.token)
  })

  test('is named by every row of the audit trail that it causes', async () => {
    const key = await anApiKey(world, { userId: (await aSeller()).id })
    await key.post('/webhook-endpoints', { url: 'https://erp.example/a', events: [] })
    const rows = await world.owner`select action, api_key_id from audit_log where actor_user_id = (
      select user_id from api_keys where id = ${key.apiKeyId}) order by at, action`
    expect(rows.map(({ action, api_key_id }) => [action, api_key_id])).toEqual([
      ['api_key.created', null],
      ['webhook.created', key.apiKeyId],
    ])
  })
})

describe('the address of a feed', () => {
  test('opens one list of its owner as a file, and neither another list nor the API', async () => {
    const { as } = await anApiKey(world, { userId: stall.seller.id })
    const { url, token, apiKeyId } = await as(createFeed, { name: 'Planilha de vendas', feed: 'sales' })
    const path = new URL(url).pathname
    const ask = async (address: string) => {
      const answer = await fetch(`${world.url}${address}`)
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    }
    const paymentId = await stall.sell()
    const [sale] = await world.owner`
      select code from orders where id = (select order_id from payments where id = ${paymentId})`
    const file = await ask(path)
    expect([file.status, file.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(file.text).toContain(sale?.code)
    expect((await ask(path.replace('sales', 'carts'))).status).toBe(404)
    const carts = await as(createFeed, { name: 'Planilha de carrinhos', feed: 'carts' })
    const address = new URL(carts.url).pathname
    expect((await ask(address)).status).toBe(200)
    expect((await ask(address.replace('carts', 'sales'))).status).toBe(404)
    expect((await ask(path.replace('sales', 'statement'))).status).toBe(404)
    expect((await ask(`${path}?days=4000`)).status).toBe(400)
    expect((await erp.get('/sales', { authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await ask(`/feeds/${erp.token}/sales.csv`)).status).toBe(404)
    await as(revokeApiKey, { apiKeyId })
    expect((await ask(path)).status).toBe(404)
  })

  test('shows the sales of the last days alone, and no sale of another seller', async () => {
    const feedOf = async (userId: string) => {
      const { as } = await anApiKey(world, { userId })
      const { url } = await as(createFeed, { name: 'Planilha', feed: 'sales' })
      return async (query = '') => (await fetch(`${world.url}${new URL(url).pathname}${query}`)).text()
    }
    const own = await feedOf(stall.seller.id)
    const strangers = await feedOf((await aSeller()).id)
    const paymentId = await stall.sell()
    const [sale] = await world.owner`
      select code from orders where id = (select order_id from payments where id = ${paymentId})`
    expect(await own()).toContain(sale?.code)
    expect((await strangers()).trim().split('\n')).toHaveLength(1)
    world.clock.advance({ days: 91 })
    expect(await own()).not.toContain(sale?.code)
    expect(await own('?days=120')).toContain(sale?.code)
    erp = await anApiKey(world, { userId: stall.seller.id })
  })
})

describe('an answer', () => {
  test('that refuses is a problem with a code, the text in the caller’s language, the field and the request', async () => {
    const refused = await erp.send('POST', '/products', {
      body: { ...newProduct, name: 'x' },
      headers: { 'accept-language': 'en' },
    })
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(refused.body).toMatchObject({
      status: 400,
      code: 'input_invalid',
      errors: [{ field: 'name', code: 'too_short:3', detail: 'Use at least 3 characters.' }],
      requestId: refused.headers.get('request-id'),
    })
    expect((await fetch(`${world.url}/api/v1/products`)).status).toBe(401)
    expect((await erp.get('/nothing')).body.code).toBe('not_found')
  })

  test('of one record has an ETag, and is not sent again while it has not changed', async () => {
    const { body } = await erp.post('/products', newProduct)
    const first = await erp.get(`/products/${body.id}`)
    const etag = first.headers.get('etag') ?? ''
    expect((await erp.get(`/products/${body.id}`, { 'if-none-match': etag })).status).toBe(304)
    await erp.post(`/products/${body.id}/offers`, newOffer)
    expect((await erp.get(`/products/${body.id}`, { 'if-none-match': etag })).status).toBe(200)
  })

  test('of a list leads from page to page by its cursor', async () => {
    const key = await anApiKey(world, { userId: (await aSeller()).id })
    for (const name of ['Um curso', 'Dois cursos', 'Três cursos']) {
      world.clock.advance({ minutes: 1 })
      await key.post('/products', { ...newProduct, name })
    }
    const first = await key.get('/products?limit=2')
    const second = await key.get(
      `/products?limit=2&cursor=${encodeURIComponent(String(first.body.nextCursor))}`,
    )
    const names = [first, second].flatMap(({ body }) =>
      (body.data as { name: string }[]).map(({ name }) => name),
    )
    expect(names).toEqual(['Três cursos', 'Dois cursos', 'Um curso'])
    expect(second.body.nextCursor).toBeNull()
    expect((await key.get('/products?limit=1000')).status).toBe(400)
    expect((await key.get('/products?unknown=1')).status).toBe(400)
  })

  test('states the number of calls left, and beyond the limit the time of a retry', async () => {
    const key = await anApiKey(world, { userId: (await aSeller()).id, scopes: ['balance:read'] })
    const answers = await Promise.all(Array.from({ length: 205 }, () => key.get('/balance')))
    expect(answers[0]?.headers.get('ratelimit-limit')).toBe('600')
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    const { headers } = refused[0] ?? answers[0] ?? {}
    expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0)
    expect([headers?.get('ratelimit-limit'), headers?.get('ratelimit-remaining')]).toEqual(['600', '0'])
  })

  test('to unknown keys of one network is refused before the database, while a working key still works', async () => {
    world.clock.advance({ minutes: 10 })
    await erp.get('/balance')
    const guess = () => erp.get('/balance', { authorization: `Bearer sk_live_${randomToken()}` })
    const statements = await world.statementsOf(async () => {
      const statuses = []
      for (let tries = 0; tries < 125; tries += 1) statuses.push((await guess()).status)
      expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true)
      expect(statuses.at(-1)).toBe(429)
    })
    expect(statements.filter((text) => text.includes('"api_keys"')).length).toBeLessThan(125)
    expect((await erp.get('/balance')).status).toBe(200)
    world.clock.advance({ minutes: 10 })
  })

  test('to many sales in a row for one buyer asks for a pause', async () => {
    const sale = {
      offerId: stall.offer.id,
      method: 'PIX',
      buyer: { ...buyer, email: 'rita@compradora.example' },
    }
    const statuses = []
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await erp.post('/sales', sale, randomUUID())).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('keeps the shape of the version that the key was created with', async () => {
    const server = Fastify()
    await server.register(async (tenant) => {
      tenant.decorateRequest('platformId', '')
      tenant.addHook('onRequest', async (request) => {
        request.platformId = world.platformId
      })
      await tenant.register(restApi, {
        app: world.app,
        prefix: '/api/v1',
        changes: [
          {
            version: '2027-01-15',
            text: { pt: '`total` virou `purses`', en: '`total` became `purses`' },
            older: { getBalance: ({ purses, ...rest }) => ({ ...rest, total: purses }) },
          },
        ],
      })
    })
    const ask = async (headers: Record<string, string> = {}) =>
      (
        await server.inject({
          url: '/api/v1/balance',
          headers: { authorization: `Bearer ${erp.token}`, ...headers },
        })
      ).json()
    expect(await ask()).toHaveProperty('total')
    expect(await ask({ 'balcao-version': '2027-01-15' })).toHaveProperty('purses')
    expect(await ask({ 'balcao-version': '1999-01-01' })).toMatchObject({ code: 'input_invalid' })
    await server.close()
  })
})
