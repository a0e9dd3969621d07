import { adminPermissions } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { findAnticipationPlan } from '#modules/anticipations/anticipation-plan.ts'
import { findWithdrawalPlan } from '#modules/payouts/withdrawals/withdrawal-plan.ts'
import { findExchangeRate } from '#modules/platforms/prices/find-exchange-rate.ts'
import { listFeePlans } from '#modules/platforms/prices/list-fee-plans.ts'
import { listInterestTables } from '#modules/platforms/prices/list-interest-tables.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { approveProposal } from './approve-proposal.ts'
import { getProposal } from './get-proposal.ts'
import type { PlanTerms } from './kinds/save-plan.kind.ts'
import type { Outcome } from './propose-or-do.ts'
import { savePlanByTwo } from './save-plan-by-two.ts'

type Member = Awaited<ReturnType<typeof aMember>>

let world: TestApp
/** A staff member who also sells on the platform. */
let vera: Member
let bruno: Member

async function aMember(roles: ('ADMIN' | 'SELLER' | 'MANAGER')[]) {
  const { id } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles, permissions: [...adminPermissions], passwordHash: 'nobody logs in' }),
  )
  return { id, call: callAs(world, { userId: id, role: 'ADMIN' }) }
}

beforeAll(async () => {
  world = await createTestApp()
  vera = await aMember(['ADMIN', 'SELLER'])
  bruno = await aMember(['ADMIN'])
})
afterAll(() => world.stop())

const reason = 'Tabela do ano novo'
const fees = {
  plan: 'FEES',
  sellerId: null,
  method: 'PIX',
  basisPoints: 100,
  fixedFees: { BRL: 5 },
  releaseDays: 1,
  reserveBasisPoints: 0,
  reserveDays: 0,
  feePolicy: 'KEEP_FIXED',
  disputeFees: {},
  reason,
} satisfies PlanTerms
const withdrawals = {
  plan: 'WITHDRAWALS',
  userId: null,
  minCents: 1,
  feeCents: 0,
  smallFeeCents: 0,
  smallBelowCents: 0,
  dailyMaxCents: 1_000_000,
  dailyMaxCount: 7,
  automaticMaxCents: 0,
  secondPersonFromCents: 100_000,
  requiresInvoice: false,
  requiresDocuments: true,
  reason,
} satisfies PlanTerms
const anticipation = {
  plan: 'ANTICIPATION',
  userId: null,
  isOffered: true,
  rateKind: 'MONTHLY',
  basisPoints: 10,
  minCents: 1,
  limitBasisPoints: 10_000,
  minHistoryDays: 0,
  automaticMaxCents: 0,
  reason,
} satisfies PlanTerms

const platformTerms = () =>
  inScope(world.app, world.platformId, async (scope) => ({
    fee: (await listFeePlans(scope, { sellerId: null })).find(({ method }) => method === 'PIX')?.basisPoints,
    withdrawal: (await findWithdrawalPlan(scope, null)).dailyMaxCount,
    anticipation: (await findAnticipationPlan(scope, null))?.basisPoints ?? null,
  }))
const idOf = (outcome: Outcome) => (outcome.outcome === 'PROPOSED' ? outcome.proposalId : '')
const look = (who: Member, proposalId: string) => who.call(getProposal, { proposalId })
const approve = async (who: Member, proposalId: string) =>
  who.call(approveProposal, { proposalId, seen: (await look(who, proposalId)).seen })

describe('the platform’s own plans', () => {
  test('need another person if the proposer sells under them', async () => {
    const before = await platformTerms()
    const wishes: PlanTerms[] = [fees, withdrawals, anticipation]
    const proposed: string[] = []
    for (const wish of wishes) proposed.push(idOf(await vera.call(savePlanByTwo, wish)))
    expect(proposed).not.toContain('')
    expect(await platformTerms()).toEqual(before)
    const [ofFees = '', ofWithdrawals = '', ofAnticipation = ''] = proposed
    expect(await look(bruno, ofFees)).toMatchObject({
      kind: 'PLATFORM_PLAN',
      reason,
      changes: expect.arrayContaining([
        { what: 'plan', after: 'FEES' },
        { what: 'method', after: 'PIX' },
        { what: 'basisPoints', before: String(before.fee), after: '100' },
        { what: 'fixedFees BRL', before: expect.any(String), after: '5' },
      ]),
    })
    await expect(approve(vera, ofFees)).rejects.toMatchObject({ code: 'other_person_needed' })
    for (const id of [ofFees, ofWithdrawals, ofAnticipation]) await approve(bruno, id)
    expect(await platformTerms()).toEqual({ fee: 100, withdrawal: 7, anticipation: 10 })
  })

  test('need another person if the proposer is a manager too, who earns a part of the fees', async () => {
    const manager = await aMember(['ADMIN', 'MANAGER'])
    const outcome = await manager.call(savePlanByTwo, { ...fees, basisPoints: 900 })
    expect(outcome.outcome).toBe('PROPOSED')
  })

  test('need another person for a rate at which the proposer could convert their own money', async () => {
    const exchange = {
      plan: 'EXCHANGE',
      currency: 'USD',
      rate: '99,5',
      spreadBasisPoints: 0,
      reason,
    } as const
    const rateOf = () =>
      inScope(world.app, world.platformId, async (scope) => {
        const found = await findExchangeRate(scope, 'USD')
        return found?.rateMillionths ?? null
      })
    expect(await bruno.call(savePlanByTwo, { ...exchange, rate: '5' })).toEqual({ outcome: 'DONE' })
    world.clock.advance({ minutes: 1 })
    const proposalId = idOf(await vera.call(savePlanByTwo, exchange))
    expect(await rateOf()).toBe(5_000_000)
    expect((await look(bruno, proposalId)).changes).toEqual([
      { what: 'plan', after: 'EXCHANGE' },
      { what: 'currency', after: 'USD' },
      { what: 'rate', before: '5,000000', after: '99,500000' },
    ])
    await expect(approve(vera, proposalId)).rejects.toMatchObject({ code: 'other_person_needed' })
    await approve(bruno, proposalId)
    expect(await rateOf()).toBe(99_500_000)
  })

  test('need another person for interest on the proposer’s own sales', async () => {
    const fees = Array.from({ length: 12 }, () => 0)
    const interest = { plan: 'INTEREST', sellerId: null, fees, reason } satisfies PlanTerms
    expect(await bruno.call(savePlanByTwo, { ...interest, sellerId: vera.id })).toEqual({ outcome: 'DONE' })
    const tableInForce = () =>
      inScope(world.app, world.platformId, async (scope) => {
        const [newest] = await listInterestTables(scope, { sellerId: null })
        return newest?.fees
      })
    const before = fees.with(2, 3.5)
    expect(await bruno.call(savePlanByTwo, { ...interest, fees: before })).toEqual({ outcome: 'DONE' })
    world.clock.advance({ minutes: 1 })
    const proposalId = idOf(await vera.call(savePlanByTwo, interest))
    expect(await tableInForce()).toEqual(before)
    expect((await look(bruno, proposalId)).changes).toEqual([
      { what: 'plan', after: 'INTEREST' },
      { what: 'fees 3x', before: '3.5', after: '0' },
    ])
    await expect(approve(vera, proposalId)).rejects.toMatchObject({ code: 'other_person_needed' })
    await approve(bruno, proposalId)
    expect(await tableInForce()).toEqual(fees)
  })

  test('keep their requested date, and are refused after another version is in force', async () => {
    const effectiveFrom = new Date(world.clock.now().getTime() + 3_600_000)
    const later = { ...fees, method: 'BILLET', basisPoints: 222, effectiveFrom } as const
    const proposalId = idOf(await vera.call(savePlanByTwo, later))
    expect((await look(bruno, proposalId)).changes).toContainEqual({
      what: 'effectiveFrom',
      before: null,
      after: effectiveFrom.toISOString(),
    })
    await bruno.call(savePlanByTwo, { ...fees, method: 'BILLET', basisPoints: 333 })
    await expect(approve(bruno, proposalId)).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('change at once by a person who earns nothing under them, and by the only administrator', async () => {
    expect(await bruno.call(savePlanByTwo, { ...fees, method: 'CREDIT_CARD' })).toEqual({ outcome: 'DONE' })
    await world.owner`update users set permissions = '{}' where 'ADMIN' = any(roles) and id <> ${vera.id} and platform_id = ${world.platformId}`
    world.clock.advance({ minutes: 1 })
    expect(await vera.call(savePlanByTwo, { ...withdrawals, dailyMaxCount: 8 })).toEqual({ outcome: 'DONE' })
    expect(await platformTerms()).toMatchObject({ withdrawal: 8 })
    const [alone] = await world.owner`select detail from audit_log where action = 'proposal.done_alone'`
    expect(alone?.detail).toMatchObject({ kind: 'PLATFORM_PLAN' })
  })
})
