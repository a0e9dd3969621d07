import { boundsOfDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { Sql, TransactionSql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { audit } from '#cli/commands/audit.ts'
import { rebuildBalances } from '#cli/commands/rebuild-balances.ts'
import { aPurchase, approvedCard } from '#demo/a-purchase.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { saveWithdrawalPlan } from '#modules/payouts/withdrawals/save-withdrawal-plan.ts'
import { sumDays } from '#modules/reports/figures/sum-days.ts'
import { aCashier } from '#test/a-cashier.ts'
import { aPayee } from '#test/a-payee.ts'
import { aStall } from '#test/a-stall.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const place = () => ({
  ...realWorld,
  now: () => world.clock.now(),
  environment: { DATABASE_URL: world.ownerUrl, BALCAO_DEMO: 'true' },
})

/** A column moved by days, in a form whose result depends on no setting, as Citus requires. */
const later = (sql: Sql | TransactionSql, column: string, days: number) =>
  sql`(${sql(column)} at time zone 'UTC' + ${days} * interval '1 day') at time zone 'UTC'`

async function findingsOf() {
  const { data, exitCode } = await audit([], place())
  const { checks } = data as { checks: { id: string; count: number }[] }
  return {
    exitCode,
    broken: checks.filter(({ count }) => count > 0).map(({ id, count }) => `${id} ${count}`),
  }
}

test('the audit finds nothing in sound books, and names a tampered balance, which the entries repair', async () => {
  const stall = await aStall(world, { partners: ['affiliate', 'co-producer', 'manager'] })
  const paymentId = await stall.sell()
  await world.drainJobs()
  await stall.sell()
  await stall.tell(paymentId, 'APPROVED', { refundedCents: 1_234 })
  expect(await findingsOf()).toEqual({ exitCode: 0, broken: [] })

  const code = accounts.available(stall.seller.id)
  await world.owner`update ledger_accounts set balance_cents = balance_cents - 5 where code = ${code}`
  await world.owner`update payments set booked_cents = booked_cents - 1 where id = ${paymentId}`
  await world.owner`update balance_lots set amount_cents = amount_cents + 1 where payment_id <> ${paymentId}`
  expect(await findingsOf()).toEqual({
    exitCode: 1,
    broken: ['O3 1', 'LOTS 4', 'O4 1', 'MOVEMENTS 1', 'O6 1'],
  })
  expect((await rebuildBalances([], place())).data).toMatchObject([{ code }])
  expect((await findingsOf()).broken).not.toContain('O3 1')
})

test('the audit names a share of a sale booked to somebody else, even when all sums are right', async () => {
  const before = (await findingsOf()).broken
  const stall = await aStall(world, { partners: ['affiliate', 'co-producer'] })
  const paymentId = await stall.sell()
  await stall.tell(paymentId, 'APPROVED', { refundedCents: 1_234 })
  expect((await findingsOf()).broken).toEqual(before)
  await world.owner`
    update order_shares set user_id = ${stall.coProducer.id} where user_id = ${stall.affiliate.id}`
  expect((await findingsOf()).broken.filter((finding) => !before.includes(finding))).toEqual(['PARTS 2'])
})

test('the audit names a commission or a co-producer’s share that differs from the contracts of the sale', async () => {
  const { owner } = world
  const stall = await aStall(world, { partners: ['affiliate', 'co-producer'] })
  await stall.sell()
  const findings = async () =>
    (await findingsOf()).broken.filter((finding) => finding.startsWith('CONTRACTS'))
  const faults: Record<string, (by: number) => Promise<unknown>> = {
    'a rate of the affiliate': (by) =>
      owner`update affiliate_terms set basis_points = basis_points + ${by} where product_id = ${stall.product.id}`,
    'a rate of the co-producer': (by) =>
      owner`update co_production_contracts set basis_points = basis_points + ${by} where product_id = ${stall.product.id}`,
    'a real of the affiliate that the co-producer has': (by) =>
      owner`update order_shares set amount_cents = amount_cents + case user_id when ${stall.affiliate.id} then ${-by}::int else ${by}::int end
        where user_id in (${stall.affiliate.id}, ${stall.coProducer.id})`,
  }
  const found: Record<string, string[]> = {}
  expect(await findings()).toEqual([])
  for (const [fault, shift] of Object.entries(faults)) {
    await shift(100)
    found[fault] = await findings()
    await shift(-100)
  }
  expect(found).toEqual({
    'a rate of the affiliate': ['CONTRACTS 2'],
    'a rate of the co-producer': ['CONTRACTS 1'],
    'a real of the affiliate that the co-producer has': ['CONTRACTS 2'],
  })
  expect(await findings()).toEqual([])
  await owner`update order_shares set contract_ids = '{}' where user_id = ${stall.coProducer.id}`
  expect(await findings()).toEqual(['CONTRACTS 1'])
})

test('the audit names a sale whose payment says another part of the platform than its order', async () => {
  const stall = await aStall(world)
  const paymentId = await stall.sell()
  const before = (await findingsOf()).broken
  const shift = (by: number) =>
    world.owner`update payments set platform_cents = platform_cents + ${by} where id = ${paymentId}`
  await shift(1)
  expect((await findingsOf()).broken.filter((finding) => !before.includes(finding))).toContain('SHARES 1')
  await shift(-1)
  expect((await findingsOf()).broken).toEqual(before)
})

test('the audit names a closed day with an entry of another date', async () => {
  const stall = await aStall(world)
  const paymentId = await stall.sell()
  world.clock.advance({ days: 2 })
  await closeDays(world.app, world.platformId)
  const before = (await findingsOf()).broken
  const key = `sale.approved:${paymentId}`
  const shift = (days: number) =>
    world.owner.begin(async (tx) => {
      await tx`update ledger_journals set posted_at = ${later(tx, 'posted_at', days)} where key = ${key}`
      await tx`
        update ledger_entries e set posted_at = j.posted_at from ledger_journals j
        where (e.platform_id, e.journal_id) = (j.platform_id, j.id) and j.key = ${key}`
    })
  await shift(1)
  expect((await findingsOf()).broken.filter((finding) => !before.includes(finding))).toEqual([
    'DATES 6',
    'FIGURES 1',
    'DAYS 2',
  ])
  await shift(-1)
  expect((await findingsOf()).broken).toEqual(before)
})

test('the audit finds sales and figures on the same day, also for a report after its day was sealed', async () => {
  const stall = await aStall(world)
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id })
  const before = (await findingsOf()).broken
  const day = dayInSaoPaulo(world.clock.now())
  const beforeMidnight = new Date(boundsOfDays(day).to.getTime() - 1)
  world.clock.advance({ days: 1, hours: 2 })
  await stall.sell()
  await closeDays(world.app, world.platformId)
  const tellLate = (status: PaymentStatus, more: Partial<ProviderReport> = {}) =>
    stall.within((scope) =>
      applyProviderEvent({ ...scope, now: beforeMidnight }, paymentId, {
        source: 'RECONCILER',
        status,
        certainty: 'KNOWN',
        ...more,
      }),
    )
  await tellLate('APPROVED')
  await tellLate('APPROVED', { refundedCents: 1_234 })
  await tellLate('CHARGEBACK')
  await tellLate('APPROVED', { isDisputeWon: true })
  const facts = await world.owner<{ fact: string; at: Date }[]>`
    select 'paid' as fact, paid_at as at from payments where id = ${paymentId}
    union all select 'reversed', created_at from sale_reversals where payment_id = ${paymentId}
    union all select 'restored', restored_at from sale_reversals where payment_id = ${paymentId} and restored_at is not null
    union all select rule, posted_at from ledger_journals where subject_id = ${paymentId} order by fact`
  const nextDay = boundsOfDays(day).to
  expect(facts).toEqual(facts.map(({ fact }) => ({ fact, at: nextDay })))
  expect(facts.map(({ fact }) => fact)).toEqual([
    'paid',
    'restored',
    'reversed',
    'reversed',
    'sale.approved',
    'sale.charged_back',
    'sale.refunded',
    'sale.restored',
  ])
  expect((await findingsOf()).broken).toEqual(before)
})

test('the audit names a fee outside every plan, a sale dated on another day, and an unreleased lot', async () => {
  const stall = await aStall(world, { partners: ['manager'], releaseDays: 14 })
  const paymentId = await stall.sell()
  await stall.tell(paymentId, 'APPROVED', { refundedCents: 1_234 })
  const before = (await findingsOf()).broken
  const spoilt = async (fault: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    await fault()
    const found = (await findingsOf()).broken.filter((finding) => !before.includes(finding))
    await undo()
    return found
  }
  const { owner } = world
  const shiftPlan = (by: number) => () =>
    owner`update fee_plans set basis_points = basis_points + ${by} where seller_id = ${stall.seller.id}`
  expect(await spoilt(shiftPlan(1), shiftPlan(-1))).toEqual(['PLANS 1'])
  const shiftContract = (by: number) => () =>
    owner`update manager_contracts set pix_basis_points = pix_basis_points + ${by} where manager_id = ${stall.manager.id}`
  expect(await spoilt(shiftContract(500), shiftContract(-500))).toEqual(['PLANS 1'])
  const shiftPaid = (days: number) => () =>
    owner`update payments set paid_at = ${later(owner, 'paid_at', days)} where id = ${paymentId}`
  expect(await spoilt(shiftPaid(1), shiftPaid(-1))).toEqual(['FIGURES 1', 'RELEASES 4'])
  const shiftReversal = (days: number) => () =>
    owner`update sale_reversals set created_at = ${later(owner, 'created_at', days)} where payment_id = ${paymentId}`
  expect(await spoilt(shiftReversal(1), shiftReversal(-1))).toEqual(['FIGURES 1'])
  const shiftRelease = (days: number) => () =>
    owner`
      update balance_lots set release_at = ${later(owner, 'release_at', days)}
      where payment_id = ${paymentId} and role = 'PRODUCER' and state = 'PENDING'`
  expect(await spoilt(shiftRelease(-3650), shiftRelease(3650))).toEqual(['OVERDUE 1', 'RELEASES 1'])
  expect((await findingsOf()).broken).toEqual(before)
})

test('the audit names charges outside every table: interest, a dispute, a withdrawal, an acquirer’s fee', async () => {
  const { owner } = world
  const stall = await aStall(world)
  const cashier = await aCashier(world)
  await owner`update fee_plans set dispute_fees = '{"BRL": 1500}' where seller_id = ${stall.seller.id}`
  await cashier.call(saveWithdrawalPlan, {
    userId: null,
    minCents: 100,
    feeCents: 300,
    smallFeeCents: 100,
    smallBelowCents: 5_000,
    dailyMaxCents: 1_000_000,
    dailyMaxCount: 5,
    automaticMaxCents: 0,
    secondPersonFromCents: 1_000_000,
    requiresInvoice: false,
    requiresDocuments: false,
  })
  await owner`insert into acquirer_costs (platform_id, provider_account_id, method, currency, from_installments, basis_points, fixed_cents, effective_from)
    values (${world.platformId}, ${world.account.id}, 'PIX', 'BRL', 1, 99, 10, ${world.clock.now()})`
  world.clock.advance({ minutes: 1 })
  const lost = await stall.sell()
  await stall.tell(lost, 'CHARGEBACK')
  await aPurchase(world.app, world.platformId, {
    offerId: stall.offer.id,
    method: 'CREDIT_CARD',
    installments: 6,
    cardNumber: approvedCard,
  })
  await (await aPayee(world)).request(20_000)
  await world.drainJobs()
  // The dispute has no defence in time, and is lost.
  world.clock.advance({ days: 30 })
  await world.drainJobs()
  const before = (await findingsOf()).broken
  const faults: Record<string, (by: number) => Promise<unknown>> = {
    INTEREST: (by) =>
      owner`update interest_tables set fees = (select jsonb_agg((fee)::numeric + ${by}::int) from jsonb_array_elements_text(fees) fee)`,
    DISPUTE_FEES: (by) =>
      owner`
        update fee_plans set dispute_fees = ('{"BRL":' || ((dispute_fees ->> 'BRL')::int + ${by}::int)::text || '}')::jsonb
        where seller_id = ${stall.seller.id}`,
    WITHDRAWAL_FEES: (by) =>
      owner`update withdrawal_plans set fee_cents = fee_cents + ${by} where platform_id = ${world.platformId}`,
    COSTS: (by) => owner`update acquirer_costs set fixed_cents = fixed_cents + ${by}`,
  }
  for (const [oracle, shift] of Object.entries(faults)) {
    await shift(1)
    const found = (await findingsOf()).broken.filter((finding) => !before.includes(finding))
    await shift(-1)
    expect(found).toEqual([`${oracle} 1`])
  }
  expect((await findingsOf()).broken).toEqual(before)
})

test('the audit names a closed day whose totals are not the sums of its events', async () => {
  const { owner } = world
  const stall = await aStall(world)
  const paymentId = await stall.sell()
  await stall.tell(paymentId, 'APPROVED', { refundedCents: 1_234 })
  world.clock.advance({ days: 2 })
  await closeDays(world.app, world.platformId)
  await sumDays(world.app, world.platformId)
  const before = (await findingsOf()).broken
  const ofSeller = owner`where seller_id = ${stall.seller.id}`
  const faults: Record<string, (by: number) => Promise<unknown>> = {
    'a cent of the seller': (by) =>
      owner`update figure_totals set producer_given_cents = producer_given_cents + ${by} ${ofSeller}`,
    'a cent of the platform': (by) =>
      owner`update figure_totals set platform_share_cents = platform_share_cents + ${by}
        where seller_id is null and at = (select max(at) from figure_totals ${ofSeller})`,
    'a source': (by) => owner`update figure_totals set source = ${by > 0 ? 'google' : null} ${ofSeller}`,
    'a share of the sale': (by) =>
      owner`update order_shares set amount_cents = amount_cents + ${by} where user_id = ${stall.seller.id}`,
  }
  for (const shift of Object.values(faults)) {
    await shift(1)
    const found = (await findingsOf()).broken.filter((finding) => !before.includes(finding))
    await shift(-1)
    expect(found).toContain('TOTALS 1')
  }
  expect((await findingsOf()).broken).toEqual(before)
  expect(before.filter((finding) => finding.startsWith('TOTALS'))).toEqual([])
})
