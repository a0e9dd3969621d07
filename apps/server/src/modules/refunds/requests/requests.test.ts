import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { noticeDispute } from '#modules/refunds/disputes/notice-dispute.ts'
import type { Caller } from '#rpc/caller.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { appealRequest } from './appeal-request.ts'
import { approveRequest } from './approve-request.ts'
import { getRefundable } from './get-refundable.ts'
import { getRequest } from './get-request.ts'
import { grantRequest } from './grant-request.ts'
import { listRequests } from './list-requests.ts'
import { openRequest } from './open-request.ts'
import { refuseRequest } from './refuse-request.ts'
import { rejectRequest } from './reject-request.ts'
import { ofCustomer, ofSeller } from './request.ts'
import { withdrawRequest } from './withdraw-request.ts'

const share = 10_000 - 599 - 249
const reason = 'Não era o que eu esperava'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

/** A purchase with its buyer, seller and staff. */
async function aPurchaseOf(stall: Stall) {
  const email = `${randomUUID()}@compradora.example`
  const buyer = await stall.within((scope) => aPerson(scope, { email, roles: ['CUSTOMER'] }))
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, email })
  await stall.tell(paymentId, 'APPROVED')
  const asBuyer = callAs(world, { userId: buyer.id, role: 'CUSTOMER' })
  const request = () => asBuyer(openRequest, { paymentId, orderItemIds: [], reason })
  const stateOf = async (requestId: string) =>
    (await world.owner`select state from refund_requests where id = ${requestId}`)[0]?.state
  return {
    paymentId,
    asBuyer,
    request,
    stateOf,
    asSeller: callAs(world, { userId: stall.seller.id, role: 'SELLER' }),
    asStaff: callAs(world, { userId: randomUUID(), role: 'ADMIN' }),
  }
}
const pass = async (time: Parameters<TestApp['clock']['advance']>[0]) => {
  world.clock.advance(time)
  await world.drainJobs()
}
const refundsOf = async (paymentId: string) =>
  (
    await world.owner`select amount_cents::int as cents, asked_by from refunds where payment_id = ${paymentId}`
  ).map(({ cents, asked_by }) => `${asked_by} ${cents}`)
const mailsTo = async (start: string, requestId: string) =>
  (await world.inbox()).filter(({ key }) => key === `${start}:${requestId}`).length

describe('within the seven days of the law', () => {
  test('the money is held, the seller cannot refuse, and silence is consent', async () => {
    const stall = await aStall(world, { releaseDays: 30 })
    const { paymentId, asSeller, request, stateOf } = await aPurchaseOf(stall)
    const { requestId, protocol } = await request()
    expect(protocol).toMatch(/-R1$/)
    expect(await stall.balance()).toMatchObject({ pendingCents: 0, heldCents: share })
    await expect(asSeller(refuseRequest, { requestId, reason: 'Não aceito' })).rejects.toMatchObject({
      code: 'refund_refusal_unlawful',
    })
    await expect(asSeller(approveRequest, { requestId, amountCents: 9_999 })).rejects.toMatchObject({
      code: 'refund_refusal_unlawful',
    })
    await pass({ hours: 47 })
    expect(await stateOf(requestId)).toBe('WAITING_SELLER')
    await pass({ hours: 2 })
    expect(await refundsOf(paymentId)).toEqual(['BUYER 10000'])
    expect(['APPROVED', 'DONE']).toContain(await stateOf(requestId))
    expect(await stall.balance()).toMatchObject({ heldCents: 0, pendingCents: 0, debtCents: 249 })
    for (const start of ['refund-requested', 'refund-to-answer', 'refund-approved'])
      expect(await mailsTo(start, requestId), start).toBe(1)
  })

  test('a platform that grants requests within the legal period does so at once', async () => {
    const stall = await aStall(world)
    const { paymentId, request, stateOf } = await aPurchaseOf(stall)
    await world.owner`update platforms set grants_lawful_refunds = true where platform_id = ${world.platformId}`
    const { requestId } = await request()
    await world.owner`update platforms set grants_lawful_refunds = false where platform_id = ${world.platformId}`
    expect(await stateOf(requestId)).toBe('APPROVED')
    expect(await refundsOf(paymentId)).toEqual(['BUYER 10000'])
  })

  test('a buyer who sends ten requests at the same moment has one', async () => {
    const { request } = await aPurchaseOf(await aStall(world))
    const asked = await Promise.allSettled(Array.from({ length: 10 }, request))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'refund_request_open' })
  })

  test('a buyer who withdraws the request frees the money of every share', async () => {
    const stall = await aStall(world, { releaseDays: 30 })
    const { asBuyer, request, stateOf } = await aPurchaseOf(stall)
    const { requestId } = await request()
    await asBuyer(withdrawRequest, { requestId })
    expect(await stateOf(requestId)).toBe('WITHDRAWN')
    expect(await stall.balance()).toMatchObject({ pendingCents: share, heldCents: 0 })
    await pass({ hours: 49 })
    expect(await stateOf(requestId)).toBe('WITHDRAWN')
  })
})

describe('later, within the guarantee', () => {
  async function anOldPurchase(stall: Stall) {
    const purchase = await aPurchaseOf(stall)
    await world.owner`update orders o set guarantee_days = 30 from payments p where (p.platform_id, p.order_id) = (o.platform_id, o.id) and p.id = ${purchase.paymentId}`
    world.clock.advance({ days: 10 })
    return purchase
  }

  test('a refusal is final when the buyer does not appeal', async () => {
    const stall = await aStall(world, { releaseDays: 60 })
    const { paymentId, asSeller, request, stateOf } = await anOldPurchase(stall)
    const { requestId } = await request()
    await asSeller(refuseRequest, { requestId, reason: 'O curso foi concluído' })
    expect(await stall.balance()).toMatchObject({ pendingCents: share, heldCents: 0 })
    await pass({ days: 6 })
    expect(await stateOf(requestId)).toBe('CLOSED_NO')
    expect(await refundsOf(paymentId)).toEqual([])
    await expect(request()).rejects.toMatchObject({ code: 'refund_request_decided' })
  })

  test('the seller may agree to a part, and money held beyond it is freed', async () => {
    const stall = await aStall(world, { releaseDays: 60 })
    const { paymentId, asSeller, asBuyer, request, stateOf } = await anOldPurchase(stall)
    const { requestId } = await request()
    await expect(asSeller(approveRequest, { requestId, amountCents: 10_001 })).rejects.toMatchObject({
      code: 'refund_exceeds_payment',
    })
    await asSeller(approveRequest, { requestId, amountCents: 4_000 })
    expect(await stateOf(requestId)).toBe('APPROVED')
    expect(await refundsOf(paymentId)).toEqual(['BUYER 4000'])
    const { pendingCents, heldCents } = await stall.balance()
    expect(heldCents).toBe(0)
    expect(pendingCents).toBeGreaterThan(share - 4_000)
    const see = (caller: Caller, id: string) => getRequest(caller, ofSeller(caller), id)
    expect(await asSeller(see, requestId)).toMatchObject({ amountCents: 10_000, refundedCents: 4_000 })
    await expect(asBuyer(see, requestId)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('an appeal is decided by the platform, for the buyer or for the seller', async () => {
    for (const decide of [grantRequest, rejectRequest]) {
      const stall = await aStall(world, { releaseDays: 60 })
      const { asSeller, asBuyer, asStaff, request, stateOf } = await anOldPurchase(stall)
      const { requestId } = await request()
      await asSeller(refuseRequest, { requestId, reason: 'O curso foi concluído' })
      await asBuyer(appealRequest, { requestId, reason: 'Nunca consegui entrar' })
      expect((await stall.balance()).heldCents).toBe(share)
      await pass({ days: 20 })
      expect(await stateOf(requestId)).toBe('IN_MEDIATION')
      await asStaff(decide, { requestId, reason: 'Os registros mostram isso' })
      expect(await stateOf(requestId)).toBe(decide === grantRequest ? 'APPROVED' : 'CLOSED_NO')
      expect((await stall.balance()).heldCents).toBe(0)
    }
  })

  test('a seller’s approval and the deadline at the same moment make one refund', async () => {
    const stall = await aStall(world)
    const { paymentId, asSeller, request } = await anOldPurchase(stall)
    const { requestId } = await request()
    world.clock.advance({ hours: 49 })
    await Promise.allSettled([
      asSeller(approveRequest, { requestId }),
      world.drainJobs(),
      asSeller(approveRequest, { requestId }),
    ])
    expect(await refundsOf(paymentId)).toEqual(['BUYER 10000'])
  })

  test('a request after both periods is refused', async () => {
    const { asBuyer, paymentId, request } = await aPurchaseOf(await aStall(world))
    world.clock.advance({ days: 40 })
    await expect(request()).rejects.toMatchObject({ code: 'refund_window_over' })
    expect(await asBuyer(getRefundable, { paymentId })).toMatchObject({ right: null })
  })
})

describe('a request', () => {
  test('waits while a bank decides about the same money', async () => {
    const stall = await aStall(world)
    const { paymentId, asStaff, request, stateOf } = await aPurchaseOf(stall)
    const { requestId } = await request()
    const dueAt = new Date(world.clock.now().getTime() + 9 * 24 * 60 * 60_000)
    await asStaff(noticeDispute, { paymentId, dueAt, reason: 'Aviso do banco' })
    await pass({ hours: 49 })
    expect(await stateOf(requestId)).toBe('WAITING_SELLER')
    expect(await refundsOf(paymentId)).toEqual([])
  })

  test('is visible only to the buyer, the seller and the staff', async () => {
    const stall = await aStall(world)
    const { paymentId, asBuyer, asSeller, request } = await aPurchaseOf(stall)
    const { requestId } = await request()
    const rival = callAs(world, { userId: randomUUID(), role: 'SELLER' })
    const stranger = callAs(world, {
      userId: (await stall.within((scope) => aPerson(scope, { roles: ['CUSTOMER'] }))).id,
      role: 'CUSTOMER',
    })
    await expect(rival(approveRequest, { requestId })).rejects.toMatchObject({ code: 'not_found' })
    await expect(stranger(withdrawRequest, { requestId })).rejects.toMatchObject({ code: 'not_found' })
    for (const wanted of [paymentId, randomUUID()])
      await expect(
        stranger(openRequest, { paymentId: wanted, orderItemIds: [], reason }),
      ).rejects.toMatchObject({ code: 'payment_not_found' })
    const list = (mine: typeof ofSeller) => (caller: Caller, input: { limit: number }) =>
      listRequests(caller, mine(caller), input)
    expect((await asSeller(list(ofSeller), { limit: 10 })).rows).toMatchObject([{ requestId }])
    expect((await asBuyer(list(ofCustomer), { limit: 10 })).rows).toMatchObject([{ requestId }])
    expect((await rival(list(ofSeller), { limit: 10 })).rows).toEqual([])
  })
})
