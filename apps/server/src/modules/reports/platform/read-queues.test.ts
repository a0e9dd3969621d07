import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { requestDeletion } from '#modules/accounts/privacy/request-deletion.ts'
import { asPlatform } from '#modules/payments/views/sale-viewer.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { askRefund } from '#modules/refunds/ask-refund.ts'
import { decideDispute } from '#modules/refunds/disputes/decide-dispute.ts'
import { defendDispute } from '#modules/refunds/disputes/defend-dispute.ts'
import { listDisputes } from '#modules/refunds/disputes/list-disputes.ts'
import { noticeDispute } from '#modules/refunds/disputes/notice-dispute.ts'
import { submitDefence } from '#modules/refunds/disputes/submit-defence.ts'
import { leaveToPerson } from '#modules/refunds/leave-to-person.ts'
import { appealRequest } from '#modules/refunds/requests/appeal-request.ts'
import { grantRequest } from '#modules/refunds/requests/grant-request.ts'
import { openRequest } from '#modules/refunds/requests/open-request.ts'
import { refuseRequest } from '#modules/refunds/requests/refuse-request.ts'
import { inScope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { type QueueName, readQueues } from './read-queues.ts'

let world: TestApp
let asStaff: ReturnType<typeof callAs>

beforeAll(async () => {
  world = await createTestApp()
  asStaff = callAs(world, { userId: randomUUID(), role: 'ADMIN' })
})
afterAll(() => world.stop())

const reason = 'Nunca consegui entrar'
const queue = async (name: QueueName) => {
  const queues = await inScope(world.app, world.platformId, readQueues)
  const { count, oldestAt } = queues.find((found) => found.name === name) ?? {}
  return { count, oldestAt }
}
const waiting = (count: number, since: Date | null) => ({ count, oldestAt: since?.toISOString() ?? null })

/** A sale with a guarantee, after the seven days of the law. */
async function anOldSale() {
  const stall = await aStall(world, { releaseDays: 60 })
  const email = `${randomUUID()}@compradora.example`
  const buyer = await stall.within((scope) => aPerson(scope, { email, roles: ['CUSTOMER'] }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, email })
  await stall.tell(paymentId, 'APPROVED')
  await world.owner`
    update orders o set guarantee_days = 30 from payments p
    where (p.platform_id, p.order_id) = (o.platform_id, o.id) and p.id = ${paymentId}`
  world.clock.advance({ days: 10 })
  return {
    paymentId,
    asBuyer: callAs(world, { userId: buyer.id, role: 'CUSTOMER' }),
    asSeller: callAs(world, { userId: stall.seller.id, role: 'SELLER' }),
  }
}

test('an appeal waits for the platform from its date until the decision', async () => {
  const { paymentId, asBuyer, asSeller } = await anOldSale()
  const { requestId } = await asBuyer(openRequest, { paymentId, orderItemIds: [], reason })
  await asSeller(refuseRequest, { requestId, reason: 'O curso foi concluído' })
  world.clock.advance({ hours: 20 })
  expect(await queue('mediations')).toEqual(waiting(0, null))
  const appealedAt = world.clock.now()
  await asBuyer(appealRequest, { requestId, reason })
  world.clock.advance({ hours: 3 })
  expect(await queue('mediations')).toEqual(waiting(1, appealedAt))
  await asStaff(grantRequest, { requestId, reason })
  expect(await queue('mediations')).toEqual(waiting(0, null))
})

test('a refund that no provider can make waits for a person', async () => {
  const { paymentId } = await anOldSale()
  const askedAt = world.clock.now()
  await inScope(world.app, world.platformId, async (scope) => {
    const wish = { kind: 'WHOLE', key: randomUUID(), paymentId, reason } as const
    const refund = await askRefund(scope, wish, { ...theProduct, askedBy: 'SELLER' })
    await leaveToPerson(scope, refund, 'provider_cannot_refund')
  })
  expect(await queue('manualRefunds')).toEqual(waiting(1, askedAt))
})

test('a defence waits to be sent to the bank: before that the seller has to act, after it the bank', async () => {
  const { paymentId, asSeller } = await anOldSale()
  const openedAt = world.clock.now()
  const dueAt = new Date(openedAt.getTime() + 10 * 24 * 60 * 60_000)
  const { disputeId } = await asStaff(noticeDispute, { paymentId, dueAt, reason })
  expect(await queue('disputes')).toEqual(waiting(0, null))
  await asSeller(defendDispute, {
    disputeId,
    defence: 'O comprador acessou o curso doze vezes.',
    fileKeys: [],
  })
  expect(await queue('disputes')).toEqual(waiting(1, openedAt))
  const list = (isOpen: boolean) =>
    asStaff((caller) => listDisputes(asPlatform(caller), { isOpen, limit: 25 }), undefined)
  expect((await list(true)).rows).toMatchObject([{ disputeId, state: 'DEFENDED' }])
  await asStaff(submitDefence, { disputeId, reason })
  expect(await queue('disputes')).toEqual(waiting(0, null))
  await asStaff(decideDispute, { disputeId, outcome: 'WON', reason })
  expect((await list(true)).rows).toEqual([])
  expect((await list(false)).rows).toMatchObject([{ disputeId, state: 'WON' }])
})

test('a deletion request waits for an answer', async () => {
  const { asBuyer } = await anOldSale()
  const askedAt = world.clock.now()
  await asBuyer(requestDeletion, { reason: null })
  expect(await queue('deletions')).toEqual(waiting(1, askedAt))
})
