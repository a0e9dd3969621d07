import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { replacePixels } from '#modules/tracking/replace-pixels.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from './build-server.ts'

let world: TestApp
let server: FastifyInstance
let productId: string
let withoutPixels: string

beforeAll(async () => {
  world = await createTestApp()
  server = await buildServer(world.app)
  await inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    productId = (await aProduct(scope, { sellerId })).id
    withoutPixels = (await aProduct(scope, { sellerId })).id
    await replacePixels(scope, productId, [
      { vendor: 'facebook', pixelId: '123456789012345', token: 'EAAB-segredo' },
    ])
  })
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

const ask = (url: string, host = 'pixels.localhost:3000') =>
  server.inject({ url, headers: { host, accept: 'text/html' } })

test("the frame may call this product's vendors and no other host, and only its page may show it", async () => {
  const { statusCode, headers, body } = await ask(`/pixels/localhost:3000/${productId}`)
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' https://connect.facebook.net")
  expect(policy).toContain('connect-src https://www.facebook.com https://connect.facebook.net')
  expect(policy).toContain('img-src https://www.facebook.com https://connect.facebook.net')
  expect(policy).toContain("form-action 'none'")
  expect(policy).toContain('frame-ancestors http://localhost:3000')
  expect(headers).not.toHaveProperty('x-frame-options')
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'origin-agent-cluster': '?1' })
  expect(body).toContain('123456789012345')
  expect(body).not.toContain('segredo')
})

test('the frame may be inside the sites of any offer of its product', async () => {
  const id = await inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId })
    await replacePixels(scope, product.id, [{ vendor: 'facebook', pixelId: '123456789012345' }])
    await anOffer(scope, { productId: product.id, allowedSites: ['https://a.example'] })
    await anOffer(scope, { productId: product.id, allowedSites: ['https://b.example', 'https://a.example'] })
    return product.id
  })
  const { headers } = await ask(`/pixels/localhost:3000/${id}`)
  expect(String(headers['content-security-policy']).split('; ')).toContain(
    'frame-ancestors http://localhost:3000 https://a.example https://b.example',
  )
})

test('the frame is served on its own origin alone, where nothing else is served', async () => {
  expect((await ask(`/pixels/localhost:3000/${productId}`, 'localhost:3000')).statusCode).toBe(404)
  expect((await ask(`/pixels/localhost:3000/${productId}`, 'cards.localhost:3000')).statusCode).toBe(404)
  for (const url of ['/login', `/checkout/${productId}`, '/api/trpc/account.session'])
    expect((await ask(url)).statusCode, url).toBe(404)
})

test.each([
  () => `/pixels/localhost:3000/${withoutPixels}`,
  () => '/pixels/localhost:3000/nenhum',
  () => `/pixels/localhost:4000/${productId}`,
  () => `/pixels/desconhecida.example:3000/${productId}`,
])('there is no frame for a product without pixels or a page that is not ours (%#)', async (address) => {
  expect((await ask(address())).statusCode).toBe(404)
})
