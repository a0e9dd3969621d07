import { periodsOf } from '@balcao/domain/options/date-ranges'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { aManagement } from '#demo/a-contract.ts'
import { createOperator } from '#demo/create-demo-people.ts'
import { demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { aBrowser } from '#modules/accounts/testing/a-browser.ts'
import { chargeDisputeFee } from '#modules/ledger/charge-dispute-fee.ts'
import { listWalletEntries, walletEntriesInput } from '#modules/ledger/wallet/list-wallet-entries.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { sumSales } from '#modules/payments/views/sum-sales.ts'
import { getReport } from '#modules/reports/get-report.ts'
import { getManager } from '#modules/reports/managers/get-manager.ts'
import { listSellersInCare } from '#modules/reports/managers/list-sellers-in-care.ts'
import { managerDashboard } from '#modules/reports/managers/manager-dashboard.ts'
import { platformFigures } from '#modules/reports/platform/platform-figures.ts'
import { listSellerProfit, sumSellerProfit } from '#modules/reports/platform/seller-profit.ts'
import { listSellerRevenue, sumSellerRevenue } from '#modules/reports/platform/seller-revenue.ts'
import { sellerDashboard } from '#modules/reports/seller-dashboard.ts'
import { getSeller } from '#modules/reports/sellers/get-seller.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee } from '#test/a-payee.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const currency = 'BRL' as const
const disputeFee = 1_500
const earning = [
  'sale.approved',
  'sale.refunded',
  'sale.charged_back',
  'sale.restored',
  'refund.booked',
  'refund.undone',
]
const ofSeller = [...earning, 'dispute.fee', 'dispute.fee_returned', 'commission.agreed', 'fee.corrected']

let world: TestApp
let stalls: Stall[]
let staff: Cashier

const people = {
  seller: (stall: Stall) => callAs(world, { userId: stall.seller.id, role: 'SELLER' as const }),
}
const manager = () => {
  const [first] = stalls
  if (!first) throw new Error('There are three stalls')
  return first.manager
}

/** The journal's sum of some accounts by some rules in a period, with credits counted as positive. */
async function booked(
  pattern: string,
  rules: string[],
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const [row] = await world.owner`
    select coalesce(-sum(e.amount_cents), 0)::int as cents from ledger_entries e
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
    where e.platform_id = ${world.platformId} and a.code ~ ${pattern} and j.rule = any(${rules})
      and j.posted_at >= ${from} and j.posted_at < ${to}`
  return row?.cents
}

/** Every displayed figure of a seller for the last thirty days, screen by screen. */
async function shownOf(stall: Stall) {
  const call = people.seller(stall)
  const { current } = periodsOf('30', world.clock.now())
  const bounds = { from: current.from.toISOString(), to: current.to.toISOString() }
  const board = await call(sellerDashboard, { range: '30' as const })
  const [report] = await call(getReport, { report: 'PERIOD' as const, ...bounds })
  const [back] = await call(getReport, { report: 'REFUNDS' as const, ...bounds })
  const list = await call(
    (caller, filters: object) => sumSales(asSeller(caller), { dateOf: 'PAID', ...filters }),
    bounds,
  )
  const revenue = await staff.call(listSellerRevenue, { currency, ...bounds, limit: 25 })
  const profit = await staff.call(listSellerProfit, { currency, ...bounds, limit: 25 })
  const ofStaff = await staff.call(getSeller, { userId: stall.seller.id })
  const inCare = await callAs(world, { userId: manager().id, role: 'MANAGER' })(listSellersInCare, {
    limit: 25,
  })
  const ofThis = <Row extends { sellerId: string }>(rows: Row[]) =>
    rows.find(({ sellerId }) => sellerId === stall.seller.id)
  return {
    gross: [
      board.current.grossCents,
      board.methods.reduce((sum, { grossCents }) => sum + grossCents, 0),
      board.topProducts.reduce((sum, { grossCents }) => sum + grossCents, 0),
      board.sources.reduce((sum, { grossCents }) => sum + grossCents, 0),
      report?.totals.grossCents,
      list.money[0].grossCents,
      ofThis(revenue.rows)?.grossCents,
      ofThis(profit.rows)?.volumeCents,
      ofStaff.sales.volume[0]?.cents,
      inCare.rows.find(({ id }) => id === stall.seller.id)?.volumes[0]?.currentCents,
    ],
    sales: [
      board.current.salesCount,
      report?.totals.salesCount,
      list.count,
      ofThis(revenue.rows)?.salesCount,
      ofStaff.sales.paidCount,
    ],
    back: [
      board.current.refundCents + board.current.chargebackCents,
      report?.totals.reversedCents,
      (back?.totals.refundCents ?? 0) + (back?.totals.chargebackCents ?? 0),
      (ofThis(revenue.rows)?.refundCents ?? 0) + (ofThis(revenue.rows)?.chargebackCents ?? 0),
    ],
    net: [
      board.current.netCents,
      board.days.reduce((sum, { netCents }) => sum + netCents, 0),
      report?.totals.netCents,
      ofThis(revenue.rows)?.netCents,
    ],
  }
}

const allAre = (shown: unknown[], expected: number) => expect(shown).toEqual(shown.map(() => expected))

beforeAll(async () => {
  world = await createTestApp()
  await createOperator(world.app)
  staff = await aCashier(world)
  const first = await aStall(world, { partners: ['affiliate', 'co-producer', 'manager'] })
  const others = [
    await aStall(world, { priceCents: 25_000 }),
    await aStall(world, { partners: ['affiliate'], releaseDays: 14, reserveBasisPoints: 1_000 }),
  ]
  for (const { seller } of others)
    await first.within((scope) => aManagement(scope, { sellerId: seller.id, managerId: first.manager.id }))
  stalls = [first, ...others]
  await world.owner`update users set roles = array_append(roles, 'MANAGER') where id = ${first.manager.id}`
  // Earlier sales, some of which are refunded in the period.
  const former: string[] = []
  for (const stall of stalls) former.push(await stall.sell(), await stall.sell())
  await world.drainJobs()
  world.clock.advance({ days: 40 })
  for (const [place, stall] of stalls.entries()) {
    const sold = [await stall.sell(), await stall.sell(), await stall.sell()]
    await world.drainJobs()
    world.clock.advance({ days: 2 })
    await stall.tell(sold[0] ?? '', 'APPROVED', { refundedCents: 3_333 })
    await stall.tell(former[2 * place] ?? '', 'APPROVED', { refundedCents: 1_111 })
    await stall.tell(sold[1] ?? '', 'CHARGEBACK')
    await stall.within((scope) =>
      chargeDisputeFee(scope, {
        key: `dispute.fee:${sold[1]}`,
        currency,
        contribution: { userId: stall.seller.id, role: 'PRODUCER', amountCents: disputeFee },
        subject: { kind: 'PAYMENT', id: sold[1] ?? '' },
      }),
    )
    await world.drainJobs()
  }
  world.clock.advance({ hours: 1 })
})
afterAll(() => world.stop())

describe('the figures of a period', () => {
  test('are the same on every screen of and about a seller, and equal the journal', async () => {
    const { current } = periodsOf('30', world.clock.now())
    for (const stall of stalls) {
      const shown = await shownOf(stall)
      const [row] =
        await world.owner`select amount_cents::int as price from payments where seller_id = ${stall.seller.id} limit 1`
      allAre(shown.gross, 3 * row?.price)
      allAre(shown.sales, 3)
      allAre(shown.back, 3_333 + 1_111 + row?.price)
      allAre(shown.net, await booked(`^user:${stall.seller.id}:`, ofSeller, current))
    }
  })

  test('equal the seller’s statement, account by account', async () => {
    const [, stall] = stalls
    if (!stall) throw new Error('There are three stalls')
    const { current } = periodsOf('30', world.clock.now())
    const bounds = { from: current.from.toISOString(), to: current.to.toISOString(), limit: 100 }
    let cents = 0
    for (const account of ['available', 'pending', 'reserve', 'held', 'debt'] as const) {
      const { rows } = await people.seller(stall)(
        listWalletEntries,
        walletEntriesInput.parse({ account, ...bounds }),
      )
      const own = rows.filter(({ rule }) => ofSeller.includes(rule))
      cents += own.reduce(
        (sum, { amountCents }) => sum + (account === 'debt' ? -amountCents : amountCents),
        0,
      )
    }
    const { current: shown } = await people.seller(stall)(sellerDashboard, { range: '30' as const })
    expect(shown.netCents).toBe(cents)
  })

  test('add up for the platform and for the manager', async () => {
    const { current } = periodsOf('30', world.clock.now())
    const bounds = { from: current.from.toISOString(), to: current.to.toISOString() }
    const platform = await staff.call(platformFigures, { range: '30' as const })
    const revenue = await staff.call(sumSellerRevenue, { currency, ...bounds })
    const profit = await staff.call(sumSellerProfit, { currency, ...bounds })
    const gross = 0 - (await booked('^acquirer:.*:receivable$', ['sale.approved'], current))
    const call = callAs(world, { userId: manager().id, role: 'MANAGER' })
    const board = await call(managerDashboard, { range: '30' as const })
    const ofStaff = await staff.call(getManager, { managerId: manager().id })
    allAre(
      [
        platform.current.grossCents,
        revenue.grossCents,
        profit.volumeCents,
        board.volume.now,
        ofStaff.figures[0]?.soldCents,
      ],
      gross,
    )
    allAre([platform.current.salesCount, revenue.salesCount, board.sales.now], 9)
    const sellers = stalls.map(({ seller }) => seller.id).join('|')
    expect(revenue.netCents).toBe(await booked(`^user:(${sellers}):`, ofSeller, current))
    expect(platform.current.netCents).toBe(await booked('^platform:(fee|interest)$', ofSeller, current))
    allAre(
      [
        board.commission.now,
        ofStaff.figures[0]?.earnedCents,
        board.days.reduce((sum, { cents }) => sum + cents, 0),
      ],
      await booked(`^manager:${manager().id}:`, earning, current),
    )
  })

  test('are the same on the master’s board and on the platform’s, day by day, for this period and the previous one', async () => {
    const browser = aBrowser(world)
    const { email } = demoMasterLogin
    await browser.account.login({ door: 'MASTER', email, password: demoPassword, rememberDevice: false })
    const { master } = appRouter.createCaller(browser.context)
    const [stall] = stalls
    // A sale at this exact instant: a period excludes its last instant, on both boards.
    await stall?.sell()
    for (const range of ['7', '30'] as const) {
      const platform = await staff.call(platformFigures, { range })
      const overview = await master.platforms.overview({ range })
      const volumeOf = ({ grossCents }: { grossCents: number }) => grossCents
      const volumes = ({ days }: { days: { day: string; grossCents: number }[] }) =>
        days.map(({ day, grossCents }) => [day, grossCents])
      expect(volumeOf(overview.current)).toBe(volumeOf(platform.current))
      expect(volumeOf(overview.previous)).toBe(volumeOf(platform.previous))
      expect(volumes(overview)).toEqual(volumes(platform))
      expect(volumes({ days: overview.previousDays })).toEqual(volumes({ days: platform.previousDays }))
      expect(overview.platforms).toMatchObject([
        { platformId: world.platformId, sold: [{ currency, cents: platform.current.grossCents }] },
      ])
    }
    const { rows } = await master.platforms.list({})
    const { current } = await staff.call(platformFigures, { range: '30' as const })
    expect(rows).toMatchObject([{ sold: [{ currency, cents: current.grossCents }] }])
    world.clock.advance({ hours: 1 })
  })

  test('of a past period never change, whatever is refunded later', async () => {
    const [stall] = stalls
    if (!stall) throw new Error('There are three stalls')
    const { previous } = periodsOf('30', world.clock.now())
    const bounds = { from: previous.from.toISOString(), to: previous.to.toISOString() }
    const look = async () => {
      const [report] = await people.seller(stall)(getReport, { report: 'PERIOD' as const, ...bounds })
      const revenue = await staff.call(sumSellerRevenue, { currency, ...bounds })
      return { totals: report?.totals, revenue }
    }
    const before = await look()
    expect(before.totals?.salesCount).toBe(2)
    const [sale] =
      await world.owner`select id from payments where seller_id = ${stall.seller.id} order by paid_at limit 1`
    await stall.tell(sale?.id, 'REFUNDED')
    expect(await look()).toEqual(before)
  })

  test('of the platform’s earnings include all withdrawal fees, also those of managers, and no manual adjustment', async () => {
    const cashiers = { SELLER: staff, MANAGER: await aCashier(world, { purse: 'manager' }) }
    for (const role of ['SELLER', 'MANAGER'] as const) {
      const payee = await aPayee(world, { role })
      await cashiers[role].approve(await payee.request(20_000))
      await world.drainJobs()
      world.clock.advance({ minutes: 5 })
      await world.drainJobs()
    }
    const { earnings, period } = await staff.call(platformFigures, { range: '30' as const })
    const profit = await staff.call(sumSellerProfit, { currency, from: period.from, to: period.to })
    const fees = await booked(
      '^platform:fee$',
      ['withdrawal.paid'],
      periodsOf('30', world.clock.now()).current,
    )
    expect(fees).toBeGreaterThan(0)
    expect(profit.profitCents).toBe(earnings.marginCents)
  })
})
