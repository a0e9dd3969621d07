import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, refusedCard } from '#demo/a-purchase.ts'
import type { RequestContext } from '#rpc/context.ts'
import { inScope } from '#scope.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { adminBuyersApi } from './admin.api.ts'
import { findBuyers } from './find-buyers.ts'
import { getBuyer } from './get-buyer.ts'

let world: TestApp
let bakery: Stall
let pottery: Stall

const cpf = '52998224725'
const helio = { name: 'Hélio Matos', email: 'helio@exemplo.com', cpf }

beforeAll(async () => {
  world = await createTestApp()
  bakery = await aStall(world)
  pottery = await aStall(world)
})
afterAll(() => world.stop())

async function staffCall() {
  const { id } = await inScope(world.app, world.platformId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
  return callAs(world, { userId: id, role: 'ADMIN' })
}

async function buys(stall: Stall, buyer: { name: string; email: string; cpf: string }) {
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, ...buyer })
  return paymentId
}

test('a buyer is found by e-mail, document and name, and shown with all purchases of every seller', async () => {
  const call = await staffCall()
  const bread = await buys(bakery, helio)
  await bakery.tell(bread, 'APPROVED')
  world.clock.advance({ minutes: 1 })
  const cup = await buys(pottery, helio)
  world.clock.advance({ minutes: 1 })
  await buys(pottery, { name: 'Hélio M.', email: 'helio@trabalho.example', cpf })
  await buys(pottery, { name: 'Outra Pessoa', email: 'outra@exemplo.com', cpf: '11144477735' })

  const byMail = await call(findBuyers, { search: 'HELIO@exemplo.com' })
  expect(byMail).toMatchObject([{ name: 'Hélio Matos', email: helio.email }])
  expect(byMail[0]?.document).not.toContain(cpf)
  const byDocument = await call(findBuyers, { search: '529.982.247-25' })
  expect(byDocument.map(({ email }) => email)).toEqual(['helio@trabalho.example', helio.email])
  expect((await call(findBuyers, { search: 'hélio mat' })).map(({ email }) => email)).toEqual([helio.email])

  const buyer = await call(getBuyer, { orderId: byMail[0]?.orderId ?? '' })
  expect(buyer).toMatchObject({
    email: helio.email,
    sums: [
      { currency: 'BRL', sales: 1, paidCents: 10_000, refundedCents: 0, disputedCents: 0, keptCents: 10_000 },
    ],
    purchases: [
      { paymentId: cup, sellerName: pottery.seller.name, status: 'PENDING' },
      { paymentId: bread, sellerName: bakery.seller.name, status: 'APPROVED' },
    ],
    others: [{ email: 'helio@trabalho.example' }],
  })
  expect(JSON.stringify(buyer)).not.toContain(cpf)
})

test('the page of a buyer shows the cards and devices of the purchases, and every view of it is in the audit trail', async () => {
  const nadir = { name: 'Nadir Reis', email: 'nadir@exemplo.com', cpf: '39053344705' }
  const wishes = { offerId: bakery.offer.id, method: 'CREDIT_CARD' as const, ...nadir }
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1'
  const visitor = { ip: '127.0.0.1', userAgent }
  await aPurchase(world.app, world.platformId, { ...wishes, cardNumber: refusedCard }, visitor)
  world.clock.advance({ minutes: 1 })
  const { paymentId } = await aPurchase(world.app, world.platformId, wishes, visitor)

  const { id: userId } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'] }),
  )
  const call = await callAs(world, { userId, role: 'ADMIN' })
  const [found] = await call(findBuyers, { search: nadir.email })
  const { app, platformId } = world
  const session = { userId, platformId, role: 'ADMIN', permissions: ['isSalesAvailable'] }
  const context = { app, platformId, session, ip: '203.0.113.7', request: { headers: {} } }
  const api = adminBuyersApi.createCaller(context as unknown as RequestContext)
  const buyer = await api.get({ orderId: found?.orderId ?? '' })
  expect(buyer).toMatchObject({
    cards: [
      { lastFour: '1111', tries: 1, declined: 0 },
      { lastFour: '0002', tries: 1, declined: 1 },
    ],
    devices: [{ userAgent, purchases: 2 }],
    signals: [
      { kind: 'CARDS_DECLINED', count: 1, isGood: false },
      { kind: 'KEPT', count: 1, isGood: true },
    ],
  })
  expect(buyer.purchases[0]).toMatchObject({ paymentId, refundableCents: 10_000, isRefundAsked: false })
  const trail = await world.owner`
    select actor_user_id, subject from audit_log where action = 'buyer.read' and actor_user_id = ${userId}`
  expect(trail).toEqual([{ actor_user_id: userId, subject: found?.orderId }])
})
