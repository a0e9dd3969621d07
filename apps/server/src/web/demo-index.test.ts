import { testCards } from '@balcao/domain/test-cards'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { demoCards } from '#demo/demo-cards.ts'
import { putPicture } from '#demo/put-picture.ts'
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
    const { id: sellerId } = await aPerson(scope)
    const imageKey = await putPicture(scope, [214, 158, 102], [122, 72, 32])
    const product = await aProduct(scope, { sellerId, name: 'Pão & <b>forno</b>', imageKey })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

test('the front page shows what can be bought, with its picture, and what can be tried', async () => {
  const { body } = await server.inject({ url: '/demo', headers: { host: 'localhost' } })
  expect(body).toContain(`href="/checkout/${offerId}"`)
  expect(body).toMatch(/<img class="picture" src="\/[^"]+"/)
  expect(body).toContain('Pão &amp; &lt;b&gt;forno&lt;/b&gt;')
  for (const way of [
    'Pague um Pix',
    'Pague com cartão',
    'Gere um boleto',
    '/banco-de-mentira',
    '/dev/mailbox',
  ])
    expect(body).toContain(way)
  for (const [file] of body.matchAll(/\/demo\/[\w.]+/g))
    expect((await server.inject({ url: file, headers: { host: 'localhost' } })).statusCode, file).toBe(200)
})

test('every test card on the front page is known to the simulated acquirers', () => {
  const kinds = { positive: 'approved', pending: 'reviewing', negative: 'refused', disputed: 'approved' }
  for (const { number, tone } of demoCards) {
    const known = testCards.get(number.slice(-4))
    expect(known?.number).toBe(number.replaceAll(' ', ''))
    expect(known?.outcome).toMatchObject({ kind: kinds[tone] })
  }
})
