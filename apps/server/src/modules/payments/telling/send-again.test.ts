import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { asPerson } from '#demo/as-person.ts'
import { inScope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { resendAccess } from './resend-access.ts'
import { resendCode } from './resend-code.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

/** A seller with one open and one paid sale, each with its own mailbox. */
async function aSellerWithBoth() {
  const stall = await aStall(world)
  const mailsTo = async (recipient: string) =>
    (await world.inbox()).filter((mail) => mail.recipient === recipient).length
  const buy = async (email: string) =>
    (await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, email })).paymentId
  const waiting = `espera-${stall.seller.id}@comprador.example`
  const paying = `paga-${stall.seller.id}@comprador.example`
  const openId = await buy(waiting)
  const paidId = await buy(paying)
  await stall.tell(paidId, 'APPROVED')
  await world.drainJobs()
  const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  const stranger = callAs(world, { userId: stall.affiliate.id, role: 'SELLER' })
  return { openId, paidId, waiting, paying, mailsTo, call, stranger, sellerId: stall.seller.id }
}

describe('a mail that a seller resends', () => {
  test('brings the code of an open sale, once in ten minutes', async () => {
    const { openId, paidId, waiting, mailsTo, call } = await aSellerWithBoth()
    const before = await mailsTo(waiting)
    expect(await call(resendCode, { paymentId: openId })).toEqual({ isSent: true })
    await call(resendCode, { paymentId: openId })
    expect(await mailsTo(waiting)).toBe(before + 1)
    world.clock.advance({ minutes: 10 })
    await call(resendCode, { paymentId: openId })
    expect(await mailsTo(waiting)).toBe(before + 2)
    await expect(call(resendCode, { paymentId: paidId })).rejects.toMatchObject({ code: 'payment_not_found' })
    const actions = await world.owner`select action from audit_log where subject = ${openId}`
    expect(actions.map(({ action }) => action)).toEqual(Array(3).fill('sale.code_sent'))
  })

  test('brings the access to a paid sale, and not to an open one', async () => {
    const { openId, paidId, paying, mailsTo, call } = await aSellerWithBoth()
    const before = await mailsTo(paying)
    expect(await call(resendAccess, { paymentId: paidId })).toEqual({ isSent: true })
    expect(await mailsTo(paying)).toBe(before + 1)
    await expect(call(resendAccess, { paymentId: openId })).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('is in the audit log under the staff member who resends it during a visit', async () => {
    const { paidId, sellerId } = await aSellerWithBoth()
    const staffId = crypto.randomUUID()
    await inScope(world.app, world.platformId, (scope) => {
      const caller = asPerson(scope, { userId: sellerId, role: 'SELLER' })
      const visit = {
        id: crypto.randomUUID(),
        staffId,
        staffSessionId: crypto.randomUUID(),
        reason: 'Atendimento 20931',
        actions: ['RESEND_ACCESS' as const],
        endsAt: scope.now,
        writeDown: async () => {},
      }
      return resendAccess({ ...caller, session: { ...caller.session, visit } }, { paymentId: paidId })
    })
    const trail = await world.owner`
      select actor_user_id as by from audit_log where subject = ${paidId} and action = 'sale.access_sent'`
    expect(trail).toEqual([{ by: staffId }])
  })

  test('is refused for the sales of others', async () => {
    const { openId, paidId, stranger } = await aSellerWithBoth()
    const unknown = { code: 'payment_not_found' }
    await expect(stranger(resendCode, { paymentId: openId })).rejects.toMatchObject(unknown)
    await expect(stranger(resendAccess, { paymentId: paidId })).rejects.toMatchObject(unknown)
  })
})
