import { brotliDecompressSync } from 'node:zlib'
import { apiBatchMax } from '@balcao/domain/platform/api-batch'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aProduct } from '#demo/an-offer.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from './build-server.ts'

let world: TestApp
let server: FastifyInstance

beforeAll(async () => {
  world = await createTestApp()
  server = await buildServer(world.app)
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

const logIn = (email: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/trpc/account.login',
    headers: { host: 'localhost', ...headers },
    payload: { door: 'SELLER', email, password: demoPassword, rememberDevice: false },
  })

test('a long answer is compressed; a short answer, and the answer to a change, are not', async () => {
  const { email } = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    for (const name of ['Pão', 'Bolo', 'Torta', 'Brioche', 'Focaccia', 'Ciabatta'])
      await aProduct(scope, { sellerId: seller.id, name })
    return seller
  })
  const encoding = { 'accept-encoding': 'gzip, deflate, br' }
  const entered = await logIn(email, encoding)
  expect(entered.headers['content-encoding']).toBeUndefined()
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const read = (path: string, headers = {}) =>
    server.inject({ url: `/api/trpc/${path}`, headers: { host: 'localhost', cookie, ...headers } })
  const list = `seller.products.list?input=${encodeURIComponent('{"limit":25}')}`

  const plain = await read(list)
  const compressed = await read(list, encoding)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': plain.headers['content-type'],
    'cache-control': 'no-store',
    vary: expect.stringContaining('accept-encoding'),
  })
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString())).toEqual(plain.json())

  const refused = await read('seller.products.list?input=1', encoding)
  expect(refused.statusCode).toBe(400)
  expect(refused.headers['content-encoding']).toBeUndefined()
})

test('reads that a screen requests together are answered, however long their joined names are', async () => {
  const { email } = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
  const cookie = (await logIn(email)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const names = Array<string>(apiBatchMax).fill('seller.products.list')
  const inputs = Object.fromEntries(names.map((_, at) => [at, { limit: 25 }]))
  const answer = await server.inject({
    url: `/api/trpc/${names.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`,
    headers: { host: 'localhost', cookie },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toHaveLength(names.length)
})
