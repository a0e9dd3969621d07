import { randomUUID } from 'node:crypto'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDocument } from '#demo/a-document.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { openRequest } from '#modules/refunds/requests/open-request.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { countWaiting } from './count-waiting.ts'

let world: TestApp
let stall: Stall

beforeAll(async () => {
  world = await createTestApp()
  stall = await aStall(world)
  const email = `${randomUUID()}@compradora.example`
  const buyer = await stall.within((scope) => aPerson(scope, { email, roles: ['CUSTOMER'] }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, email })
  await stall.tell(paymentId, 'APPROVED')
  const asBuyer = callAs(world, { userId: buyer.id, role: 'CUSTOMER' })
  await asBuyer(openRequest, { paymentId, orderItemIds: [], reason: 'Não gostei' })
  await stall.within((scope) => aDocument(scope, { userId: stall.seller.id, paper: 'photoDocument' }))
})
afterAll(() => world.stop())

const staffWith = (permissions: AdminPermission[]) =>
  callAs(world, { userId: randomUUID(), role: 'ADMIN', permissions })

test('a seller sees their own requests in the menu, and no other seller’s', async () => {
  const own = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  expect(await own(countWaiting, undefined)).toMatchObject([
    { name: 'refundRequests', count: 1, isLate: false },
  ])
  const other = callAs(world, { userId: stall.affiliate.id, role: 'SELLER' })
  expect(await other(countWaiting, undefined)).toEqual([])
})

test('the staff sees the queues whose screens they may open, marked as late after a day', async () => {
  expect(await staffWith(['isProductsAvailable'])(countWaiting, undefined)).toEqual([])
  const reviewer = staffWith(['isValidateDocumentsAvailable'])
  expect(await reviewer(countWaiting, undefined)).toMatchObject([
    { name: 'documents', count: 1, isLate: false },
  ])
  world.clock.advance({ days: 2 })
  expect(await reviewer(countWaiting, undefined)).toMatchObject([{ name: 'documents', isLate: true }])
})
