import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { readSaleEarnings } from '#modules/ledger/read-sale-earnings.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { FeeCorrectionInput } from '#modules/payments/fee-corrections/fee-correction.input.ts'
import { previewFeeCorrection } from '#modules/payments/fee-corrections/preview-fee-correction.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { approveProposal } from './approve-proposal.ts'
import { getProposal } from './get-proposal.ts'
import { proposeFeeCorrections } from './propose-fee-corrections.ts'

let world: TestApp
let ana: Cashier
let bruno: Cashier

beforeAll(async () => {
  world = await createTestApp()
  ;[ana, bruno] = [await aCashier(world), await aCashier(world)]
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const fee: Omit<FeeCorrectionInput, 'sellerId'> = {
  method: 'PIX',
  from: '2000-01-01',
  to: '2999-12-31',
  basisPoints: 499,
  fixedFees: { BRL: 200 },
}
/** 5.99 % and 2.49 of a hundred are 8.48; 4.99 % and 2.00 are 6.99. */
const difference = 149

const correctionOf = ({ seller }: Stall, more: Partial<FeeCorrectionInput> = {}): FeeCorrectionInput => ({
  ...fee,
  sellerId: seller.id,
  ...more,
})
const proposing = async ({ call }: Cashier, input: FeeCorrectionInput, requestId: string = randomUUID()) => {
  const reason = 'Plano gravado com a taxa errada'
  // Moves the clock, because a sale paid at the exact instant of the proposal is left to the next one.
  world.clock.advance({ minutes: 1 })
  return (await call(proposeFeeCorrections, { ...input, requestId, reason })).proposalIds
}
const approve = async ({ call }: Cashier, proposalId: string, seen?: string) =>
  call(approveProposal, { proposalId, seen: seen ?? (await call(getProposal, { proposalId })).seen })
const correct = async (stall: Stall, more: Partial<FeeCorrectionInput> = {}) => {
  const [proposalId = ''] = await proposing(ana, correctionOf(stall, more))
  await approve(bruno, proposalId)
  return proposalId
}
/** The seller's whole balance, less debt. */
const worth = async (stall: Stall) => {
  const { pendingCents, reserveCents, heldCents, availableCents, debtCents } = await stall.balance()
  return pendingCents + reserveCents + heldCents + availableCents - debtCents
}
const changed = { code: 'record_changed' }

describe('another fee for past sales', () => {
  test('is shown before it is proposed, and moves its money after another person has approved it', async () => {
    const stall = await aStall(world)
    await stall.sell()
    await stall.sell()
    world.clock.advance({ minutes: 1 })
    const effect = { sales: 2, wasCents: 1_696, becomesCents: 1_398 }
    expect(await ana.call(previewFeeCorrection, correctionOf(stall))).toMatchObject([
      { sellerId: stall.seller.id, currency: 'BRL', ...effect },
    ])
    const [proposalId = ''] = await proposing(ana, correctionOf(stall))
    expect(await bruno.call(getProposal, { proposalId })).toMatchObject({
      kind: 'FEE_CORRECTION',
      person: { id: stall.seller.id },
      amountCents: 298,
      feeCorrection: { ...effect, basisPoints: 499, fixedCents: 200 },
    })
    const names = { [stall.seller.id]: 'seller' }
    const before = await readBooks(world, names)
    await expect(approve(ana, proposalId)).rejects.toMatchObject({ code: 'other_person_needed' })
    await approve(bruno, proposalId)
    expect(await readBooks(world, names)).toEqual({
      ...before,
      'user:seller:available': -298,
      'platform:fee': (before['platform:fee'] ?? 0) + 298,
    })
  })

  test('corrects each sale once, including the sale’s margin', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    const earned = () => stall.within((scope) => readSaleEarnings(scope, [{ paymentId, currency: 'BRL' }]))
    const before = (await earned()).get(paymentId)?.earnedCents ?? 0
    await correct(stall)
    expect((await earned()).get(paymentId)?.earnedCents).toBe(before - difference)
    await expect(proposing(ana, correctionOf(stall))).rejects.toMatchObject({ code: 'correction_empty' })
    const sold = await worth(stall)
    await correct(stall, { basisPoints: 599, fixedFees: { BRL: 249 } })
    expect(await worth(stall)).toBe(sold - difference)
    expect((await earned()).get(paymentId)?.earnedCents).toBe(before)
  })

  test('that is higher becomes a debt if the seller lacks the balance', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    await world.drainJobs()
    await stall.tell(paymentId, 'APPROVED', { refundedCents: 9_000 })
    const before = await stall.balance()
    await correct(stall, { basisPoints: 9_000, fixedFees: { BRL: 249 } })
    const { availableCents, debtCents } = await stall.balance()
    // 90 % instead of 5.99 % of the remaining ten reais is 8.40: the available balance pays a part, and the
    // remainder adds to the debt.
    expect(debtCents + before.availableCents - availableCents - before.debtCents).toBe(840)
    expect(debtCents).toBeGreaterThan(0)
  })

  test('covers only the part not refunded, and a later full refund takes the rest from every share', async () => {
    const stall = await aStall(world, { partners: ['affiliate', 'manager'] })
    await world.owner`update fee_plans set fee_policy = 'RETURN_ALL' where seller_id = ${stall.seller.id}`
    const paymentId = await stall.sell()
    const sold = await worth(stall)
    await stall.tell(paymentId, 'APPROVED', { refundedCents: 5_000 })
    const half = await worth(stall)
    await correct(stall)
    expect((await worth(stall)) - half).toBe(74)
    await stall.tell(paymentId, 'REFUNDED')
    expect(sold).toBeGreaterThan(0)
    expect(await worth(stall)).toBe(0)
  })

  test('is void after a refund or a correction in the meantime, and needs a new approval', async () => {
    const stall = await aStall(world)
    const [first] = [await stall.sell(), await stall.sell()]
    const [proposalId = ''] = await proposing(ana, correctionOf(stall))
    await stall.tell(first, 'APPROVED', { refundedCents: 5_000 })
    const before = await stall.balance()
    await expect(approve(bruno, proposalId)).rejects.toMatchObject(changed)
    expect(await stall.balance()).toEqual(before)
  })

  test('and a concurrent refund are serialised, five times', async () => {
    for (let round = 0; round < 5; round++) {
      const stall = await aStall(world)
      await world.owner`update fee_plans set fee_policy = 'RETURN_ALL' where seller_id = ${stall.seller.id}`
      const paymentId = await stall.sell()
      const [proposalId = ''] = await proposing(ana, correctionOf(stall))
      const { seen } = await bruno.call(getProposal, { proposalId })
      const [corrected] = await Promise.allSettled([
        approve(bruno, proposalId, seen),
        stall.tell(paymentId, 'REFUNDED'),
      ])
      if (corrected.status === 'rejected') expect(corrected.reason).toMatchObject(changed)
      expect(await worth(stall)).toBe(0)
    }
  })

  test('for all sellers on the platform’s own plan is one proposal per seller, even if it is sent twice', async () => {
    const [withOwnPlan, other] = [await aStall(world), await aPlatformPlanSeller(world.platformId)]
    await withOwnPlan.sell()
    const requestId = randomUUID()
    const input = { ...fee, sellerId: null, basisPoints: 1, fixedFees: { BRL: 1 } }
    const proposalIds = await proposing(ana, input, requestId)
    expect(await proposing(ana, input, requestId)).toEqual(proposalIds)
    const proposals = await Promise.all(
      proposalIds.map((proposalId) => bruno.call(getProposal, { proposalId })),
    )
    const sellers = proposals.map(({ person }) => person?.id)
    expect(sellers).toContain(other)
    expect(sellers).not.toContain(withOwnPlan.seller.id)
  })

  test('never reaches sales of another platform', async () => {
    const stall = await aStall(world)
    await stall.sell()
    const neighbour = await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    const stranger = await aCashier(world, neighbour)
    expect(await stranger.call(previewFeeCorrection, correctionOf(stall))).toEqual([])
    expect(await stranger.call(previewFeeCorrection, { ...fee, sellerId: null })).toEqual([])
    await expect(proposing(stranger, correctionOf(stall))).rejects.toMatchObject({ code: 'correction_empty' })
  })
})

/** A seller under the platform's own plan. */
async function aPlatformPlanSeller(platformId: string): Promise<string> {
  const { sellerId, offerId } = await inScope(world.app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { sellerId: seller.id, offerId: (await anOffer(scope, { productId: product.id })).id }
  })
  const { paymentId } = await aPurchase(world.app, platformId, { offerId })
  await inScope(world.app, platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' }),
  )
  return sellerId
}
