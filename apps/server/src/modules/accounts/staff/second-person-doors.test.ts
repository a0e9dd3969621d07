import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { moveStanding } from '#modules/accounts/sellers/move-standing.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { approveWithdrawal } from '#modules/payouts/withdrawals/deciding/approve-withdrawal.ts'
import { approveProposal } from '#modules/proposals/approve-proposal.ts'
import { getProposal } from '#modules/proposals/get-proposal.ts'
import { propose } from '#modules/proposals/propose.ts'
import { markReturned } from '#modules/refunds/mark-returned.ts'
import type { RefundWish } from '#modules/refunds/refund.input.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { callAs } from '#test/call-as.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { limitStaff } from './limit-staff.ts'
import { resumeStaff } from './resume-staff.ts'
import { suspendStaff } from './suspend-staff.ts'
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
const reason = 'Conferido por telefone'

/** Colleagues whom the chief limited, suspended or left without flags, and whose access another person restored. */
async function silencedByChief() {
  const colleagues = [await aCashier(shop), await aCashier(shop), await aCashier(shop)] as const
  const [limited, suspended, deprived] = colleagues
  const isByTwo = { isByTwo: true }
  const noLimits = { approvesMaxCents: null, approvesAloneMaxCents: null, sellerIds: null }
  await chief.call(limitStaff, {
    userId: limited.id,
    version: 1,
    ...noLimits,
    approvesMaxCents: 9_000_000,
    reason,
  })
  await chief.call(suspendStaff, { userId: suspended.id, reason })
  await stranger.call((caller, input: { userId: string }) => resumeStaff(caller, input, isByTwo), {
    userId: suspended.id,
  })
  const access = { userId: deprived.id, name: 'Renato Siqueira', accessEndsAt: null }
  await chief.call(updateStaff, { ...access, version: 1, permissions: ['isFunctionariesAvailable'] })
  const returned = { ...access, version: 2, permissions: [...adminPermissions] }
  await stranger.call((caller, input: typeof returned) => updateStaff(caller, input, isByTwo), returned)
  return colleagues
}

/** A refund that no provider can make: a second person confirms that the money went back. */
async function aRefundByHand(askedById: string): Promise<string> {
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
  await shop.owner`update refunds set asked_by_id = ${askedById} where id = ${refundId}`
  return refundId
}

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
    await chief.call(moveStanding, { userId, to: 'BLOCKED', reason })
    const wish = { userId, to: 'ACTIVE', reason } as const
    expect(await chief.call(moveStanding, wish)).toEqual({ outcome: 'ASKED' })
    await expect(helper.call(moveStanding, wish)).rejects.toMatchObject(dependent)
    expect(await stranger.call(moveStanding, wish)).toEqual({ outcome: 'MOVED' })
  })

  test('for a refund made by hand', async () => {
    const refundId = await aRefundByHand(chief.id)
    // The refund took several days, so a helper needs a recent change of flags to count as dependent.
    const newest = await aHelper()
    const returned = { refundId, from: 'ACQUIRER', reason: 'Devolvido no painel' } as const
    await expect(chief.call(markReturned, returned)).rejects.toMatchObject({ code: 'other_person_needed' })
    await expect(newest.call(markReturned, returned)).rejects.toMatchObject(dependent)
    await stranger.call(markReturned, returned)
    expect(await shop.owner`select state from refunds where id = ${refundId}`).toEqual([{ state: 'DONE' }])
  })
})

describe('a colleague whose access the first person has just reduced cannot be the second person, although others restored it', () => {
  test('for a large withdrawal', async () => {
    const payee = await aPayee(shop, { availableCents: 2_000_000 })
    const withdrawalId = await payee.request(1_500_000)
    await chief.approve(withdrawalId)
    for (const colleague of await silencedByChief())
      await expect(colleague.approve(withdrawalId)).rejects.toMatchObject(dependent)
    await stranger.approve(withdrawalId)
    expect((await readWithdrawal(shop, shop.platformId, withdrawalId)).state).toBe('APPROVED')
  })

  test('for the unblock of a seller', async () => {
    const { id: userId } = await aPayee(shop)
    await chief.call(moveStanding, { userId, to: 'BLOCKED', reason })
    const wish = { userId, to: 'ACTIVE', reason } as const
    expect(await chief.call(moveStanding, wish)).toEqual({ outcome: 'ASKED' })
    for (const colleague of await silencedByChief())
      await expect(colleague.call(moveStanding, wish)).rejects.toMatchObject(dependent)
    expect(await stranger.call(moveStanding, wish)).toEqual({ outcome: 'MOVED' })
  })

  test('for a refund made by hand', async () => {
    const refundId = await aRefundByHand(chief.id)
    const returned = { refundId, from: 'ACQUIRER', reason: 'Devolvido no painel' } as const
    for (const colleague of await silencedByChief())
      await expect(colleague.call(markReturned, returned)).rejects.toMatchObject(dependent)
    await stranger.call(markReturned, returned)
    expect(await shop.owner`select state from refunds where id = ${refundId}`).toEqual([{ state: 'DONE' }])
  })

  test('for a proposal about money', async () => {
    const { id: userId } = await aPayee(shop)
    const wish = {
      requestId: randomUUID(),
      userId,
      purse: 'user',
      currency: 'BRL',
      amountCents: 5_000,
      reason,
    } as const
    const { proposalId } = await chief.call(
      (caller, input: typeof wish) => propose(caller, 'BALANCE_ADJUSTMENT', input),
      wish,
    )
    const { seen } = await stranger.call(getProposal, { proposalId })
    for (const colleague of await silencedByChief()) {
      expect(await colleague.call(getProposal, { proposalId })).toMatchObject({
        canApprove: false,
        approvalRefusal: dependent.code,
      })
      await expect(colleague.call(approveProposal, { proposalId, seen })).rejects.toMatchObject(dependent)
    }
    await stranger.call(approveProposal, { proposalId, seen })
    expect(await stranger.call(getProposal, { proposalId })).toMatchObject({ state: 'APPROVED' })
  })
})
