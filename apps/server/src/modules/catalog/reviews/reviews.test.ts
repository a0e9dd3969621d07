import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#db/schema/catalog.ts'
import { aCourse } from '#demo/a-course.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aReadyDraft } from '#demo/a-review.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { saveContents } from '#modules/access/save-contents.ts'
import { createProduct } from '#modules/catalog/create-product.ts'
import { getProduct } from '#modules/catalog/get-product.ts'
import { pauseProduct } from '#modules/catalog/pause-product.ts'
import { productInput } from '#modules/catalog/product.input.ts'
import { updateProduct } from '#modules/catalog/update-product.ts'
import { inScope } from '#scope.ts'
import { anUpload } from '#test/an-upload.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { decideReview } from './decide-review.ts'
import { getReview } from './get-review.ts'
import { listReviews, reviewListInput } from './list-reviews.ts'
import { reviewPolicy } from './review-policy.ts'
import { submitProduct } from './submit-product.ts'
import { suspendProduct } from './suspend-product.ts'
import { withdrawChange } from './withdraw-change.ts'

let world: TestServer
let adminId: string
let neighbourId: string

beforeAll(async () => {
  world = await createTestServer()
  adminId = await inScope(world.app, world.platformId, async (scope) => (await aPerson(scope)).id)
  neighbourId = randomUUID()
  const acquirer = world.sandbox.acquirer('HAWKPAY')
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

const asSeller = (sellerId: string) => callAs(world, { userId: sellerId, role: 'SELLER' })
const asAdmin = (platformId = world.platformId) =>
  callAs({ app: world.app, platformId }, { userId: adminId, role: 'ADMIN' })

/** A seller with a complete draft, and its offer. */
const aDraft = () =>
  inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aReadyDraft(scope, sellerId)
    const { id: offerId } = await anOffer(scope, { productId })
    return { sellerId, productId, offerId, call: asSeller(sellerId) }
  })

type Draft = Awaited<ReturnType<typeof aDraft>>

async function anApproved(): Promise<Draft> {
  const draft = await aDraft()
  await draft.call(submitProduct, { productId: draft.productId, version: 1, message: '' })
  await decide(draft, { decision: 'APPROVED' })
  return draft
}

type Verdict = { decision: 'APPROVED' } | { decision: 'NEEDS_CHANGES' | 'REJECTED'; reason: string }

async function openReviewOf({ productId }: Pick<Draft, 'productId'>) {
  const { rows } = await asAdmin()(listReviews, reviewListInput.parse({ limit: 100 }))
  const row = rows.find((review) => review.productId === productId)
  if (!row) throw new Error('Nothing waits for review')
  return asAdmin()(getReview, { reviewId: row.id })
}

async function decide(draft: Pick<Draft, 'productId'>, verdict: Verdict): Promise<void> {
  const { id: reviewId, version } = await openReviewOf(draft)
  await asAdmin()(decideReview, { reviewId, version, ...verdict })
  world.clock.advance({ minutes: 1 })
}

async function checkoutOf(offerId: string): Promise<{ status: number; html: string }> {
  world.clock.advance({ seconds: 2 })
  const answer = await fetch(`${world.url}/checkout/${offerId}`)
  return { status: answer.status, html: await answer.text() }
}

const statusOf = async ({ call, productId }: Draft) => (await call(getProduct, { productId })).status

const form = async ({ call, productId }: Draft, changes: object = {}) => {
  const product = await call(getProduct, { productId })
  const { name, description, category, guaranteeDays, supportEmail, supportPhone, salesPageUrl } = product
  const facts = { name, description, category, guaranteeDays, supportEmail, supportPhone, salesPageUrl }
  return productInput.parse({ productId, version: product.version, imageKey: null, ...facts, ...changes })
}

describe('a new product', () => {
  test('sells only after the platform has approved it', async () => {
    const draft = await aDraft()
    const { call, productId, offerId } = draft
    expect((await checkoutOf(offerId)).status).toBe(404)
    await call(submitProduct, { productId, version: 1, message: 'Primeira turma' })
    expect(await statusOf(draft)).toBe('SUBMITTED')
    expect((await checkoutOf(offerId)).html).toContain('Em breve')
    expect((await checkoutOf(offerId)).status).toBe(404)
    expect(await openReviewOf(draft)).toMatchObject({ kind: 'NEW', message: 'Primeira turma', change: null })
    await decide(draft, { decision: 'APPROVED' })
    expect(await statusOf(draft)).toBe('APPROVED')
    expect((await checkoutOf(offerId)).status).toBe(200)
  })

  test('sells during its review where the platform allows it, and closes when it is not approved', async () => {
    await asAdmin()(reviewPolicy.save, { sellsBeforeReview: true })
    const draft = await aDraft()
    await draft.call(submitProduct, { productId: draft.productId, version: 1, message: '' })
    await asAdmin()(reviewPolicy.save, { sellsBeforeReview: false })
    expect((await checkoutOf(draft.offerId)).status).toBe(200)
    await decide(draft, { decision: 'NEEDS_CHANGES', reason: 'Diga o que vem no curso' })
    expect((await checkoutOf(draft.offerId)).status).toBe(404)
    expect(await draft.call(getProduct, { productId: draft.productId })).toMatchObject({
      status: 'NEEDS_CHANGES',
      review: { state: 'NEEDS_CHANGES', reason: 'Diga o que vem no curso' },
    })
  })

  test('has its decision mailed to the seller with the reason and a link', async () => {
    const draft = await aDraft()
    await draft.call(submitProduct, { productId: draft.productId, version: 1, message: '' })
    await decide(draft, { decision: 'NEEDS_CHANGES', reason: 'Troque a foto da capa' })
    const mails = (await world.inbox()).filter(({ text }) => text.includes(draft.productId))
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('precisa de ajustes')])
    expect(mails[0]?.text).toContain('Troque a foto da capa')
  })

  test('can be changed and sent again after a request for changes, but not after a refusal', async () => {
    const draft = await aDraft()
    const { call, productId } = draft
    await call(submitProduct, { productId, version: 1, message: '' })
    await decide(draft, { decision: 'NEEDS_CHANGES', reason: 'Diga o que vem no curso' })
    const edited = await call(updateProduct, await form(draft, { name: 'Oficina de Panetone e Colomba' }))
    expect(edited.name).toBe('Oficina de Panetone e Colomba')
    await call(submitProduct, { productId, version: edited.version, message: '' })
    await decide(draft, { decision: 'REJECTED', reason: 'Promete renda garantida' })
    const { version, status } = await call(getProduct, { productId })
    expect(status).toBe('REJECTED')
    const again = call(submitProduct, { productId, version, message: '' })
    await expect(again).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('that is digital needs a content before its review, unless its seller says how it is delivered', async () => {
    const { call, productId } = await aDraft()
    const contents = { productId, contents: [], deliveryNote: '' }
    const bare = await call(saveContents, { ...contents, version: 1 })
    await expect(
      call(submitProduct, { productId, version: bare.version, message: '' }),
    ).rejects.toMatchObject({
      code: 'product_incomplete',
      details: { missing: ['content'] },
    })
    const said = await call(saveContents, { ...contents, version: bare.version, deliveryNote: 'Por e-mail.' })
    await call(submitProduct, { productId, version: said.version, message: '' })
  })

  test('that is digital is complete with a published lesson of its course, which the reviewer reads', async () => {
    const { call, productId } = await aDraft()
    const bare = await call(saveContents, { productId, contents: [], deliveryNote: '', version: 1 })
    const submission = { productId, version: bare.version, message: '' }
    await inScope(world.app, world.platformId, async (scope) => {
      const lessons = [{ title: 'As três dobras', isPublished: false }]
      await aCourse(scope, { productId, modules: [{ title: 'Massa', lessons }] })
    })
    await expect(call(submitProduct, submission)).rejects.toMatchObject({
      details: { missing: ['content'] },
    })
    await world.owner`update course_lessons set is_published = true where product_id = ${productId}`
    await call(submitProduct, submission)
    const [{ id: reviewId } = { id: '' }] = await world.owner<{ id: string }[]>`
      select id from product_reviews where product_id = ${productId}`
    const { lessons } = await asAdmin()(getReview, { reviewId })
    expect(lessons).toMatchObject([{ kind: 'TEXT', title: 'As três dobras' }])
  })

  test('needs a description, a price and a contact for the buyer before its review', async () => {
    const { sellerId } = await aDraft()
    const call = asSeller(sellerId)
    const wish = { type: 'FISICO', name: 'Kit de panetone', offerTitle: 'Kit' } as const
    const { productId } = await call(createProduct, wish)
    await expect(call(submitProduct, { productId, version: 1, message: '' })).rejects.toMatchObject({
      code: 'product_incomplete',
      details: { missing: ['description', 'price', 'shipping'] },
    })
  })
})

describe('a change to an approved product', () => {
  test('waits while the old version sells, and shows at once when approved, also as a bump', async () => {
    const shop = await anApproved()
    const hostOfferId = await inScope(world.app, world.platformId, async (scope) => {
      const host = await aProduct(scope, { sellerId: shop.sellerId, name: 'Livro' })
      await anOrderBump(scope, { productId: host.id, offerId: shop.offerId })
      return (await anOffer(scope, { productId: host.id })).id
    })
    const { key, imageUrl } = await anUpload(world, { userId: shop.sellerId, purpose: 'PRODUCT_IMAGE' })
    const changes = {
      name: 'Pães de verão',
      description: 'Em seis aulas novas.',
      imageKey: key,
      guaranteeDays: 30,
    }
    const saved = await shop.call(updateProduct, await form(shop, changes))
    expect(saved).toMatchObject({
      name: 'Oficina de Panetone',
      guaranteeDays: 30,
      status: 'APPROVED',
      change: {
        name: 'Pães de verão',
        fields: ['name', 'description', 'imageKey'],
        image: { url: imageUrl },
      },
    })
    const before = await checkoutOf(shop.offerId)
    expect(before.html).toContain('Oficina de Panetone')
    expect(before.html).not.toContain('Pães de verão')

    expect(await openReviewOf(shop)).toMatchObject({
      kind: 'CHANGE',
      change: { name: 'Pães de verão', imageUrl },
    })
    await decide(shop, { decision: 'APPROVED' })
    const own = await checkoutOf(shop.offerId)
    expect(own.html).toContain('Pães de verão')
    expect(own.html).toContain(imageUrl)
    const host = await checkoutOf(hostOfferId)
    expect(host.html).toContain('Em seis aulas novas.')
    expect(host.html).toContain(imageUrl)
  })

  test('of the age rating waits for a review too: a seller cannot lower an approved 18 alone', async () => {
    const shop = await anApproved()
    await shop.call(updateProduct, await form(shop, { ageRating: '18' }))
    expect(await openReviewOf(shop)).toMatchObject({
      product: { ageRating: null },
      change: { fields: ['ageRating'], ageRating: '18' },
    })
    await decide(shop, { decision: 'APPROVED' })
    const lowered = await shop.call(updateProduct, await form(shop, { ageRating: 'L' }))
    expect(lowered).toMatchObject({ ageRating: '18', change: { ageRating: 'L' } })
    // A form without the field keeps the rating that waits for review.
    const kept = await shop.call(updateProduct, await form(shop, { guaranteeDays: 30 }))
    expect(kept).toMatchObject({ ageRating: '18', guaranteeDays: 30, change: { ageRating: 'L' } })
  })

  test('that is refused leaves the product as it was, and can be withdrawn', async () => {
    const shop = await anApproved()
    await shop.call(updateProduct, await form(shop, { name: 'Ganhe dinheiro com pão' }))
    await decide(shop, { decision: 'REJECTED', reason: 'Promete ganhos' })
    expect(await shop.call(getProduct, { productId: shop.productId })).toMatchObject({
      status: 'APPROVED',
      name: 'Oficina de Panetone',
      change: null,
      review: { kind: 'CHANGE', state: 'REJECTED', reason: 'Promete ganhos' },
    })
    const { version } = await shop.call(updateProduct, await form(shop, { name: 'Oficina de Colomba' }))
    const { productId } = shop
    expect(await shop.call(withdrawChange, { productId, version })).toMatchObject({ change: null })
    await expect(openReviewOf(shop)).rejects.toThrow('Nothing waits')
  })

  test('is decided as it was reviewed: later saves of the seller are reviewed again', async () => {
    const shop = await anApproved()
    await shop.call(updateProduct, await form(shop, { name: 'Oficina de Colomba' }))
    const { version } = await openReviewOf(shop)
    await shop.call(updateProduct, await form(shop, { name: 'Renda garantida' }))
    const { id: reviewId } = await openReviewOf(shop)
    const late = asAdmin()(decideReview, { reviewId, version, decision: 'APPROVED' })
    await expect(late).rejects.toMatchObject({ code: 'record_changed' })
  })
})

test('a suspended product closes, its seller reads why, and a granted appeal opens it again', async () => {
  const shop = await anApproved()
  const { call, productId, offerId } = shop
  await asAdmin()(suspendProduct, { productId, reason: 'Denúncias de compradores' })
  expect((await checkoutOf(offerId)).status).toBe(410)
  const suspended = await call(getProduct, { productId })
  expect(suspended).toMatchObject({ status: 'SUSPENDED', review: { reason: 'Denúncias de compradores' } })
  await expect(call(pauseProduct, { productId })).rejects.toMatchObject({ code: 'record_changed' })
  await call(submitProduct, { productId, version: suspended.version, message: 'Já corrigi' })
  expect((await checkoutOf(offerId)).status).toBe(410)
  expect(await openReviewOf(shop)).toMatchObject({ kind: 'APPEAL', message: 'Já corrigi' })
  await decide(shop, { decision: 'APPROVED' })
  expect((await checkoutOf(offerId)).status).toBe(200)
})

test('the staff of another platform sees, decides and suspends nothing here', async () => {
  const draft = await aDraft()
  await draft.call(submitProduct, { productId: draft.productId, version: 1, message: '' })
  const { id: reviewId, version } = await openReviewOf(draft)
  const stranger = asAdmin(neighbourId)
  expect((await stranger(listReviews, reviewListInput.parse({}))).rows).toEqual([])
  await expect(stranger(getReview, { reviewId })).rejects.toMatchObject({ code: 'not_found' })
  const decision = stranger(decideReview, { reviewId, version, decision: 'APPROVED' })
  await expect(decision).rejects.toMatchObject({ code: 'not_found' })
  const suspension = stranger(suspendProduct, { productId: draft.productId, reason: 'Por engano' })
  await expect(suspension).rejects.toMatchObject({ code: 'product_not_found' })
  const [row] = await inScope(world.app, world.platformId, ({ tx }) =>
    tx.select().from(products).where(eq(products.id, draft.productId)),
  )
  expect(row?.status).toBe('SUBMITTED')
})
