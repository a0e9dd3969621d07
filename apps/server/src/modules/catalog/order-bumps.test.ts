import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct, type OfferWishes, type ProductWishes } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { findBumpOptions } from './find-bump-options.ts'
import { listOrderBumps } from './list-order-bumps.ts'
import { type OrderBumpsInput, orderBumpsInput } from './order-bumps.input.ts'
import { saveOrderBumps } from './save-order-bumps.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const newSeller = () => inScope(world.app, world.platformId, async (scope) => (await aPerson(scope)).id)

/** An offer with a product of its own. */
const anExtra = (sellerId: string, product: Partial<ProductWishes> = {}, offer: Partial<OfferWishes> = {}) =>
  inScope(world.app, world.platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId, ...product })
    const { id } = await anOffer(scope, { productId, priceCents: 3_000, ...offer })
    return { productId, offerId: id }
  })

async function aSellerWithProduct() {
  const sellerId = await newSeller()
  const { productId, offerId } = await anExtra(sellerId, { name: 'Curso' }, { title: 'Turma aberta' })
  const call = callAs(world, { userId: sellerId, role: 'SELLER' })
  const save = (bumps: OrderBumpsInput['bumps'], version: number) =>
    call(saveOrderBumps, { productId, version, bumps })
  return { sellerId, productId, offerId, call, save }
}

const plain = (offerId: string) => ({ offerId, fakePriceCents: null })

describe('the order bumps of a product', () => {
  test('are added, reordered, changed and removed in one save, and keep their ids', async () => {
    const { sellerId, productId, call, save } = await aSellerWithProduct()
    const [ebook, sheet, talk] = [await anExtra(sellerId), await anExtra(sellerId), await anExtra(sellerId)]
    const first = await save([plain(ebook.offerId), { ...plain(sheet.offerId), fakePriceCents: 5_000 }], 1)
    expect(first).toMatchObject({
      version: 2,
      currency: 'BRL',
      bumps: [
        { offerId: ebook.offerId, fakePriceCents: null, priceCents: 3_000, isForSale: true },
        { offerId: sheet.offerId, fakePriceCents: 5_000 },
      ],
    })
    const sheetBumpId = first.bumps[1]?.id ?? ''
    const second = await save([plain(talk.offerId), { id: sheetBumpId, ...plain(sheet.offerId) }], 2)
    expect(second.bumps.map(({ offerId }) => offerId)).toEqual([talk.offerId, sheet.offerId])
    expect(second.bumps[1]).toMatchObject({ id: sheetBumpId, fakePriceCents: null })
    expect(await call(listOrderBumps, { productId })).toEqual(second)
    expect((await save([], 3)).bumps).toEqual([])
  })

  test('show on the checkout at once, in their order', async () => {
    const { sellerId, offerId, save } = await aSellerWithProduct()
    const open = async () => {
      world.clock.advance({ seconds: 2 })
      return (await fetch(`${world.url}/checkout/${offerId}`)).text()
    }
    const one = await anExtra(sellerId, {}, { title: 'Planilha de custos' })
    const two = await anExtra(sellerId, {}, { title: 'Aula bônus' })
    expect(await open()).not.toContain('Planilha de custos')
    await save([plain(one.offerId), { ...plain(two.offerId), fakePriceCents: 9_900 }], 1)
    const html = await open()
    expect(html).toContain('99,00')
    expect(html.indexOf('Planilha de custos')).toBeGreaterThan(0)
    expect(html.indexOf('Planilha de custos')).toBeLessThan(html.indexOf('Aula bônus'))
    await save([], 2)
    expect(await open()).not.toContain('Planilha de custos')
  })

  test('cannot be overwritten by a tab that read them before', async () => {
    const { sellerId, save } = await aSellerWithProduct()
    const { offerId } = await anExtra(sellerId)
    await save([plain(offerId)], 1)
    await expect(save([], 1)).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('are not found by another seller', async () => {
    const { productId } = await aSellerWithProduct()
    const { call } = await aSellerWithProduct()
    const refused = { code: 'product_not_found' }
    await expect(call(listOrderBumps, { productId })).rejects.toMatchObject(refused)
    await expect(call(findBumpOptions, { productId })).rejects.toMatchObject(refused)
    await expect(call(saveOrderBumps, { productId, version: 1, bumps: [] })).rejects.toMatchObject(refused)
  })

  test('are five at most', () => {
    const bumps = Array.from({ length: 6 }, () => plain(crypto.randomUUID()))
    const { error } = orderBumpsInput.safeParse({ productId: crypto.randomUUID(), version: 1, bumps })
    expect(error?.issues).toMatchObject([{ path: ['bumps'] }])
  })
})

describe('an offer that may not be a bump', () => {
  test('is refused with its position, is not among the options, and nothing is stored', async () => {
    const { sellerId, productId, offerId: ownOffer, call, save } = await aSellerWithProduct()
    const good = await anExtra(sellerId, { name: 'E-book' })
    const wrong: Record<string, string> = {
      'of the same product': ownOffer,
      'of a rival': (await anExtra(await newSeller())).offerId,
      paused: (await anExtra(sellerId, {}, { status: 'PAUSED' })).offerId,
      'of a draft': (await anExtra(sellerId, { status: 'DRAFT' })).offerId,
      'in another currency': (await anExtra(sellerId, { currency: 'USD' })).offerId,
      'charged again and again': (await anExtra(sellerId, {}, { type: 'SUBSCRIPTION' })).offerId,
      'that needs an address': (await anExtra(sellerId, { type: 'FISICO' })).offerId,
      'that does not exist': crypto.randomUUID(),
    }
    for (const [why, offerId] of Object.entries(wrong))
      await expect(save([plain(good.offerId), plain(offerId)], 1), why).rejects.toMatchObject({
        code: 'bump_offer_unavailable',
        details: { field: 'bumps.1.offerId' },
      })
    expect(await call(findBumpOptions, { productId })).toMatchObject([{ id: good.offerId }])
    expect(await call(findBumpOptions, { productId, ids: Object.values(wrong) })).toEqual([])
    expect(await call(listOrderBumps, { productId })).toMatchObject({ version: 1, bumps: [] })
  })

  test('that is a duplicate, has an invalid reference price, or has the id of another bump is refused by its field', async () => {
    const { sellerId, save } = await aSellerWithProduct()
    const { offerId } = await anExtra(sellerId)
    const other = await aSellerWithProduct()
    const { bumps } = await other.save([plain((await anExtra(other.sellerId)).offerId)], 1)
    await expect(save([plain(offerId), plain(offerId)], 1)).rejects.toMatchObject({
      code: 'bump_repeated',
      details: { field: 'bumps.1.offerId' },
    })
    await expect(save([{ offerId, fakePriceCents: 3_000 }], 1)).rejects.toMatchObject({
      code: 'fake_price_too_low',
      details: { field: 'bumps.0.fakePriceCents' },
    })
    await expect(save([{ id: bumps[0]?.id, ...plain(offerId) }], 1)).rejects.toMatchObject({
      code: 'not_found',
      details: { field: 'bumps.0.id' },
    })
    expect((await other.call(listOrderBumps, { productId: other.productId })).bumps).toEqual(bumps)
  })
})

test('a seller with many offers finds one by its name or its product’s, and sees twenty at most', async () => {
  const { sellerId, productId, call } = await aSellerWithProduct()
  const { offerId } = await anExtra(sellerId, { name: 'Caderno' }, { title: 'Oferta de Natal' })
  for (let count = 0; count < 21; count++) await anExtra(sellerId, { name: 'Aula avulsa' })
  expect(await call(findBumpOptions, { productId })).toHaveLength(20)
  for (const search of ['natal', 'CADERNO'])
    expect(await call(findBumpOptions, { productId, search })).toMatchObject([
      { id: offerId, name: 'Oferta de Natal', productName: 'Caderno' },
    ])
})
