import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import type { UploadPurpose } from '#modules/uploads/upload-purposes.ts'
import { inScope, type Scope } from '#scope.ts'
import { anUpload } from '#test/an-upload.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { createProduct } from './create-product.ts'
import { getProduct } from './get-product.ts'
import { listProducts, productListInput } from './list-products.ts'
import { pauseProduct } from './pause-product.ts'
import { productInput } from './product.input.ts'
import { resumeProduct } from './resume-product.ts'
import { updateProduct } from './update-product.ts'

let world: TestServer
let neighbourId: string

beforeAll(async () => {
  world = await createTestServer()
  const acquirer = world.sandbox.acquirer('HAWKPAY')
  neighbourId = randomUUID()
  await inScope(world.app, neighbourId, (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => acquirer.addAccount(account),
    }),
  )
})
afterAll(() => world.stop())

/** A seller with one product for sale. */
const aShop = async (scope: Scope) => {
  const seller = await aPerson(scope)
  const product = await aProduct(scope, { sellerId: seller.id })
  const offer = await anOffer(scope, { productId: product.id })
  return { sellerId: seller.id, productId: product.id, offerId: offer.id }
}
const openShop = (platformId = world.platformId) => inScope(world.app, platformId, aShop)
const asSeller = (sellerId: string, platformId = world.platformId) =>
  callAs({ app: world.app, platformId }, { userId: sellerId, role: 'SELLER' })

const form = (productId: string, changes: Record<string, unknown> = {}) =>
  productInput.parse({
    productId,
    version: 1,
    name: 'Curso de Panificação',
    description: 'Do levain ao forno.',
    imageKey: null,
    category: 'hobbies',
    guaranteeDays: 21,
    supportEmail: ' Ajuda@Forno.example ',
    supportPhone: '(11) 98765-4321',
    salesPageUrl: 'https://forno.example/curso',
    ...changes,
  })

const upload = (userId: string, purpose: UploadPurpose) => anUpload(world, { userId, purpose })

/** The page for a buyer a moment later. */
async function checkoutOf(offerId: string): Promise<{ status: number; html: string }> {
  world.clock.advance({ seconds: 2 })
  const answer = await fetch(`${world.url}/checkout/${offerId}`)
  return { status: answer.status, html: await answer.text() }
}

describe('a seller', () => {
  test('changes a product and reads back the stored, normalised data', async () => {
    const { sellerId } = await openShop()
    const call = asSeller(sellerId)
    const { productId, offerId } = await call(createProduct, {
      type: 'DIGITAL',
      name: 'Curso',
      offerTitle: 'Oferta principal',
    })
    const { key, imageUrl } = await upload(sellerId, 'PRODUCT_IMAGE')
    const saved = await call(updateProduct, form(productId, { imageKey: key }))
    expect(saved).toMatchObject({
      id: productId,
      version: 2,
      name: 'Curso de Panificação',
      image: { key, url: imageUrl },
      guaranteeDays: 21,
      supportEmail: 'ajuda@forno.example',
      supportPhone: '11987654321',
      salesPageUrl: 'https://forno.example/curso',
      offers: [{ id: offerId, status: 'ACTIVE' }],
    })
    expect(await call(getProduct, { productId })).toEqual(saved)
    const cleared = {
      version: 2,
      imageKey: null,
      supportEmail: '',
      supportPhone: null,
      salesPageUrl: '',
    }
    expect(await call(updateProduct, form(productId, cleared))).toMatchObject({
      version: 3,
      image: null,
      supportEmail: null,
      supportPhone: null,
      salesPageUrl: null,
    })
  })

  test('cannot overwrite a newer save of a second tab, and of two concurrent saves one succeeds', async () => {
    const { sellerId, productId } = await openShop()
    const call = asSeller(sellerId)
    const saves = await Promise.allSettled([
      call(updateProduct, form(productId, { name: 'Primeira aba' })),
      call(updateProduct, form(productId, { name: 'Segunda aba' })),
    ])
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'record_changed' },
    })
    expect((await call(getProduct, { productId })).version).toBe(2)
  })

  test('finds no product of another seller or platform', async () => {
    const { sellerId } = await openShop()
    const call = asSeller(sellerId)
    for (const { productId } of [await openShop(), await openShop(neighbourId)]) {
      const refused = { code: 'product_not_found' }
      await expect(call(getProduct, { productId })).rejects.toMatchObject(refused)
      await expect(call(updateProduct, form(productId))).rejects.toMatchObject(refused)
      await expect(call(pauseProduct, { productId })).rejects.toMatchObject(refused)
      await expect(call(resumeProduct, { productId })).rejects.toMatchObject(refused)
    }
  })

  test('uses only their own pictures, uploaded for a product', async () => {
    const { sellerId, productId } = await openShop()
    const rival = await openShop()
    const refused = { code: 'upload_not_found', details: { field: 'imageKey' } }
    for (const { key } of [
      await upload(rival.sellerId, 'PRODUCT_IMAGE'),
      await upload(sellerId, 'PROFILE_IMAGE'),
      { key: 'images/0123456789abcdef0123456789abcdef.png' },
    ])
      await expect(
        asSeller(sellerId)(updateProduct, form(productId, { imageKey: key })),
      ).rejects.toMatchObject(refused)
  })

  test('lists their own products, newest first, page by page, and finds one by name', async () => {
    const { sellerId } = await openShop()
    const call = asSeller(sellerId)
    await inScope(world.app, world.platformId, async (scope) => {
      const { id: productId } = await aProduct(scope, { sellerId, name: 'Oficina 100% prática' })
      await anOffer(scope, { productId, priceCents: 5_000 })
      await anOffer(scope, { productId, priceCents: 3_000 })
      await anOffer(scope, { productId, priceCents: 1_000, status: 'PAUSED' })
      await aProduct(scope, { sellerId, name: 'Rascunho', status: 'DRAFT' })
    })
    const list = (wishes: object) => call(listProducts, productListInput.parse(wishes))
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor })
    expect([first.rows.length, second.rows.length, second.nextCursor]).toEqual([2, 1, null])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(3)
    expect((await list({ search: '100%' })).rows).toMatchObject([
      { name: 'Oficina 100% prática', priceFromCents: 3_000 },
    ])
    expect((await list({ status: 'DRAFT' })).rows).toMatchObject([{ name: 'Rascunho', priceFromCents: null }])
  })
})

describe('input of the form', () => {
  test.each([
    ['name', 'ab', 'too_short'],
    ['category', 'armas', 'required'],
    ['guaranteeDays', 8, 'required'],
    ['supportEmail', 'ninguém', 'not_an_email'],
    ['supportPhone', '123', 'errorInvalidPhone'],
    ['salesPageUrl', 'http://forno.example', 'url_refused'],
    ['salesPageUrl', 'javascript:alert(1)', 'url_refused'],
    ['salesPageUrl', 'https://user@evil.example', 'url_refused'],
  ])('is refused at %s for %s, by a code', (field, value, code) => {
    const { error } = productInput.safeParse({ ...form(randomUUID()), [field]: value })
    expect(error?.issues).toMatchObject([{ path: [field], message: code }])
  })
})

describe('a buyer', () => {
  test('finds a paused product closed, and gone as a bump, until it is resumed', async () => {
    const { sellerId, productId, offerId } = await openShop()
    const hostOfferId = await inScope(world.app, world.platformId, async (scope) => {
      const host = await aProduct(scope, { sellerId, name: 'Livro', description: 'Receitas.' })
      await anOrderBump(scope, { productId: host.id, offerId })
      return (await anOffer(scope, { productId: host.id })).id
    })
    const call = asSeller(sellerId)
    expect((await checkoutOf(hostOfferId)).html).toContain('Do levain ao forno')
    await call(pauseProduct, { productId })
    await expect(call(pauseProduct, { productId })).rejects.toMatchObject({ code: 'record_changed' })
    expect((await checkoutOf(offerId)).status).toBe(410)
    expect((await checkoutOf(hostOfferId)).html).not.toContain('Do levain ao forno')
    await call(resumeProduct, { productId })
    expect((await checkoutOf(offerId)).status).toBe(200)
    expect((await checkoutOf(hostOfferId)).html).toContain('Do levain ao forno')
  })

  test('never sees a draft that its seller tries to resume', async () => {
    const { sellerId } = await openShop()
    const draft = await inScope(world.app, world.platformId, (scope) =>
      aProduct(scope, { sellerId, status: 'DRAFT' }),
    )
    const resumed = asSeller(sellerId)(resumeProduct, { productId: draft.id })
    await expect(resumed).rejects.toMatchObject({ code: 'record_changed' })
  })
})
