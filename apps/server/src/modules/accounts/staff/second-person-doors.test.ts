import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCashier, type Cashier } from '../../../../test/a-cashier.ts'
import { aPayee, readWithdrawal } from '../../../../test/a-payee.ts'
import { callAs } from '../../../../test/call-as.ts'
import { createShop, type Shop } from '../../../../test/shop.ts'
import { aPerson } from '../../../demo/a-person.ts'
import { inScope } from '../../../scope.ts'
import { asSeller } from '../../payments/sale-eyes.ts'
import { approveWithdrawal } from '../../payouts/withdrawals/approve-withdrawal.ts'
import { markReturned } from '../../refunds/mark-returned.ts'
import type { RefundWish } from '../../refunds/refund.input.ts'
import { refundSale } from '../../refunds/refund-sale.ts'
import { moveStanding } from '../sellers/move-standing.ts'
import { updateStaff } from './update-staff.ts'

let shop: Shop
let chief: Cashier
let stranger: Cashier
/** A colleague whom the chief has just given every flag. */
let helper: Awaited<ReturnType<typeof aHelper>>

async function aHelper() {
  const { id: userId, name } = await inScope(shop.app, shop.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: ['isUsersAvailable'], passwordHash: 'nobody logs in' }),
  )
  const access = { userId, version: 1, name, permissions: [...adminPermissions], accessEndsAt: null }
  await chief.call((caller, input: typeof access) => updateStaff(caller, input, { isByTwo: true }), access)
  return { userId, call: callAs(shop, { userId, role: 'ADMIN' }) }
}

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  chief = await aCashier(shop)
  stranger = await aCashier(shop)
  helper = await aHelper()
})

const dependent = { code: 'second_person_dependent' }

describe('a colleague whom the first person has just enabled cannot be the second person', () => {
  test('for a large withdrawal, whichever of the two decides first', async () => {
    for (const isHelperFirst of [false, true]) {
      const payee = await aPayee(shop, { availableCents: 2_000_000 })
      const withdrawalId = await payee.request(1_500_000)
      const byHelper = async () =>
        helper.call(
          (caller, input: { withdrawalId: string; seen: string }) => approveWithdrawal(caller, 'user', input),
          { withdrawalId, seen: await stranger.seenOf(withdrawalId) },
        )
      const [first, second] = isHelperFirst
        ? [byHelper, () => chief.approve(withdrawalId)]
        : [() => chief.approve(withdrawalId), byHelper]
      await first()
      await expect(second()).rejects.toMatchObject(dependent)
      const state = async () => (await readWithdrawal(shop, shop.platformId, withdrawalId)).state
      expect(await state()).toBe('IN_REVIEW')
      await stranger.approve(withdrawalId)
      expect(await state()).toBe('APPROVED')
    }
  })

  test('for the unblock of a seller', async () => {
    const { id: userId } = await aPayee(shop)
    const reason = 'Conferido por telefone'
    await chief.call(moveStanding, { userId, to: 'BLOCKED', reason })
    const wish = { userId, to: 'ACTIVE', reason } as const
    expect(await chief.call(moveStanding, wish)).toEqual({ outcome: 'ASKED' })
    await expect(helper.call(moveStanding, wish)).rejects.toMatchObject(dependent)
    expect(await stranger.call(moveStanding, wish)).toEqual({ outcome: 'MOVED' })
  })

  test('for a refund made by hand', async () => {
    const { paymentId, payment } = await shop.buy()
    if (payment.pix) await shop.sandbox.bank.pay(payment.pix.code)
    await shop.settle()
    const [sale] = await shop.owner`select seller_id from payments where id = ${paymentId}`
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'drop-before' })
    const wish = {
      kind: 'PART',
      amountCents: 5_000,
      paymentId,
      key: randomUUID(),
      reason: 'Duas vezes',
    } as const
    const { refundId } = await callAs(shop, { userId: sale?.seller_id, role: 'SELLER' })(
      (caller, asked: RefundWish) => refundSale(caller, asSeller(caller), asked),
      wish,
    )
    for (const minutes of [3, 11, 11, 61, 361, 1_441, 1_441, 2_881, 2_881, 2_881]) {
      await shop.settle()
      shop.clock.advance({ minutes })
      await shop.settle()
    }
    // The colleague's flags are of today again, and the refund was requested by the chief.
    const newest = await aHelper()
    await shop.owner`update refunds set asked_by_id = ${chief.id} where id = ${refundId}`
    const returned = { refundId, from: 'ACQUIRER', reason: 'Devolvido no painel' } as const
    await expect(chief.call(markReturned, returned)).rejects.toMatchObject({ code: 'other_person_needed' })
    await expect(newest.call(markReturned, returned)).rejects.toMatchObject(dependent)
    await stranger.call(markReturned, returned)
    expect(await shop.owner`select state from refunds where id = ${refundId}`).toEqual([{ state: 'DONE' }])
  })
})
