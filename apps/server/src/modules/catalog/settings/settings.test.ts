import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryOptions, offers } from '#db/schema/catalog.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct, type ProductWishes } from '#demo/an-offer.ts'
import { saveExchangeRate } from '#modules/platforms/prices/save-exchange-rate.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getProductSettings } from './get-product-settings.ts'
import { saveProductSettings } from './save-product-settings.ts'
import { productSettingsInput } from './settings.input.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <T>(work: Parameters<typeof inScope<T>>[2]) => inScope(world.app, world.platformId, work)

/** A seller with a product of two offers, the second of them without boleto. */
const aShop = (wishes: Partial<ProductWishes> = {}) =>
  within(async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId, ...wishes })
    const first = await anOffer(scope, {
      productId,
      deliveries:
        wishes.type === 'FISICO'
          ? [{ description: 'PAC', deliveryTime: '9 dias', fareAmountCents: 1_990 }]
          : [],
    })
    const second = await anOffer(
      { ...scope, now: new Date(scope.now.getTime() + 1) },
      { productId, methods: { billet: false } },
    )
    const call = callAs(world, { userId: sellerId, role: 'SELLER' })
    return { productId, offerIds: [first.id, second.id], call }
  })
type Shop = Awaited<ReturnType<typeof aShop>>

const storedOffers = ({ productId }: Shop) =>
  within(({ tx }) =>
    tx.select().from(offers).where(eq(offers.productId, productId)).orderBy(offers.createdAt),
  )

async function save({ call, productId }: Shop, changes: object = {}) {
  const {
    type: _type,
    currencyIsFixed: _fixed,
    sellableCurrencies: _sellable,
    ...stored
  } = await call(getProductSettings, { productId })
  const form = {
    productId,
    ...stored,
    thankYou: stored.thankYouUrl ? 'CUSTOM' : 'DEFAULT',
    shipping: 'OPTIONS',
  }
  return call(saveProductSettings, productSettingsInput.parse({ ...form, ...changes }))
}

describe('the settings of a product', () => {
  test('apply to all of its offers, and leave unchanged settings of each as they are', async () => {
    const shop = await aShop()
    await expect(save(shop, { currency: 'USD' })).rejects.toMatchObject({ code: 'currency_without_rate' })
    const staff = callAs(world, { userId: (await within(aPerson)).id, role: 'ADMIN' })
    await staff(saveExchangeRate, { currency: 'USD', rate: '5', spreadBasisPoints: 0 })
    const saved = await save(shop, {
      language: 'EN_US',
      currency: 'USD',
      numberOfInstallments: 6,
      maxInstallmentsWithoutInterest: 3,
      requiredDocumentAndPhone: false,
      abandonedCartEnabled: false,
      softDescriptor: 'Forno Marina',
      thankYou: 'CUSTOM',
      thankYouUrl: 'https://forno.example/obrigada',
    })
    expect(saved).toMatchObject({
      version: 2,
      language: 'EN_US',
      currency: 'USD',
      softDescriptor: 'FORNOMARINA',
      thankYouUrl: 'https://forno.example/obrigada',
    })
    const changed = {
      numberOfInstallments: 6,
      maxInstallmentsWithoutInterest: 3,
      requiredDocumentAndPhone: false,
    }
    expect(await storedOffers(shop)).toMatchObject([
      { ...changed, abandonedCartEnabled: false, billetEnabled: true },
      { ...changed, abandonedCartEnabled: false, billetEnabled: false },
    ])
    await save(shop, { pixEnabled: false, thankYou: 'DEFAULT' })
    expect((await storedOffers(shop)).map(({ pixEnabled }) => pixEnabled)).toEqual([false, false])
    expect((await shop.call(getProductSettings, shop)).thankYouUrl).toBeNull()
  })

  test('of a shipped product are a fixed fare, or delivery options, which keep their ids', async () => {
    const shop = await aShop({ type: 'FISICO' })
    const deliveries = () =>
      within(({ tx }) =>
        tx
          .select()
          .from(deliveryOptions)
          .where(eq(deliveryOptions.offerId, shop.offerIds[0] ?? ''))
          .orderBy(deliveryOptions.position),
      )
    const [before] = await deliveries()
    const ways = [
      { description: 'PAC', deliveryTime: '5 a 9 dias', fareAmountCents: 2_190, preSelected: true },
      { description: 'Sedex', deliveryTime: '1 a 3 dias', fareAmountCents: 3_490, preSelected: false },
    ]
    await save(shop, { deliveryOptions: ways })
    expect(await deliveries()).toMatchObject([{ id: before?.id, ...ways[0] }, ways[1]])
    await save(shop, { shipping: 'FIXED', fretePriceCents: 1_500 })
    expect(await deliveries()).toEqual([])
    expect((await storedOffers(shop)).map(({ fretePriceCents }) => fretePriceCents)).toEqual([1_500, 1_500])
  })

  test('keep the currency of a product that was bought', async () => {
    const shop = await aShop()
    await aPurchase(world.app, world.platformId, { offerId: shop.offerIds[0] ?? '' })
    expect((await shop.call(getProductSettings, shop)).currencyIsFixed).toBe(true)
    await expect(save(shop, { currency: 'EUR' })).rejects.toMatchObject({
      code: 'currency_fixed',
      details: { field: 'currency' },
    })
  })

  test('are not found by another seller', async () => {
    const shop = await aShop()
    const rival = await aShop()
    const refused = { code: 'product_not_found' }
    await expect(rival.call(getProductSettings, shop)).rejects.toMatchObject(refused)
    const form = { ...(await save(shop)), productId: shop.productId }
    const { type: _type, currencyIsFixed: _fixed, sellableCurrencies: _sellable, ...input } = form
    const taken = { ...input, thankYou: 'DEFAULT', shipping: 'OPTIONS' }
    await expect(rival.call(saveProductSettings, productSettingsInput.parse(taken))).rejects.toMatchObject(
      refused,
    )
  })
})

test.each([
  ['pixEnabled', { pixEnabled: false, creditCardEnabled: false, billetEnabled: false }, 'required'],
  ['maxInstallmentsWithoutInterest', { maxInstallmentsWithoutInterest: 12 }, 'too_large:6'],
  ['thankYouUrl', { thankYou: 'CUSTOM', thankYouUrl: 'javascript:alert(1)' }, 'url_refused'],
  ['thankYouUrl', { thankYou: 'CUSTOM', thankYouUrl: '' }, 'required'],
  ['fretePriceCents', { shipping: 'FIXED' }, 'required'],
  ['softDescriptor', { softDescriptor: 'FORNO DA MARINA' }, 'too_long'],
])('%s is refused for %j', (field, changes, message) => {
  const form = {
    productId: randomUUID(),
    version: 1,
    language: 'PT_BR',
    currency: 'BRL',
    pixEnabled: true,
    creditCardEnabled: true,
    billetEnabled: true,
    requiredDocument: true,
    requiredDocumentAndPhone: true,
    abandonedCartEnabled: true,
    numberOfInstallments: 6,
    maxInstallmentsWithoutInterest: 1,
    minInstallmentValueCents: 500,
    takesTwoCards: false,
    softDescriptor: null,
    thankYou: 'DEFAULT',
    thankYouUrl: null,
    shipping: 'OPTIONS',
    fretePriceCents: null,
    deliveryOptions: [],
  }
  const { error } = productSettingsInput.safeParse({ ...form, ...changes })
  expect(error?.issues).toMatchObject([
    { path: [field], message: expect.stringContaining(message.split(':')[0] ?? '') },
  ])
})
