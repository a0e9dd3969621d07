import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { findOpenPayment, openPaymentInput } from './find-open-payment.ts'

let world: TestApp
let offerId: string
let bumpId: string

beforeAll(async () => {
  world = await createTestApp()
  await inScope(world.app, world.platformId, async (scope) => {
    const product = await aProduct(scope, { sellerId: (await aPerson(scope)).id })
    offerId = (await anOffer(scope, { productId: product.id, priceCents: 19_700 })).id
    const extra = await anOffer(scope, { productId: product.id, priceCents: 3_700 })
    bumpId = await anOrderBump(scope, { productId: product.id, offerId: extra.id })
  })
})
afterAll(() => world.stop())

const buy = async (wishes: Partial<Parameters<typeof aPurchase>[2]> = {}) =>
  (await aPurchase(world.app, world.platformId, { offerId, ...wishes })).paymentId

const look = (paymentIds: string[], wishes: object = {}) =>
  inScope(world.app, world.platformId, (scope) =>
    findOpenPayment(
      scope,
      openPaymentInput.parse({
        paymentIds,
        offerId,
        email: 'Carolina@compradora.example',
        cpf: '529.982.247-25',
        paymentMethod: 'PIX',
        ...wishes,
      }),
    ),
  )

test('the browser that made a Pix sees it again for the same purchase, the newest first', async () => {
  const first = await buy()
  expect(await look([first])).toEqual({ paymentId: first, method: 'PIX', amountCents: 19_700 })
  world.clock.advance({ seconds: 1 })
  const second = await buy()
  expect(await look([first, second])).toMatchObject({ paymentId: second })
})

test.each([
  ['another e-mail', { email: 'outra@compradora.example' }],
  ['another document', { cpf: '111.444.777-35' }],
  ['no document', { cpf: '' }],
  ['another method', { paymentMethod: 'BILLET' }],
])('with %s no open code is found, although the browser names the payment', async (_story, wishes) => {
  expect(await look([await buy()], wishes)).toBeNull()
})

test('another cart is another purchase', async () => {
  expect(await look([await buy()], { orderBumpsIds: [bumpId] })).toBeNull()
})

test('a payment that this browser does not name is never found', async () => {
  await buy()
  expect(await look([randomUUID()])).toBeNull()
})

test('a code that was paid or has expired is not offered again', async () => {
  const paymentId = await buy()
  world.clock.advance({ days: 1, minutes: 1 })
  expect(await look([paymentId])).toBeNull()
})
