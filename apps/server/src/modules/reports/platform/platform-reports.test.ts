import { randomUUID } from 'node:crypto'
import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { saveAcquirerCosts } from '#modules/acquirers/costs/save-acquirer-costs.ts'
import { adjustBalance } from '#modules/ledger/adjust-balance.ts'
import { propose } from '#modules/proposals/propose.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { aCashier } from '#test/a-cashier.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { type Books, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { acquirerFigures } from './acquirer-figures.ts'
import { platformFigures } from './platform-figures.ts'
import { platformState } from './platform-state.ts'
import { listSellerProfit, profitByDay, sumSellerProfit } from './seller-profit.ts'
import { listSellerRevenue, revenueByDay, sumSellerRevenue } from './seller-revenue.ts'

let world: TestApp
let bakery: Stall
let pottery: Stall
let books: Books

const asStaff = <T>(work: (caller: Caller) => Promise<T>) =>
  inScope(world.app, world.platformId, (scope) => work(aCaller(scope, bakery.seller.id, 'ADMIN')))

const currency = 'BRL'

/**
 * The bakery has three sales, one of them refunded and one long ago; the pottery has one sale and a pending
 * Pix.
 */
beforeAll(async () => {
  world = await createTestApp()
  bakery = await aStall(world, { partners: ['affiliate', 'manager'], reserveBasisPoints: 1000 })
  pottery = await aStall(world, { priceCents: 5_000, releaseDays: 30 })
  await asStaff((caller) =>
    saveAcquirerCosts(caller, {
      accountId: world.account.id,
      method: 'PIX',
      currency,
      rows: [{ fromInstallments: 1, basisPoints: 100, fixedCents: 0 }],
    }),
  )
  await bakery.sell()
  world.clock.advance({ days: 40 })
  const refunded = await bakery.sell()
  await bakery.sell()
  await pottery.sell()
  await aPurchase(world.app, world.platformId, { offerId: pottery.offer.id })
  await world.drainJobs()
  await bakery.tell(refunded, 'REFUNDED')
  await world.drainJobs()
  world.clock.advance({ minutes: 5 })
  books = await readBooks(world)
})
afterAll(() => world.stop())

const earned = () =>
  0 - (books['platform:fee'] ?? 0) - (books['platform:interest'] ?? 0) - (books['platform:cost'] ?? 0)

describe('the platform’s earnings by seller', () => {
  test('add up to its own accounts in the books, to the cent', async () => {
    const { rows } = await asStaff((caller) => listSellerProfit(caller, { currency, limit: 25 }))
    const sums = await asStaff((caller) => sumSellerProfit(caller, { currency }))
    expect(rows).toHaveLength(2)
    expect(rows.reduce((sum, { profitCents }) => sum + profitCents, 0)).toBe(earned())
    expect(sums.profitCents).toBe(earned())
    expect(sums.volumeCents).toBe(35_000)
    for (const row of rows)
      expect(row.profitCents).toBe(row.feeCents + row.interestCents + row.anticipationCents - row.costCents)
  })

  test('are read a page at a time, each seller once, in any order', async () => {
    for (const by of ['profit', 'volume'] as const) {
      const sort = { by, direction: 'asc' } as const
      const first = await asStaff((caller) => listSellerProfit(caller, { currency, sort, limit: 1 }))
      const cursor = first.nextCursor ?? undefined
      const second = await asStaff((caller) => listSellerProfit(caller, { currency, sort, limit: 1, cursor }))
      expect(new Set([...first.rows, ...second.rows].map(({ sellerId }) => sellerId)).size).toBe(2)
      expect(second.nextCursor).toBeNull()
    }
  })

  test('count only postings of the period', async () => {
    const from = new Date(world.clock.now().getTime() - 86_400_000).toISOString()
    const recent = await asStaff((caller) => sumSellerProfit(caller, { currency, from }))
    expect(recent.volumeCents).toBe(25_000)
  })
})

describe('the charts of revenue and profit', () => {
  test('add up to the lists of the same days, and show every day of them', async () => {
    const from = startOfDayInSaoPaulo(addDays(dayInSaoPaulo(world.clock.now()), -29)).toISOString()
    const revenue = await asStaff((caller) => revenueByDay(caller, { currency, from }))
    const profit = await asStaff((caller) => profitByDay(caller, { currency, from }))
    const sold = await asStaff((caller) => sumSellerRevenue(caller, { currency, from }))
    const earned = await asStaff((caller) => sumSellerProfit(caller, { currency, from }))
    expect(revenue).toMatchObject({
      period: { days: 30, isUnfinished: true },
      current: { grossCents: sold.grossCents },
      previous: { grossCents: 10_000 },
    })
    expect(profit?.current.grossCents).toBe(earned.profitCents)
    for (const chart of [revenue, profit])
      expect([chart?.days.length, chart?.previousDays.length]).toEqual([30, 30])
    const nobody = await asStaff((caller) => revenueByDay(caller, { currency, from, search: 'ninguém' }))
    expect(nobody?.current.grossCents).toBe(0)
    expect(await asStaff((caller) => profitByDay(caller, { currency }))).toBeNull()
  })
})

describe('the sales of each seller', () => {
  test('are compared with the previous period of the same length', async () => {
    const from = new Date(world.clock.now().getTime() - 30 * 86_400_000).toISOString()
    const { rows } = await asStaff((caller) => listSellerRevenue(caller, { currency, from, limit: 25 }))
    expect(rows).toMatchObject([
      {
        sellerId: bakery.seller.id,
        salesCount: 2,
        grossCents: 20_000,
        paidCount: 2,
        refundCount: 1,
        previousGrossCents: 10_000,
      },
      {
        sellerId: pottery.seller.id,
        salesCount: 1,
        grossCents: 5_000,
        answeredCount: 1,
        previousGrossCents: 0,
      },
    ])
  })

  test('add up over all sellers of the search', async () => {
    const all = await asStaff((caller) => sumSellerRevenue(caller, { currency }))
    expect(all).toMatchObject({ count: 2, salesCount: 4, grossCents: 35_000 })
    const nobody = await asStaff((caller) => sumSellerRevenue(caller, { currency, search: 'ninguém' }))
    expect(nobody).toMatchObject({ count: 0, grossCents: 0 })
    const dollars = await asStaff((caller) => sumSellerRevenue(caller, { currency: 'USD' }))
    expect(dollars.grossCents).toBe(0)
  })
})

describe('the dashboard of the platform', () => {
  test('shows the margin of the books for the period and for the previous one', async () => {
    const { current, earnings, earningsBefore } = await asStaff((caller) =>
      platformFigures(caller, { range: '30' }),
    )
    expect(current).toMatchObject({
      salesCount: 3,
      grossCents: 25_000,
      refundCount: 1,
      pixCount: 4,
    })
    expect(earnings.marginCents + earningsBefore.marginCents).toBe(earned())
    expect(earningsBefore.acquirerCostCents).toBe(100)
  })

  test('shows manual balance adjustments separately from the margin', async () => {
    const before = (await asStaff((caller) => platformFigures(caller, { range: '30' }))).earnings
    for (const amountCents of [700, -200])
      await inScope(world.app, world.platformId, (scope) =>
        adjustBalance(scope, {
          rule: 'balance.adjusted',
          key: `by hand ${amountCents}`,
          owner: { userId: pottery.seller.id, purse: 'user' },
          currency,
          amountCents,
          subject: null,
        }),
      )
    world.clock.advance({ minutes: 5 })
    books = await readBooks(world)
    const { earnings } = await asStaff((caller) => platformFigures(caller, { range: '30' }))
    expect(earnings.adjustmentCents).toBe(-500)
    expect(earnings.marginCents).toBe(before.marginCents)
  })

  test('shows debts and balances as in the books', async () => {
    const { owed, atAcquirers, alerts } = await asStaff((caller) => platformState(caller, { currency }))
    const sumOf = (wanted: RegExp) =>
      Object.entries(books).reduce((sum, [code, cents]) => (wanted.test(code) ? sum + cents : sum), 0)
    expect(atAcquirers.totalCents).toBe(sumOf(/^acquirer:/))
    expect(owed.totalCents).toBe(
      0 -
        sumOf(/^(user|manager):.*:(pending|reserve|held|available|withdrawing)$/) -
        sumOf(/^(buyer|suspense)/),
    )
    expect(owed.pendingCents).toBe(0 - sumOf(/^user:.*:pending$/))
    expect(owed.reserveCents).toBe(0 - sumOf(/^user:.*:reserve$/))
    expect(alerts).toEqual([])
  })

  test('counts an open queue, and names the account that charged', async () => {
    const { queues, acquirers } = await asStaff((caller) => platformState(caller, { currency }))
    expect(queues.map(({ name }) => name)).toEqual([
      'cases',
      'quarantine',
      'approvals',
      'unblocks',
      'withdrawals',
      'managerWithdrawals',
      'stuckWithdrawals',
      'stuckManagerWithdrawals',
      'documents',
      'products',
      'bankAccounts',
      'receivers',
      'anticipations',
      'mediations',
      'manualRefunds',
      'disputes',
      'charges',
      'deletions',
    ])
    expect(acquirers).toMatchObject([
      { id: world.account.id, chargeCount: 4, paidCount: 3, restingMethods: [] },
    ])
  })

  test('the figures of each account at an acquirer add up to those of the platform', async () => {
    const { currency: shown, accounts } = await asStaff(acquirerFigures)
    const { current, earnings } = await asStaff((caller) => platformFigures(caller, { range: '30' }))
    const { atAcquirers } = await asStaff((caller) => platformState(caller, { currency }))
    const [own] = accounts.filter(({ accountId }) => accountId === world.account.id)
    expect(shown).toBe('BRL')
    expect(own).toMatchObject({
      grossCents: current.grossCents,
      costCents: earnings.acquirerCostCents,
      answeredCount: 3,
      paidCount: 3,
      balanceCents: atAcquirers.balanceCents,
      receivableCents: atAcquirers.receivableCents,
    })
  })

  test('a proposal waits for its approval in a queue until it expires', async () => {
    const ana = await aCashier(world)
    const openedAt = world.clock.now()
    await ana.call(
      (caller: Caller, input: { requestId: string }) =>
        propose(caller, 'BALANCE_ADJUSTMENT', {
          ...input,
          reason: 'Erro de cobrança em março',
          userId: pottery.seller.id,
          purse: 'user',
          currency,
          amountCents: 100,
        }),
      { requestId: randomUUID() },
    )
    const approvals = async () =>
      (await asStaff((caller) => platformState(caller, { currency }))).queues.find(
        ({ name }) => name === 'approvals',
      )
    expect(await approvals()).toMatchObject({ count: 1, oldestAt: openedAt.toISOString() })
    world.clock.advance({ days: 1 })
    expect(await approvals()).toMatchObject({ count: 0, oldestAt: null })
  })
})
