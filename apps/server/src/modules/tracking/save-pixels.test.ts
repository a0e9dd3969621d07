import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { listPixels } from './list-pixels.ts'
import { platformPixelsInput, productPixelsInput } from './pixels.input.ts'
import { tokenPlace } from './replace-pixels.ts'
import { savePlatformPixels } from './save-platform-pixels.ts'
import { saveProductPixels } from './save-product-pixels.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

async function openShop() {
  return inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    const offer = await anOffer(scope, { productId: product.id })
    return { sellerId: seller.id, productId: product.id, offerId: offer.id }
  })
}

const as = (userId: string) => callAs(world, { userId, role: 'SELLER' })

const form = (productId: string, changes: Record<string, unknown> = {}) => ({
  productId,
  version: 1,
  facebook: [],
  tiktok: [],
  kwai: [],
  googleAnalyticsId: '',
  googleAdsId: '',
  googleAdsConversionApiId: '',
  ...changes,
})

const pixelsOf = (productId: string) =>
  inScope(world.app, world.platformId, (scope) => listPixels(scope, productId))

describe('a seller saves the pixels of a product', () => {
  test('of every vendor, and the checkout loads them from the next view on', async () => {
    const { sellerId, productId, offerId } = await openShop()
    const checkout = async () => {
      world.clock.advance({ seconds: 2 })
      return (await fetch(`${world.url}/checkout/${offerId}`)).text()
    }
    expect(await checkout()).toContain('"pixelFrame":null')
    const input = productPixelsInput.parse(
      form(productId, {
        facebook: [{ pixelId: '123456789012345', token: 'EAAB-segredo' }, { pixelId: '  ' }],
        tiktok: [{ pixelId: 'C4A1B2C3D4E5F6G7H8I0' }],
        kwai: [{ pixelId: '276061684888654' }],
        googleAnalyticsId: 'G-ABCDEF1234',
        googleAdsId: 'AW-123456789',
        googleAdsConversionApiId: 'AbC-D_efG-h12_34',
      }),
    )
    await as(sellerId)(saveProductPixels, input)
    expect(await pixelsOf(productId)).toEqual([
      { vendor: 'facebook', pixelId: '123456789012345', conversionId: null },
      { vendor: 'tiktok', pixelId: 'C4A1B2C3D4E5F6G7H8I0', conversionId: null },
      { vendor: 'kwai', pixelId: '276061684888654', conversionId: null },
      { vendor: 'googleAnalytics', pixelId: 'G-ABCDEF1234', conversionId: null },
      { vendor: 'googleAds', pixelId: 'AW-123456789', conversionId: 'AbC-D_efG-h12_34' },
    ])
    expect(await checkout()).toContain(`"productId":"${productId}"`)
  })

  test('with a token that is stored sealed, kept when the form does not send it, and removed when it is emptied', async () => {
    const { sellerId, productId } = await openShop()
    const save = (version: number, entry: object) =>
      as(sellerId)(
        saveProductPixels,
        productPixelsInput.parse(
          form(productId, { version, facebook: [{ pixelId: '123456789012345', ...entry }] }),
        ),
      )
    const stored = async () =>
      (await world.owner`select id, token from pixels where product_id = ${productId}`)[0]
    await save(1, { token: 'EAAB-segredo' })
    const first = await stored()
    expect(first?.token).not.toContain('segredo')
    const place = tokenPlace({ platformId: world.platformId, id: first?.id })
    expect(world.app.secrets.open(first?.token, place)).toBe('EAAB-segredo')
    await save(2, {})
    expect(await stored()).toEqual(first)
    await save(3, { token: '' })
    expect((await stored())?.token).toBeNull()
  })

  test("but not of another seller's product, or from a form older than the last save", async () => {
    const { sellerId, productId } = await openShop()
    const rival = await openShop()
    const input = productPixelsInput.parse(form(productId))
    await expect(as(rival.sellerId)(saveProductPixels, input)).rejects.toThrow('product_not_found')
    await as(sellerId)(saveProductPixels, input)
    await expect(as(sellerId)(saveProductPixels, input)).rejects.toThrow('record_changed')
  })
})

const { productId } = { productId: crypto.randomUUID() }

test.each([
  { facebook: [{ pixelId: "1');alert(1)//" }] },
  { facebook: [{ pixelId: '12345' }] },
  { facebook: [{ pixelId: '123456789012345' }, { pixelId: '123456789012345' }] },
  { tiktok: [{ pixelId: 'c4a1b2c3d4e5f6g7h8i0' }] },
  { tiktok: [{ pixelId: 'https://evil.example' }] },
  { kwai: [{ pixelId: '<script>' }] },
  { googleAnalyticsId: 'UA-1234-1' },
  { googleAnalyticsId: 'G-ABC&l=evil' },
  { googleAdsId: '123456789' },
  { googleAdsConversionApiId: 'a/b' },
])('an id in another format than the vendor’s is refused: %j', (changes) => {
  expect(productPixelsInput.safeParse(form(productId, changes)).success).toBe(false)
  expect(productPixelsInput.safeParse(form(productId)).success).toBe(true)
})

test("the platform's own Facebook pixels get events of every product, and a pixel of both platform and seller gets each event once", async () => {
  const { sellerId, productId } = await openShop()
  const shared = { facebook: [{ pixelId: '999888777666555' }] }
  await as(sellerId)(saveProductPixels, productPixelsInput.parse(form(productId, shared)))
  const other = await openShop()
  const saveAsAdmin = callAs(world, { userId: (await openShop()).sellerId, role: 'ADMIN' })
  await saveAsAdmin(savePlatformPixels, platformPixelsInput.parse(shared))
  const platforms = { vendor: 'facebook', pixelId: '999888777666555', conversionId: null }
  expect(await pixelsOf(productId)).toEqual([platforms])
  expect(await pixelsOf(other.productId)).toEqual([platforms])
  world.clock.advance({ seconds: 2 })
  expect(await (await fetch(`${world.url}/checkout/${other.offerId}`)).text()).toContain(other.productId)
  await saveAsAdmin(savePlatformPixels, platformPixelsInput.parse({ facebook: [{ pixelId: '' }] }))
  expect(await pixelsOf(other.productId)).toEqual([])
})
