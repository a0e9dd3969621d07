import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { listSales } from '#modules/payments/views/list-sales.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { inReplicaScope, inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { createWorldWithStandby, type WorldWithStandby } from '#test/world-with-standby.ts'

let world: WorldWithStandby
let seller: DemoPerson
let offerId: string

beforeAll(async () => {
  world = await createWorldWithStandby()
  await inScope(world.app, world.platformId, async (scope) => {
    seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    offerId = (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(() => world?.stop())

const listed = async () =>
  (
    await inReplicaScope(world.app, world.platformId, (scope) =>
      listSales(asSeller(aCaller(scope, seller.id)), { limit: 25 }),
    )
  ).rows.map(({ paymentId }) => paymentId)

test('lists are read from a streaming standby and may lag, while purchases never read from it', async () => {
  await world.standby.catchUp()
  await world.standby.pauseReplay()
  const answer = await aPurchase(world.app, world.platformId, { offerId, method: 'CREDIT_CARD' })
  expect(answer).toMatchObject({ status: 'APPROVED', payment: { amountCents: 19_700 } })
  expect(await listed()).toEqual([])

  await world.standby.resumeReplay()
  await world.standby.catchUp()
  expect(await listed()).toEqual([answer.paymentId])
})

test('the wall holds on the standby too', async () => {
  const strangers = await inReplicaScope(world.app, crypto.randomUUID(), (scope) =>
    listSales(asSeller(aCaller(scope, seller.id)), { limit: 25 }),
  )
  expect(strangers.rows).toEqual([])
})
