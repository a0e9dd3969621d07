import { paymentWords } from '@balcao/domain/payments/payment-words/pt-br'
import type { CsvCell } from '@balcao/domain/texts/csv'
import { currencies } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { asPerson, type Somebody } from '#demo/as-person.ts'
import { walletAccounts } from '#modules/ledger/wallet/wallet.input.ts'
import { bookRefund } from '#modules/payments/core/book-refund.ts'
import { saleFilters } from '#modules/payments/views/sale-filters.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { sumSales } from '#modules/payments/views/sum-sales.ts'
import { listCases } from '#modules/refunds/cases/list-cases.ts'
import { resolveCase } from '#modules/refunds/cases/resolve-case.ts'
import { inScope } from '#scope.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { exports } from './exports.ts'

let world: TestApp
let stall: Stall
let seller: Somebody
const staff: Somebody = {
  userId: crypto.randomUUID(),
  role: 'ADMIN',
  permissions: ['isSalesAvailable'],
}

/**
 * Sales in two currencies with three shares: paid, refunded in part and in full, charged back, and dollars
 * held beside a sale in reais.
 */
beforeAll(async () => {
  world = await createTestApp()
  const { app, platformId, owner } = world
  stall = await aStall(world, { partners: ['affiliate', 'co-producer', 'manager'], releaseDays: 2 })
  const { tell, within } = stall
  seller = { userId: stall.seller.id, role: 'SELLER' }
  await owner`update fee_plans set fixed_fees = '{"BRL": 249, "USD": 49}' where seller_id = ${stall.seller.id}`
  await stall.sell()
  const part = await stall.sell()
  await within((scope) => bookRefund(scope, part, { key: 'part', amountCents: 3_333 }))
  await tell(part, 'APPROVED', { refundedCents: 3_333 })
  await tell(await stall.sell(), 'REFUNDED')
  await tell(await stall.sell(), 'CHARGEBACK')
  await aPurchase(app, platformId, { offerId: stall.offer.id })
  const dollarOffer = await within(async (scope) => {
    const product = await aProduct(scope, { sellerId: stall.seller.id, currency: 'USD' })
    return anOffer(scope, { productId: product.id, priceCents: 7_777 })
  })
  const dollars = async () => {
    const { paymentId } = await aPurchase(app, platformId, { offerId: dollarOffer.id, method: 'CREDIT_CARD' })
    await tell(paymentId, 'APPROVED')
    return paymentId
  }
  await dollars()
  await tell(await dollars(), 'APPROVED', { refundedCents: 1_111 })
  const { paymentId } = await aPurchase(app, platformId, { offerId: stall.offer.id })
  await tell(paymentId, 'APPROVED', { currency: 'USD', amountCents: 4_000 })
  const { rows } = await callAs(world, staff)(listCases, { isOpen: true, limit: 10 })
  const caseId = rows.find((row) => row.paymentId === paymentId)?.caseId ?? ''
  await callAs(world, staff)(resolveCase, { caseId, resolution: 'KEEP', reason: 'Sem dono' })
  world.clock.advance({ days: 3 })
  await world.drainJobs()
})
afterAll(() => world.stop())

const textOf = (cell: CsvCell) => (typeof cell === 'object' && cell !== null ? cell.number : String(cell))

/** Every line of a file, by its headings. */
async function linesOf(name: string, who: Somebody, query: object = {}) {
  const { app, platformId } = world
  world.clock.advance({ minutes: 2 })
  const found = exports.find((one) => one.name === name)
  if (!found) throw new Error(`There is no file ${name}`)
  const session = await inScope(app, platformId, async (scope) => asPerson(scope, who).session)
  const file = found.open({ app, session, ip: '203.0.113.7', cookieHeader: undefined }, query)
  const lines: Record<string, string>[] = []
  let cursor: string | undefined
  do {
    const page = await file.page(cursor, 2)
    for (const row of page.rows)
      lines.push(Object.fromEntries(file.headings.map((heading, n) => [heading, textOf(row[n])])))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return lines
}

/** Sum of a column of money, per currency. */
function sums(lines: Record<string, string>[], heading: string): Record<string, number> {
  const all: Record<string, number> = {}
  for (const line of lines) {
    const currency = line.Moeda ?? ''
    all[currency] = (all[currency] ?? 0) + Math.round(Number(line[heading]?.replace(',', '.')) * 100)
  }
  return all
}

const earningRules = [
  'sale.approved',
  'sale.refunded',
  'sale.charged_back',
  'refund.booked',
  'refund.undone',
  'dispute.fee',
]

/** The debits less the credits of some accounts, in each currency. */
async function booked(pattern: string, rules: string[] | null = null): Promise<Record<string, number>> {
  const rows = await world.owner`
    select e.currency, sum(e.amount_cents)::int as cents from ledger_entries e
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
    where a.code ~ ${pattern} and (${rules}::text[] is null or j.rule = any(${rules}::text[])) group by 1`
  return Object.fromEntries(rows.map(({ currency, cents }) => [currency, cents]))
}
const negative = (money: Record<string, number>) =>
  Object.fromEntries(Object.entries(money).map(([currency, cents]) => [currency, -cents]))
const screen = () =>
  callAs(world, seller)((caller) => sumSales(asSeller(caller), saleFilters.parse({})), undefined)

describe('the money in a file, each currency by itself', () => {
  test('of a seller’s sales equals the sums on the screen and in the books', async () => {
    const lines = await linesOf('sales', seller)
    const { money } = await screen()
    const shown = (key: 'grossCents' | 'approvedGrossCents' | 'approvedShareCents') =>
      Object.fromEntries(money.map((sum) => [sum.currency, sum[key]]))
    expect(Object.keys(shown('grossCents')).toSorted()).toEqual(['BRL', 'USD'])
    expect(sums(lines, 'Valor')).toEqual(shown('grossCents'))
    const inCents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
    for (const line of lines)
      expect(inCents(line['Você recebe'])).toBe(
        ['Taxa', 'Juros do parcelamento', 'Comissões'].reduce(
          (left, heading) => left - inCents(line[heading]),
          inCents(line.Valor),
        ),
      )
    const { APPROVED, REFUNDED, CHARGEBACK } = paymentWords.status
    const approved = lines.filter(({ Status }) => Status === APPROVED)
    expect(sums(approved, 'Valor')).toEqual(shown('approvedGrossCents'))
    expect(sums(approved, 'Você recebe')).toEqual(shown('approvedShareCents'))
    const paid = lines.filter(({ Status = '' }) => [APPROVED, REFUNDED, CHARGEBACK].includes(Status))
    const captured = await world.owner`
      select e.currency, sum(e.amount_cents)::int as cents from ledger_entries e
      join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
      where j.rule = 'sale.approved' and e.amount_cents > 0 group by 1`
    expect(sums(paid, 'Valor')).toEqual(
      Object.fromEntries(captured.map(({ currency, cents }) => [currency, cents])),
    )
  })

  test('of the platform’s sales equals the sums in the books', async () => {
    const lines = await linesOf('platform-sales', staff)
    const earned = negative(await booked('^platform:(fee|interest)$'))
    // The dollars kept beside a sale in reais are the platform's, and belong to no sale in dollars.
    expect(sums(lines, 'Receita')).toEqual({ ...earned, USD: (earned.USD ?? 0) - 4_000 })
    const cost = await booked('^platform:cost$')
    expect(sums(lines, 'Custo')).toEqual({ BRL: 0, USD: 0, ...cost })
    for (const currency of ['BRL', 'USD'] as const)
      expect(sums(lines, 'Margem')[currency]).toBe(
        (sums(lines, 'Receita')[currency] ?? 0) - (cost[currency] ?? 0),
      )
  })

  test('of each person’s statement equals the balance of each account in the books', async () => {
    const people = [stall.seller, stall.affiliate, stall.coProducer]
    let lineCount = 0
    for (const { id: userId } of people)
      for (const account of walletAccounts)
        for (const currency of currencies) {
          const lines = await linesOf('statement', { userId, role: 'SELLER' }, { account, currency })
          const balance = negative(await booked(`^user:${userId}:${account}$`))[currency] ?? 0
          expect(Math.abs(sums(lines, 'Valor')[currency] ?? 0)).toBe(Math.abs(balance))
          lineCount += lines.length
        }
    expect(lineCount).toBeGreaterThan(20)
  })

  test('of the revenue and the profit by seller equals the sums in the books', async () => {
    const { money } = await screen()
    for (const { currency } of money) {
      const revenue = await linesOf('seller-revenue', staff, { currency })
      expect(sums(revenue, 'Faturamento')[currency]).toBe(
        (await booked('^acquirer:.*:receivable$', ['sale.approved']))[currency],
      )
      expect(sums(revenue, 'Líquido do vendedor')[currency]).toBe(
        negative(await booked(`^user:${seller.userId}:`, earningRules))[currency],
      )
      const profit = await linesOf('seller-profit', staff, { currency })
      expect(sums(profit, 'Taxas')[currency]).toBe(negative(await booked('^platform:fee$'))[currency])
      expect(sums(profit, 'Lucro')[currency]).toBe(
        negative(await booked('^platform:(fee|interest|anticipation|cost)$'))[currency],
      )
    }
  })

  test('leaves the books sound', async () => {
    expect(await brokenInvariants(world)).toEqual([])
  })
})
