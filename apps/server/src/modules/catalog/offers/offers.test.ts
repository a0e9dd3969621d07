import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderBumps } from '#db/schema/catalog.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { createOffer } from './create-offer.ts'
import { duplicateOffer } from './duplicate-offer.ts'
import { getOffer } from './get-offer.ts'
import { listOffers, offerListInput } from './list-offers.ts'
import { moveOffer } from './move-offer.ts'
import { newOfferInput, offerInput } from './offer.input.ts'
import { updateOffer } from './update-offer.ts'

let world: TestServer
beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const aShop = () =>
  inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    const { id: offerId } = await anOffer(scope, { productId, builder: { colorPrimary: '#b4531f' } })
    return { sellerId, productId, offerId, call: callAs(world, { userId: sellerId, role: 'SELLER' }) }
  })

const facts = {
  title: 'Assinatura mensal',
  type: 'SUBSCRIPTION',
  priceCents: 4_990,
  recurrencePriceCents: 3_990,
  frequencyInDays: 30,
  template: 'VEGA',
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: false,
} as const
const once = { ...facts, type: 'ONE_TIME', title: 'À vista' } as const

async function checkoutOf(offerId: string): Promise<{ status: number; html: string }> {
  world.clock.advance({ seconds: 2 })
  const answer = await fetch(`${world.url}/checkout/${offerId}`)
  return { status: answer.status, html: await answer.text() }
}

describe('a seller', () => {
  test('sells a product by subscription too, at another first price, with a link that works at once', async () => {
    const { call, productId, offerId } = await aShop()
    const made = await call(createOffer, newOfferInput.parse({ productId, ...facts }))
    expect(made).toMatchObject({ ...facts, version: 1, isBound: false, status: 'ACTIVE' })
    expect((await checkoutOf(made.id)).status).toBe(200)
    const { rows } = await call(listOffers, offerListInput.parse({ productId }))
    expect(rows.map(({ id }) => id).toSorted()).toEqual([offerId, made.id].toSorted())
  })

  test('starts a checkout in the platform’s colour', async () => {
    const { call, productId } = await aShop()
    await inScope(world.app, world.platformId, (scope) => updatePlatform(scope, { brandColor: '#6b3fa0' }))
    const made = await call(createOffer, newOfferInput.parse({ productId, ...facts }))
    expect((await checkoutOf(made.id)).html).toContain('--brand:#6b3fa0')
  })

  test('changes the price of an offer, and the next page shows it', async () => {
    const { call, offerId } = await aShop()
    await checkoutOf(offerId)
    const saved = await call(
      updateOffer,
      offerInput.parse({ offerId, version: 1, ...once, priceCents: 23_456 }),
    )
    expect(saved).toMatchObject({
      version: 2,
      priceCents: 23_456,
      recurrencePriceCents: null,
      frequencyInDays: null,
    })
    expect((await checkoutOf(offerId)).html).toContain('234,56')
    const stale = call(updateOffer, offerInput.parse({ offerId, version: 1, ...once }))
    await expect(stale).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('keeps the trial, the fee, the number of charges and the Pix discount when a change does not name them', async () => {
    const { call, productId } = await aShop()
    const terms = {
      trialDays: 7,
      trialPriceCents: 990,
      setupFeeCents: 2_500,
      chargesMax: 12,
      isKeptAfterLast: false,
      pixDiscountBasisPoints: 1_000,
      pixMinutes: 30,
      billetDays: 2,
    }
    const { id: offerId } = await call(createOffer, newOfferInput.parse({ productId, ...facts, ...terms }))
    const renamed = await call(
      updateOffer,
      offerInput.parse({ offerId, version: 1, ...facts, title: 'Novo' }),
    )
    expect(renamed).toMatchObject({ title: 'Novo', ...terms })
    const none = { trialDays: null, setupFeeCents: 0, pixDiscountBasisPoints: 5_000 }
    const lowered = offerInput.parse({ offerId, version: 2, ...facts, ...none })
    expect(await call(updateOffer, lowered)).toMatchObject({ ...none, chargesMax: 12 })
    const tooLow = offerInput.parse({ offerId, version: 3, ...facts, priceCents: 150 })
    await expect(call(updateOffer, tooLow)).rejects.toMatchObject({
      code: 'input_invalid',
      details: { field: 'pixDiscountBasisPoints' },
    })
  })

  test('ships one offer of a product at its own fare, and the others as before', async () => {
    const { call, first, second } = await inScope(world.app, world.platformId, async (scope) => {
      const { id: sellerId } = await aPerson(scope)
      const { id: productId } = await aProduct(scope, { sellerId, type: 'FISICO' })
      return {
        call: callAs(world, { userId: sellerId, role: 'SELLER' }),
        first: (await anOffer(scope, { productId, fretePriceCents: 1_500 })).id,
        second: (await anOffer(scope, { productId, fretePriceCents: 1_500 })).id,
      }
    })
    const pac = { description: 'PAC', deliveryTime: '5 dias', fareAmountCents: 1_990, preSelected: true }
    const own = { shipping: 'OPTIONS', fretePriceCents: null, deliveryOptions: [pac] }
    const changed = await call(updateOffer, offerInput.parse({ offerId: first, version: 1, ...once, ...own }))
    expect(changed).toMatchObject({ fretePriceCents: null, deliveryOptions: [pac] })
    const other = await call(updateOffer, offerInput.parse({ offerId: second, version: 1, ...once }))
    expect(other).toMatchObject({ fretePriceCents: 1_500, deliveryOptions: [] })
    const unpriced = { offerId: second, version: 2, ...once, ...own, shipping: 'FIXED' }
    expect(offerInput.safeParse(unpriced).success).toBe(false)
  })

  test('cannot change how an offer charges once it was bought or is a bump', async () => {
    const bought = await aShop()
    await aPurchase(world.app, world.platformId, { offerId: bought.offerId })
    const bump = await aShop()
    await inScope(world.app, world.platformId, async (scope) => {
      const host = await aProduct(scope, { sellerId: bump.sellerId })
      await anOrderBump(scope, { productId: host.id, offerId: bump.offerId })
    })
    for (const { call, offerId } of [bought, bump]) {
      expect((await call(getOffer, { offerId })).isBound).toBe(true)
      await expect(
        call(updateOffer, offerInput.parse({ offerId, version: 1, ...facts })),
      ).rejects.toMatchObject({
        code: 'offer_bound',
        details: { field: 'type' },
      })
    }
  })

  test('raises a price above the reference price, which is then removed', async () => {
    const { call, offerId, sellerId } = await aShop()
    const bumpId = await inScope(world.app, world.platformId, async (scope) => {
      const host = await aProduct(scope, { sellerId })
      return anOrderBump(scope, { productId: host.id, offerId, fakePriceCents: 25_000 })
    })
    const fakePrice = async () => {
      const [row] = await inScope(world.app, world.platformId, ({ tx }) =>
        tx.select().from(orderBumps).where(eq(orderBumps.id, bumpId)),
      )
      return row?.fakePriceCents
    }
    await call(updateOffer, offerInput.parse({ offerId, version: 1, ...once, priceCents: 24_999 }))
    expect(await fakePrice()).toBe(25_000)
    await call(updateOffer, offerInput.parse({ offerId, version: 2, ...once, priceCents: 25_000 }))
    expect(await fakePrice()).toBeNull()
  })

  test('copies an offer with its design, closed until it is opened, and pauses a single offer', async () => {
    const { call, offerId } = await aShop()
    const { offerId: copyId } = await call(duplicateOffer, { offerId, title: 'Black Friday' })
    expect((await checkoutOf(copyId)).status).toBe(410)
    await call(moveOffer, { offerId: copyId, to: 'ACTIVE' })
    expect((await checkoutOf(copyId)).html).toContain('#b4531f')
    await call(moveOffer, { offerId, to: 'PAUSED' })
    expect((await checkoutOf(offerId)).status).toBe(410)
    expect((await checkoutOf(copyId)).status).toBe(200)
  })

  test('names the sites that may show a checkout: stored as origins, kept by a change without them, and copied', async () => {
    const { call, offerId } = await aShop()
    const typed = ['https://Www.Loja.com.br/curso', '', ' loja.com.br ', 'https://loja.com.br/outra']
    const saved = await call(
      updateOffer,
      offerInput.parse({ offerId, version: 1, ...once, allowedSites: typed }),
    )
    const sites = ['https://www.loja.com.br', 'https://loja.com.br']
    expect(saved.allowedSites).toEqual(sites)
    const renamed = await call(
      updateOffer,
      offerInput.parse({ offerId, version: 2, ...once, title: 'Outro' }),
    )
    expect(renamed.allowedSites).toEqual(sites)
    const copy = await call(duplicateOffer, { offerId, title: 'Cópia' })
    expect((await call(getOffer, copy)).allowedSites).toEqual(sites)
    const none = await call(updateOffer, offerInput.parse({ offerId, version: 3, ...once, allowedSites: [] }))
    expect(none.allowedSites).toEqual([])
  })

  test.each([
    ['http://loja.com.br'],
    ['https://*.loja.com.br'],
    ['*'],
    ['https://a.example; script-src *'],
    ['loja'],
    Array.from({ length: 11 }, (_, index) => `https://loja${index}.com.br`),
  ])('cannot name %s as a site', (...allowedSites) => {
    const given = { offerId: crypto.randomUUID(), version: 1, ...once, allowedSites }
    expect(offerInput.safeParse(given).error?.issues.map(({ path }) => path)).toEqual([['allowedSites']])
  })

  test('reaches no offer of another seller', async () => {
    const { offerId, productId } = await aShop()
    const { call } = await aShop()
    const refused = { code: 'offer_not_found' }
    await expect(call(getOffer, { offerId })).rejects.toMatchObject(refused)
    await expect(call(updateOffer, offerInput.parse({ offerId, version: 1, ...once }))).rejects.toMatchObject(
      refused,
    )
    await expect(call(duplicateOffer, { offerId, title: 'Cópia' })).rejects.toMatchObject(refused)
    await expect(call(moveOffer, { offerId, to: 'PAUSED' })).rejects.toMatchObject(refused)
    const listed = call(listOffers, offerListInput.parse({ productId }))
    await expect(listed).rejects.toMatchObject({ code: 'product_not_found' })
  })
})

test.each([
  ['priceCents', { priceCents: 99 }, 'too_small'],
  ['frequencyInDays', { frequencyInDays: null }, 'required'],
  ['pixEnabled', { pixEnabled: false, creditCardEnabled: false }, 'required'],
  ['title', { title: 'x' }, 'too_short'],
  // A one-time price has no trial, whatever is sent with it: the Pix discount applies to its own price.
  [
    'pixDiscountBasisPoints',
    {
      type: 'ONE_TIME',
      priceCents: 150,
      trialDays: 7,
      trialPriceCents: 9_000,
      setupFeeCents: 9_000,
      pixDiscountBasisPoints: 5_000,
    },
    'too_large',
  ],
])('%s is refused for %j', (field, changes, message) => {
  const { error } = newOfferInput.safeParse({ productId: crypto.randomUUID(), ...facts, ...changes })
  expect(error?.issues).toMatchObject([{ path: [field], message }])
})
