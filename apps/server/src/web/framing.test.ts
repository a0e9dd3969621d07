import { frameKeyName, noFrameKey } from '@balcao/domain/checkout/frame-key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLink } from '#demo/a-link.ts'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { readOwnPayments } from '#modules/payments/views/purchase-cookie.ts'
import { inScope } from '#scope.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

const site = 'https://www.vitrine.example'
const closed = { ancestors: "'none'", old: 'DENY' }
const open = { ancestors: site, old: null }

let shop: TestServer
let sellerId: string
let plainId: string
let embeddedId: string

beforeAll(async () => {
  shop = await createTestServer()
  await inScope(shop.app, shop.platformId, async (scope) => {
    sellerId = (await aPerson(scope)).id
    const productId = (await aProduct(scope, { sellerId })).id
    plainId = (await anOffer(scope, { productId })).id
    embeddedId = (await anOffer(scope, { productId, allowedSites: [site] })).id
  })
})
afterAll(() => shop.stop())

async function framingOf(path: string) {
  const answer = await fetch(new URL(path, shop.url))
  const policy = answer.headers.get('content-security-policy') ?? ''
  return {
    ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    old: answer.headers.get('x-frame-options'),
  }
}

/** A purchase from inside a frame, and the key in its answer. */
async function buyFramed(
  offerId: string,
  key: string | null = noFrameKey,
): Promise<{ paymentId: string; key: string }> {
  const answer = await fetch(`${shop.url}/api/trpc/checkout.purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { [frameKeyName]: key }) },
    body: JSON.stringify({
      purchaseId: crypto.randomUUID(),
      offerId,
      name: 'Carolina Nogueira',
      email: 'carolina@compradora.example',
      cpf: '529.982.247-25',
      phone: '(11) 98765-4321',
      paymentMethod: 'PIX',
    }),
  })
  const body = (await answer.json()) as { result: { data: { paymentId: string } } }
  return { paymentId: body.result.data.paymentId, key: answer.headers.get(frameKeyName) ?? '' }
}

const pathOf = (paymentId: string, key: string) => `/checkout/payment/${paymentId}?${frameKeyName}=${key}`

describe('the allowed sites of an offer', () => {
  test('may show its checkout, also behind a payment link, and other sites may not', async () => {
    expect(await framingOf(`/checkout/${embeddedId}`)).toEqual(open)
    // Also from the cached page.
    expect(await framingOf(`/checkout/${embeddedId}`)).toEqual(open)
    expect(await framingOf(`/checkout/${plainId}`)).toEqual(closed)
    const linkOf = async (offerId: string) => {
      const id = await inScope(shop.app, shop.platformId, (scope) => aLink(scope, { offerId, sellerId }))
      const [link] = await shop.owner`select code from payment_links where id = ${id}`
      return `/l/${link?.code}`
    }
    expect(await framingOf(await linkOf(embeddedId))).toEqual(open)
    expect(await framingOf(await linkOf(plainId))).toEqual(closed)
  })

  test('lose this right at once when they are removed: the next answer names none of them', async () => {
    await shop.owner`update offers set allowed_sites = '{}' where id = ${embeddedId}`
    shop.clock.advance({ seconds: 2 })
    expect(await framingOf(`/checkout/${embeddedId}`)).toEqual(closed)
    await shop.owner`update offers set allowed_sites = ${[site]} where id = ${embeddedId}`
    shop.clock.advance({ seconds: 2 })
    expect(await framingOf(`/checkout/${embeddedId}`)).toEqual(open)
  })

  test('may show none of our other pages', async () => {
    for (const path of [
      '/',
      '/login',
      '/my-purchases',
      '/platform/dashboard',
      '/checkout/unknown',
      '/embed.js',
    ])
      expect(await framingOf(path), path).toEqual(closed)
  })
})

describe('the page of a payment made in a frame', () => {
  test('is shown in the frame to its buyer alone, by the key of the purchase', async () => {
    const { paymentId, key } = await buyFramed(embeddedId)
    expect(await framingOf(pathOf(paymentId, key))).toEqual(open)
    expect(await framingOf(`/checkout/payment/${paymentId}`)).toEqual(closed)
    expect(await framingOf(pathOf(paymentId, `${key}x`))).toEqual(closed)
    const other = await buyFramed(embeddedId)
    expect(await framingOf(pathOf(paymentId, other.key))).toEqual(closed)
    const forged = key.replace(paymentId, other.paymentId)
    expect(await framingOf(pathOf(other.paymentId, forged))).toEqual(closed)
  })

  test('of an offer without allowed sites is shown in no frame', async () => {
    const { paymentId, key } = await buyFramed(plainId)
    expect(await framingOf(pathOf(paymentId, key))).toEqual(closed)
  })

  test('accepts the key for at most a day, and not on another platform', async () => {
    const { paymentId, key } = await buyFramed(embeddedId)
    const browser = { platformId: shop.platformId, cookieHeader: undefined, frameKey: key }
    expect(readOwnPayments(shop.app, browser)).toEqual([paymentId])
    expect(readOwnPayments(shop.app, { ...browser, platformId: crypto.randomUUID() })).toEqual([])
    shop.clock.advance({ days: 1, seconds: 1 })
    expect(readOwnPayments(shop.app, browser)).toEqual([])
    expect(await framingOf(pathOf(paymentId, key))).toEqual(closed)
  })

  test('keeps earlier purchases in the key, and a fifth drops the first', async () => {
    let last = await buyFramed(embeddedId)
    const bought = [last.paymentId]
    for (let more = 0; more < 5; more += 1) {
      last = await buyFramed(embeddedId, last.key)
      bought.unshift(last.paymentId)
    }
    const browser = { platformId: shop.platformId, cookieHeader: undefined, frameKey: last.key }
    expect(readOwnPayments(shop.app, browser)).toEqual(bought.slice(0, 5))
  })

  test('brings no key after a purchase outside a frame', async () => {
    expect((await buyFramed(embeddedId, null)).key).toBe('')
  })
})
