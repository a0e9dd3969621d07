import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPlatform } from '#demo/a-platform.ts'
import { noteDebt } from '#modules/ledger/debts/note-debt.ts'
import { extendReserve } from '#modules/ledger/reserves/extend-reserve.ts'
import { listReserves } from '#modules/ledger/reserves/list-reserves.ts'
import { sumReserves } from '#modules/ledger/reserves/sum-reserves.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee } from '#test/a-payee.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { approveProposal } from './approve-proposal.ts'
import { getProposal } from './get-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { propose } from './propose.ts'
import { refuseProposal } from './refuse-proposal.ts'
import { showDebt } from './show-debt.ts'

let world: TestApp
let ana: Cashier
let bruno: Cashier
let carla: Cashier

beforeAll(async () => {
  world = await createTestApp()
  ;[ana, bruno, carla] = [await aCashier(world), await aCashier(world), await aCashier(world)]
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

type Kind = Parameters<typeof propose>[1]
const reason = 'Erro de cobrança em março'
const proposing = (who: Pick<Cashier, 'call'>, kind: Kind, terms: object, requestId: string = randomUUID()) =>
  who.call((caller: Caller, input: object) => propose(caller, kind, { requestId, reason, ...input }), terms)
const adjusting = (who: Cashier, { id: userId }: { id: string }, amountCents: number, requestId?: string) =>
  proposing(who, 'BALANCE_ADJUSTMENT', { userId, purse: 'user', currency: 'BRL', amountCents }, requestId)
const look = (who: Pick<Cashier, 'call'>, proposalId: string) => who.call(getProposal, { proposalId })
const approve = async (who: Cashier, proposalId: string, seen?: string) =>
  who.call(approveProposal, { proposalId, seen: seen ?? (await look(who, proposalId)).seen })

describe('an adjustment of a balance', () => {
  test('is proposed by one person and approved by another, and only then moves its money', async () => {
    const payee = await aPayee(world, { availableCents: 1_000 })
    const { proposalId } = await adjusting(ana, payee, 2_500)
    expect(await payee.balance()).toMatchObject({ availableCents: 1_000 })
    expect(await look(bruno, proposalId)).toMatchObject({
      state: 'OPEN',
      amountCents: 2_500,
      canApprove: true,
      balance: { availableCents: 1_000 },
    })
    const before = await readBooks(world, { [payee.id]: 'payee' })
    await approve(bruno, proposalId)
    const after = await readBooks(world, { [payee.id]: 'payee' })
    expect(after).toEqual({
      ...before,
      'user:payee:available': -3_500,
      'platform:adjustment': (before['platform:adjustment'] ?? 0) + 2_500,
    })
    expect(await look(ana, proposalId)).toMatchObject({ state: 'APPROVED', canApprove: false })
  })

  test('takes money in the usual order of debits, and the rest is a debt', async () => {
    const payee = await aPayee(world, { availableCents: 1_000 })
    const { proposalId } = await adjusting(ana, payee, -1_700)
    await approve(bruno, proposalId)
    expect(await payee.balance()).toMatchObject({ availableCents: 0, debtCents: 700 })
    const given = await adjusting(ana, payee, 900)
    await approve(bruno, given.proposalId)
    expect(await payee.balance()).toMatchObject({ availableCents: 200, debtCents: 0 })
  })

  test('is never approved by its proposer, from another session or another tab', async () => {
    const payee = await aPayee(world)
    const { proposalId } = await adjusting(ana, payee, 100)
    expect(await look(ana, proposalId)).toMatchObject({ canApprove: false, canRefuse: true })
    await expect(approve(ana, proposalId)).rejects.toMatchObject({ code: 'other_person_needed' })
    const inAnotherTab = callAs(world, { userId: ana.id, role: 'ADMIN' })
    const { seen } = await look(bruno, proposalId)
    await expect(inAnotherTab(approveProposal, { proposalId, seen })).rejects.toMatchObject({
      code: 'other_person_needed',
    })
    const byHand = world.owner`update money_proposals set state = 'APPROVED', decided_by = ${ana.id} where id = ${proposalId}`
    await expect(byHand).rejects.toThrow('money_proposals_two_people')
    expect(await payee.balance()).toMatchObject({ availableCents: 100_000 })
  })

  test('cannot be proposed by the person who gets it', async () => {
    const seller = await aPayee(world)
    const asStaff = { call: callAs(world, { userId: seller.id, role: 'ADMIN' }) }
    await expect(
      proposing(asStaff, 'BALANCE_ADJUSTMENT', {
        userId: seller.id,
        purse: 'user',
        currency: 'BRL',
        amountCents: 1,
      }),
    ).rejects.toMatchObject({ code: 'other_person_needed' })
  })

  test('approved by two people at the same moment happens once, twenty times', async () => {
    const payee = await aPayee(world, { availableCents: 0 })
    for (let round = 1; round <= 20; round++) {
      const { proposalId } = await adjusting(ana, payee, 100)
      const { seen } = await look(bruno, proposalId)
      const outcomes = await Promise.allSettled([
        approve(bruno, proposalId, seen),
        approve(carla, proposalId, seen),
      ])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await payee.balance()).toMatchObject({ availableCents: round * 100 })
    }
    const [audits] = await world.owner`select count(*)::int as n from audit_log
      where action = 'proposal.approved' and detail->>'userId' = ${payee.id}`
    expect(audits).toEqual({ n: 20 })
  })

  test('sent twice is one proposal, and one balance has one open proposal at a time', async () => {
    const payee = await aPayee(world)
    const requestId = randomUUID()
    const first = await adjusting(ana, payee, 100, requestId)
    expect(await adjusting(ana, payee, 100, requestId)).toEqual(first)
    await expect(adjusting(bruno, payee, 200)).rejects.toMatchObject({ code: 'proposal_open' })
    await ana.call(refuseProposal, { proposalId: first.proposalId, reason: 'Valor errado' })
    await adjusting(bruno, payee, 200)
  })

  test('sent eight times at the same moment is one proposal, five times', async () => {
    for (let round = 0; round < 5; round++) {
      const payee = await aPayee(world)
      const requestId = randomUUID()
      const copies = await Promise.all(Array.from({ length: 8 }, () => adjusting(ana, payee, 100, requestId)))
      expect(new Set(copies.map(({ proposalId }) => proposalId)).size).toBe(1)
    }
  })

  test('is approved in the state that was seen, and not after a change in the database', async () => {
    const payee = await aPayee(world)
    const { proposalId } = await adjusting(ana, payee, 100)
    const { seen } = await look(bruno, proposalId)
    await world.owner`update money_proposals set terms = jsonb_set(terms, '{amountCents}', '999999') where id = ${proposalId}`
    await expect(approve(bruno, proposalId, seen)).rejects.toMatchObject({ code: 'record_changed' })
    await bruno.call(refuseProposal, { proposalId, reason: 'Alterada depois' })
  })
})

describe('a proposal', () => {
  test('without a decision within a day expires, and cannot be approved after its last moment', async () => {
    const payee = await aPayee(world)
    const { proposalId } = await adjusting(ana, payee, 100)
    const { seen } = await look(bruno, proposalId)
    world.clock.advance({ hours: 24 })
    await expect(approve(bruno, proposalId, seen)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await look(bruno, proposalId)).toMatchObject({ state: 'LAPSED', canApprove: false })
    await world.drainJobs()
    const rows = await world.owner`select state from money_proposals where id = ${proposalId}`
    expect(rows).toEqual([{ state: 'LAPSED' }])
    await adjusting(bruno, payee, 100)
  })

  test('leaves person, change and reason in the audit log', async () => {
    const payee = await aPayee(world)
    const { proposalId } = await adjusting(ana, payee, 4_200)
    await bruno.call(refuseProposal, { proposalId, reason: 'Sem comprovante' })
    const trail = await world.owner`select action, actor_user_id, reason from audit_log
      where subject = ${proposalId} order by at, action`
    expect(trail).toEqual([
      { action: 'proposal.made', actor_user_id: ana.id, reason },
      { action: 'proposal.refused', actor_user_id: bruno.id, reason: 'Sem comprovante' },
    ])
    expect(await payee.balance()).toMatchObject({ availableCents: 100_000 })
  })

  test('of another platform is not found, nor are its lots and its people', async () => {
    const neighbour = await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    const stranger = await aCashier(world, neighbour)
    const payee = await aPayee(world)
    const { proposalId } = await adjusting(ana, payee, 100)
    const { seen } = await look(bruno, proposalId)
    const { stall, lotId } = await aReserve()
    const notFound = { code: 'not_found' }
    await expect(look(stranger, proposalId)).rejects.toMatchObject(notFound)
    await expect(stranger.call(approveProposal, { proposalId, seen })).rejects.toMatchObject(notFound)
    await expect(stranger.call(refuseProposal, { proposalId, reason })).rejects.toMatchObject(notFound)
    await expect(proposing(stranger, 'RESERVE_RELEASE', { lotIds: [lotId] })).rejects.toMatchObject(notFound)
    const until = '2099-01-01'
    await expect(stranger.call(extendReserve, { lotId, until, reason })).rejects.toMatchObject(notFound)
    const debt = { userId: stall.seller.id, currency: 'BRL' } as const
    await expect(stranger.call(showDebt, debt)).rejects.toMatchObject(notFound)
    await expect(stranger.call(noteDebt, { ...debt, stage: 'NOTICE', note: 'Aviso' })).rejects.toMatchObject(
      notFound,
    )
    const writingOff = proposing(stranger, 'DEBT_WRITE_OFF', { ...debt, purse: 'user', amountCents: 1 })
    await expect(writingOff).rejects.toMatchObject(notFound)
    expect((await stranger.call(listProposals, { limit: 25 })).rows).toEqual([])
  })
})

/** A sale of a hundred reais with a reserve of a tenth for ninety days. */
async function aReserve(): Promise<{ stall: Stall; lotId: string; paymentId: string }> {
  const stall = await aStall(world, { reserveBasisPoints: 1_000 })
  const paymentId = await stall.sell()
  await world.drainJobs()
  const [lot] = await world.owner`select id from balance_lots
    where payment_id = ${paymentId} and kind = 'RESERVE' and user_id = ${stall.seller.id}`
  return { stall, lotId: String(lot?.id), paymentId }
}

describe('a reserve', () => {
  test('is released before its date by two people, and not again on its date', async () => {
    const { stall, lotId } = await aReserve()
    const { reserveCents, availableCents } = await stall.balance()
    expect(reserveCents).toBeGreaterThan(0)
    const { proposalId } = await proposing(ana, 'RESERVE_RELEASE', { lotIds: [lotId] })
    await approve(bruno, proposalId)
    const released = { reserveCents: 0, availableCents: availableCents + reserveCents }
    expect(await stall.balance()).toMatchObject(released)
    const { rows } = await ana.call(listReserves, { sellerId: stall.seller.id, limit: 25 })
    expect(rows).toMatchObject([{ id: lotId, standing: 'RELEASED', amountCents: reserveCents }])
    await expect(proposing(ana, 'RESERVE_RELEASE', { lotIds: [lotId] })).rejects.toMatchObject({
      code: 'record_changed',
    })
    world.clock.advance({ days: 91 })
    await world.drainJobs()
    expect(await stall.balance()).toMatchObject(released)
  })

  test('taken for a refund in the meantime is not released', async () => {
    const { stall, lotId, paymentId } = await aReserve()
    const { proposalId } = await proposing(ana, 'RESERVE_RELEASE', { lotIds: [lotId] })
    await stall.tell(paymentId, 'REFUNDED')
    await expect(approve(bruno, proposalId)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await look(bruno, proposalId)).toMatchObject({ state: 'OPEN' })
    const { rows } = await ana.call(listReserves, { sellerId: stall.seller.id, limit: 25 })
    expect(rows).toMatchObject([{ standing: 'CONSUMED' }])
  })

  test('is kept longer with a reason, and released on the new day', async () => {
    const { stall, lotId } = await aReserve()
    const { reserveCents, availableCents } = await stall.balance()
    const [row] = (await ana.call(listReserves, { sellerId: stall.seller.id, limit: 25 })).rows
    const day = (offset: number) =>
      new Date(new Date(row?.releaseAt ?? '').getTime() + offset * 86_400_000).toISOString().slice(0, 10)
    const extend = (offset: number) =>
      ana.call(extendReserve, { lotId, until: day(offset), reason: 'Aumento de disputas' })
    await expect(extend(-10)).rejects.toMatchObject({ code: 'date_in_past' })
    await expect(extend(200)).rejects.toMatchObject({ code: 'input_invalid' })
    await extend(30)
    const kept = await ana.call(listReserves, { sellerId: stall.seller.id, standing: 'EXTENDED', limit: 25 })
    expect(kept.rows).toMatchObject([{ id: lotId, extendedFrom: row?.releaseAt }])
    world.clock.advance({ days: 91 })
    await world.drainJobs()
    expect(await stall.balance()).toMatchObject({ reserveCents })
    world.clock.advance({ days: 32 })
    await world.drainJobs()
    expect(await stall.balance()).toMatchObject({
      reserveCents: 0,
      availableCents: availableCents + reserveCents,
    })
  })

  test('is summed in each currency by its state', async () => {
    const [before] = await ana.call((caller: Caller, _none: object) => sumReserves(caller), {})
    const { stall, lotId } = await aReserve()
    const { reserveCents } = await stall.balance()
    const [during] = await ana.call((caller: Caller, _none: object) => sumReserves(caller), {})
    expect(during?.retainedCents).toBe((before?.retainedCents ?? 0) + reserveCents)
    const { proposalId } = await proposing(ana, 'RESERVE_RELEASE', { lotIds: [lotId] })
    await approve(bruno, proposalId)
    const [after] = await ana.call((caller: Caller, _none: object) => sumReserves(caller), {})
    expect(after?.retainedCents).toBe(before?.retainedCents ?? 0)
    expect(after?.releasedCents).toBe((during?.releasedCents ?? 0) + reserveCents)
  })
})

describe('an uncollectable debt', () => {
  const owing = async (debtCents: number): Promise<Payee> => {
    const payee = await aPayee(world, { availableCents: 0 })
    const { proposalId } = await adjusting(ana, payee, -debtCents)
    await approve(bruno, proposalId)
    return payee
  }
  const writeOff = (who: Cashier, { id: userId }: Payee, amountCents: number) =>
    proposing(who, 'DEBT_WRITE_OFF', { userId, purse: 'user', currency: 'BRL', amountCents })

  test('becomes the platform’s loss when two people agree', async () => {
    const payee = await owing(5_000)
    const { proposalId } = await writeOff(ana, payee, 3_000)
    expect(await ana.call(showDebt, { userId: payee.id, currency: 'BRL' })).toMatchObject({
      writeOff: { id: proposalId, amountCents: 3_000 },
    })
    const before = await readBooks(world, { [payee.id]: 'payee' })
    await approve(bruno, proposalId)
    expect(await readBooks(world, { [payee.id]: 'payee' })).toEqual({
      ...before,
      'user:payee:debt': 2_000,
      'platform:loss': (before['platform:loss'] ?? 0) + 3_000,
    })
  })

  test('is not written off after it was paid, or beyond its amount', async () => {
    const payee = await owing(5_000)
    await expect(writeOff(ana, payee, 5_001)).rejects.toMatchObject({ code: 'record_changed' })
    const { proposalId } = await writeOff(ana, payee, 5_000)
    const given = await adjusting(ana, payee, 1_000)
    await approve(bruno, given.proposalId)
    await expect(approve(bruno, proposalId)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await payee.balance()).toMatchObject({ debtCents: 4_000 })
  })
})
