import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope, type Scope } from '#scope.ts'
import { aContentFile } from '#test/a-content-file.ts'
import { callAs } from '#test/call-as.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import type { ContentsInput } from './contents.input.ts'
import { listAccess } from './list-access.ts'
import { listContents } from './list-contents.ts'
import { listDeliveries } from './list-deliveries.ts'
import { openContent } from './open-content.ts'
import { saveContents } from './save-contents.ts'

let world: TestApp
let buyers = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
const pdf = fileSamples['application/pdf']

const aLink: ContentsInput['contents'][number] = {
  kind: 'LINK',
  title: 'Grupo de alunos',
  url: 'https://comunidade.example/grupo',
  fileKey: null,
  endpointId: null,
  usesMax: null,
  opensOn: null,
}

async function aSeller() {
  const { id, productId } = await within(async (scope) => {
    const seller = await aPerson(scope)
    return { id: seller.id, productId: (await aProduct(scope, { sellerId: seller.id })).id }
  })
  const asSeller = callAs(world, { userId: id, role: 'SELLER' })
  const upload = () => aContentFile(world, { userId: id, contentType: 'application/pdf' })
  const save = async (contents: ContentsInput['contents']) => {
    const { version } = await asSeller(listContents, { productId })
    return asSeller(saveContents, { productId, version, contents, deliveryNote: '' })
  }
  return { productId, asSeller, upload, save }
}

async function aBuyerOf(productId: string) {
  const email = `leitora${++buyers}@compradora.example`
  const offer = await within((scope) => anOffer(scope, { productId }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id, email })
  const tell = async (status: 'APPROVED' | 'REFUNDED') => {
    await within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    )
    await world.drainJobs()
  }
  await tell('APPROVED')
  const { userId } = await within((scope) => ensureCustomer(scope, { email, name: 'Carolina' }))
  const asBuyer = callAs(world, { userId, role: 'CUSTOMER' })
  const library = async () => (await asBuyer(listAccess, { limit: 25 })).rows[0]
  const grant = await library()
  return { asBuyer, tell, library, grantId: grant?.id ?? '' }
}

describe('a content of a product', () => {
  test('is a signed link to a file, as often as the seller allows, and each download leaves a row that the buyer sees', async () => {
    const { productId, save, upload } = await aSeller()
    const { contents } = await save([
      { ...aLink, kind: 'FILE', url: null, title: 'Apostila', fileKey: await upload(), usesMax: 2 },
    ])
    expect(contents).toMatchObject([{ title: 'Apostila', sizeBytes: pdf.length }])
    const { asBuyer, library, grantId } = await aBuyerOf(productId)
    const contentId = contents[0]?.id ?? ''
    const open = () => asBuyer(openContent, { grantId, contentId })
    expect((await open()).url).toContain('/media/')
    expect((await library())?.contents).toMatchObject([{ usesMax: 2, usesLeft: 1 }])
    const both = await Promise.allSettled([open(), open()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(open()).rejects.toMatchObject({ code: 'content_used_up' })
    const records = await asBuyer(listDeliveries, { grantId })
    expect(records.map(({ what, title }) => [what, title])).toEqual(
      expect.arrayContaining([
        ['FILE', 'Apostila'],
        ['FILE', 'Apostila'],
        ['GRANTED', null],
      ]),
    )
    expect(records).toHaveLength(3)
  })

  test('is closed to a refunded buyer, who sees the date of the refund', async () => {
    const { productId, save } = await aSeller()
    const { contents } = await save([aLink])
    const { asBuyer, tell, library, grantId } = await aBuyerOf(productId)
    const contentId = contents[0]?.id ?? ''
    expect(await asBuyer(openContent, { grantId, contentId })).toEqual({ url: aLink.url, media: null })
    await tell('REFUNDED')
    await expect(asBuyer(openContent, { grantId, contentId })).rejects.toMatchObject({
      code: 'access_closed',
    })
    expect(await library()).toMatchObject({
      standing: 'REVOKED',
      isOpen: false,
      cause: 'REFUND',
      closedAt: world.clock.now().toISOString(),
      contents: [],
    })
  })

  test('opens on its day and not before', async () => {
    const { productId, save } = await aSeller()
    const opensOn = new Date(world.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    const { contents } = await save([{ ...aLink, opensOn }])
    const { asBuyer, library, grantId } = await aBuyerOf(productId)
    const contentId = contents[0]?.id ?? ''
    const open = () => asBuyer(openContent, { grantId, contentId })
    await expect(open()).rejects.toMatchObject({ code: 'content_not_open' })
    expect((await library())?.contents[0]?.opensAt).not.toBeNull()
    world.clock.advance({ days: 4 })
    expect(await open()).toEqual({ url: aLink.url, media: null })
    expect((await library())?.contents[0]?.opensAt).toBeNull()
  })

  test('keeps its id and the count of its uses when the seller changes its position and texts', async () => {
    const { productId, save } = await aSeller()
    const first = (await save([{ ...aLink, usesMax: 1 }])).contents[0]
    const { asBuyer, library, grantId } = await aBuyerOf(productId)
    await asBuyer(openContent, { grantId, contentId: first?.id ?? '' })
    await save([aLink, { ...aLink, id: first?.id, title: 'Grupo novo', usesMax: 1 }])
    expect((await library())?.contents.map(({ title, usesLeft }) => [title, usesLeft])).toEqual([
      ['Grupo de alunos', null],
      ['Grupo novo', 0],
    ])
  })
})

describe('a stranger', () => {
  test('cannot open what another buyer bought, or the content of another product', async () => {
    const { productId, save } = await aSeller()
    const { contents } = await save([aLink])
    const { grantId } = await aBuyerOf(productId)
    const other = await aSeller()
    const foreign = await other.save([aLink])
    const stranger = await aBuyerOf(other.productId)
    const contentId = contents[0]?.id ?? ''
    for (const wish of [
      { grantId, contentId },
      { grantId: stranger.grantId, contentId },
      { grantId: stranger.grantId, contentId: randomUUID() },
    ])
      await expect(stranger.asBuyer(openContent, wish)).rejects.toMatchObject({ code: 'not_found' })
    await expect(stranger.asBuyer(listDeliveries, { grantId })).rejects.toMatchObject({ code: 'not_found' })
    expect(foreign.contents).toHaveLength(1)
  })

  test('cannot save the contents of another seller’s product, another’s file or another’s content id', async () => {
    const { productId, save, upload } = await aSeller()
    const { contents } = await save([aLink])
    const rival = await aSeller()
    await expect(
      rival.asSeller(saveContents, { productId, version: 2, contents: [], deliveryNote: '' }),
    ).rejects.toMatchObject({ code: 'product_not_found' })
    const fileKey = await upload()
    await expect(rival.save([{ ...aLink, kind: 'FILE', url: null, fileKey }])).rejects.toMatchObject({
      code: 'upload_not_found',
    })
    await expect(rival.save([{ ...aLink, id: contents[0]?.id }])).rejects.toMatchObject({ code: 'not_found' })
  })
})
