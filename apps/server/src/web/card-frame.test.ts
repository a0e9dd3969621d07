import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { aPerson } from '#demo/a-person.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from './build-server.ts'

let world: TestApp
let server: FastifyInstance
let offerId: string

beforeAll(async () => {
  world = await createTestApp()
  server = await buildServer(world.app)
  offerId = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

const ask = (host: string, url: string) => server.inject({ method: 'GET', url, headers: { host } })
const frame = (pageHost = 'localhost:3000', offer = offerId) =>
  ask('cards.localhost:3000', `/cards/${pageHost}/${offer}`)

test('the frame names the sites that may show its checkout: browsers check every page around it', async () => {
  const [offer] = await world.owner`
    update offers set allowed_sites = '{https://www.vitrine.example}' where id = ${offerId} returning id`
  const { headers } = await frame('localhost:3000', offer?.id)
  expect(headers['content-security-policy']).toMatch(
    /frame-ancestors http:\/\/localhost:3000 https:\/\/www\.vitrine\.example;/,
  )
  await world.owner`update offers set allowed_sites = '{}' where id = ${offerId}`
})

test('the frame is shown only by the page that requests it, and the checkout may show no other', async () => {
  const { statusCode, headers, body } = await frame()
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/localhost:3000;/)
  expect(headers['content-security-policy']).toContain("connect-src 'self';")
  expect(headers).not.toHaveProperty('x-frame-options')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('autoComplete="cc-number"')
  const page = await ask('localhost:3000', `/checkout/${offerId}`)
  expect(page.headers['content-security-policy']).toContain(
    'frame-src http://cards.localhost:3000 http://pixels.localhost:3000;',
  )
})

test('the frame may call the one provider that makes its tokens', async () => {
  const account = await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'PAGARME', methods: ['CREDIT_CARD'], priority: 0 }),
  )
  const policy = (await frame()).headers['content-security-policy']
  expect(policy).toContain(`connect-src 'self' ${new URL(world.sandbox.url).origin};`)
  const { body } = await frame()
  expect(body).not.toContain('sk_test_')
  await world.owner`update provider_accounts set status = 'PAUSED' where id = ${account.id}`
})

test('no tenant’s page is served at the cards’ origin, and no frame at a tenant’s', async () => {
  expect((await ask('cards.localhost:3000', `/checkout/${offerId}`)).statusCode).toBe(404)
  expect((await ask('cards.localhost:3000', '/login')).statusCode).toBe(404)
  expect((await ask('cards.localhost:3000', '/api/trpc/account.session')).statusCode).toBe(404)
  expect((await ask('localhost:3000', `/cards/localhost:3000/${offerId}`)).statusCode).toBe(404)
})

test('a page of no tenant gets no frame', async () => {
  for (const host of [
    'evil.example',
    'localhost:9999',
    'localhost',
    "localhost:3000';",
    'localhost:3000%20*',
  ])
    expect((await frame(encodeURIComponent(host))).statusCode, host).toBe(404)
})

test('cards outside the demo need an origin other than the page’s', () => {
  const production = {
    BALCAO_DATA_DIR: '/tmp/x',
    BALCAO_DEMO: 'false',
    BALCAO_MASTER_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64'),
    PUBLIC_URL: 'https://loja.example.com',
  }
  expect(readConfig(production).cardsOrigin).toBeUndefined()
  const withCards = (url: string) => () => readConfig({ ...production, CARDS_URL: url })
  expect(withCards('https://cartoes.example.com/')().cardsOrigin).toBe('https://cartoes.example.com')
  expect(withCards('https://loja.example.com')).toThrow('host of its own')
  expect(withCards('http://cartoes.example.com')).toThrow('https://')
})
