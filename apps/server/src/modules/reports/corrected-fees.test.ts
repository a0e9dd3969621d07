import { randomUUID } from 'node:crypto'
import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeSale } from '#modules/outgoing/describe-sale.ts'
import { getPlatformSale } from '#modules/payments/views/get-platform-sale.ts'
import { getSale } from '#modules/payments/views/get-sale.ts'
import { asPlatform, asSeller, type SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { sumSales } from '#modules/payments/views/sum-sales.ts'
import { approveProposal } from '#modules/proposals/approve-proposal.ts'
import { getProposal } from '#modules/proposals/get-proposal.ts'
import { proposeFeeCorrections } from '#modules/proposals/propose-fee-corrections.ts'
import type { Caller } from '#rpc/caller.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { askAccountingExport } from './accounting/ask-accounting-export.ts'
import { getAccountingExport } from './accounting/list-accounting-exports.ts'
import { getReport } from './get-report.ts'
import { listSellerProfit, sumSellerProfit } from './platform/seller-profit.ts'
import { sumSellerRevenue } from './platform/seller-revenue.ts'

let world: TestApp
let stall: Stall
let [ana, bruno]: Cashier[] = []
let asOwner: ReturnType<typeof callAs>
let sales: string[] = []
let firstDay = ''

/**
 * Four sales: one stays whole, one is refunded in part before its fee is corrected twice, one in part after
 * the correction, and one in full.
 */
beforeAll(async () => {
  world = await createTestApp()
  ;[ana, bruno] = [await aCashier(world), await aCashier(world)]
  stall = await aStall(world, { partners: ['manager'] })
  asOwner = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  firstDay = dayInSaoPaulo(world.clock.now())
  sales = [await stall.sell(), await stall.sell(), await stall.sell(), await stall.sell()]
  const [, before = '', after = '', whole = ''] = sales
  await stall.tell(before, 'APPROVED', { refundedCents: 5_000 })
  await correct(1_099)
  await correct(299)
  await stall.tell(after, 'APPROVED', { refundedCents: 2_500 })
  await stall.tell(whole, 'REFUNDED')
  await world.drainJobs()
})
afterAll(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.stop()
})

async function correct(basisPoints: number) {
  world.clock.advance({ minutes: 1 })
  const reason = 'Plano gravado com a taxa errada'
  const proposed = await ana?.call(proposeFeeCorrections, {
    requestId: randomUUID(),
    reason,
    sellerId: stall.seller.id,
    method: 'PIX',
    from: '2000-01-01',
    to: '2999-12-31',
    basisPoints,
    fixedFees: { BRL: 249 },
  })
  for (const proposalId of proposed?.proposalIds ?? []) {
    const { seen = '' } = (await bruno?.call(getProposal, { proposalId })) ?? {}
    await bruno?.call(approveProposal, { proposalId, seen })
  }
}

/** The seller's sum by these rules in the books, where a credit is negative. */
async function booked(rules: string[], account = `user:${stall.seller.id}:%`): Promise<number> {
  const [row] = await world.owner`
    select coalesce(sum(-e.amount_cents), 0)::int as sum from ledger_entries e
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
    where a.code like ${account} and j.rule = any(${rules})`
  return row?.sum
}
const asStaff: Cashier['call'] = (work, input) => {
  if (!ana) throw new Error('Ana is of the staff')
  return ana.call(work, input)
}
const currency = 'BRL'

test('the seller’s reports sum up to the books, to the cent', async () => {
  const [part] = await asOwner(getReport, { report: 'PRODUCT', from: '2000-01-01T00:00:00.000Z' })
  expect(await booked(['fee.corrected'])).not.toBe(0)
  expect(part?.totals.shareCents).toBe(await booked(['sale.approved']))
  expect(part?.totals.netCents).toBe(
    await booked(['sale.approved', 'fee.corrected', 'sale.refunded', 'refund.booked']),
  )
})

test('the drawer of a sale shows the original fee, the correction, and the seller’s part', async () => {
  const [paymentId = ''] = sales
  const { money, shareCents } = await asOwner((caller) => getSale(asSeller(caller), paymentId), undefined)
  // 5.99 % and 2.49 of a hundred are 8.48; 2.99 % and 2.49 are 5.48.
  expect(money).toMatchObject({ feeCents: 848, correctedCents: 300, sellerCents: 9_452 })
  expect(shareCents).toBe(9_452)
  const told = await stall.within((scope) =>
    describeSale(scope, {
      paymentId,
      types: [],
      at: scope.now.toISOString(),
      status: 'APPROVED',
      refundedCents: 0,
    }),
  )
  expect(told?.data.sellerCents).toBe(9_452)
  const seen = await asStaff(getPlatformSale, { paymentId })
  expect(seen).toMatchObject({ shareCents: 548, money: { feeCents: 848, correctedCents: 300 } })
})

test('sums over a list of sales move the difference from the platform to the seller', async () => {
  const sumOf = async (viewer: (caller: Caller) => SaleViewer) =>
    (await asOwner((caller) => sumSales(viewer(caller), {}), undefined)).money[0].approvedShareCents
  const [row] = await world.owner`
    select sum(o.fee_cents)::int as fees, sum(p.corrected_cents)::int as corrected, sum(o.total_cents)::int as total
    from payments p join orders o on o.id = p.order_id where p.status = 'APPROVED'`
  expect(await sumOf(asPlatform)).toBe(row?.fees - row?.corrected)
  expect(await sumOf(asSeller)).toBe(row?.total - row?.fees + row?.corrected)
})

test('the staff’s figures by seller sum up to the platform’s own accounts', async () => {
  const books = await readBooks(world)
  const profit = await asStaff((caller) => sumSellerProfit(caller, { currency }), undefined)
  expect(profit.feeCents).toBe(-(books['platform:fee'] ?? 0))
  const { rows } = await asStaff((caller) => listSellerProfit(caller, { currency, limit: 25 }), undefined)
  expect(rows).toMatchObject([{ sellerId: stall.seller.id, feeCents: profit.feeCents }])
  const revenue = await asStaff((caller) => sumSellerRevenue(caller, { currency }), undefined)
  expect(revenue.netCents).toBe(
    await booked([
      'sale.approved',
      'fee.corrected',
      'sale.refunded',
      'refund.booked',
      'sale.charged_back',
      'sale.restored',
    ]),
  )
})

test('the file for the accountant equals the seller’s report', async () => {
  world.clock.advance({ days: 2 })
  await world.drainJobs()
  const { exportId } = await asStaff(askAccountingExport, {
    requestId: randomUUID(),
    format: 'CSV',
    fromDay: firstDay,
    toDay: addDays(firstDay, 1),
    locale: 'PT_BR',
  })
  await world.drainJobs()
  const file = await asStaff(getAccountingExport, { exportId })
  expect(file).toMatchObject({ state: 'READY', differenceCents: 0 })
  const ofSeller = file.totals
    .filter(({ account }) => account.startsWith('user:'))
    .reduce((sum, { creditCents, debitCents }) => sum + creditCents - debitCents, 0)
  const [part] = await asOwner(getReport, { report: 'PERIOD', from: '2000-01-01T00:00:00.000Z' })
  expect(ofSeller).toBe(part?.totals.netCents)
})
