import { randomUUID } from 'node:crypto'
import { type Report, reports, salesReports } from '@balcao/domain/reports/reports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { refusedCard } from '#demo/a-purchase.ts'
import { anAffiliateProgram, anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { getReport } from './get-report.ts'

let shop: Shop
let sellerId: string
let affiliateId: string
let asOwner: ReturnType<typeof callAs>
const from = '2030-03-01T00:00:00.000Z'

/** One shop over a few weeks, with one of every kind of sale, and a neighbour who sells as well. */
beforeAll(async () => {
  shop = await createShop()
  const { app, platformId } = shop
  const made = await inScope(app, platformId, async (scope) => {
    const seller = await aPerson(scope)
    const affiliate = await aPerson(scope, { name: 'Bruno Indica' })
    const bread = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    const cakes = await aProduct(scope, { sellerId: seller.id, name: 'Curso de bolo' })
    await anAffiliateProgram(scope, { productId: bread.id, basisPoints: 3_000 })
    await anAffiliation(scope, { productId: bread.id, affiliateId: affiliate.id })
    return {
      sellerId: seller.id,
      affiliateId: affiliate.id,
      bread: (await anOffer(scope, { productId: bread.id, priceCents: 19_700 })).id,
      cakes: (await anOffer(scope, { productId: cakes.id, priceCents: 8_990 })).id,
    }
  })
  ;({ sellerId, affiliateId } = made)
  asOwner = callAs(shop, { userId: sellerId, role: 'SELLER' })
  const { bread, cakes } = made
  const card = { method: 'CREDIT_CARD' } as const
  const pix = await shop.buy({ offerId: bread, utmQuery: 'utm_source=instagram' })
  await shop.sandbox.bank.pay(pix.payment.pix?.code ?? '')
  await shop.settle()
  await shop.buy({ offerId: bread, ...card, installments: 3, affiliateId })
  shop.clock.advance({ days: 2 })
  const whole = await shop.buy({ offerId: cakes, ...card, email: 'b@compradora.example' })
  const part = await shop.buy({ offerId: bread, ...card, email: 'c@compradora.example', affiliateId })
  await shop.buy({ offerId: cakes, ...card, email: 'd@compradora.example', cardNumber: refusedCard })
  await shop.buy({ offerId: cakes, method: 'BILLET', email: 'e@compradora.example' })
  // The neighbour's sale.
  await shop.buy(card)
  await shop.settle()
  shop.clock.advance({ days: 3 })
  await refund(whole.paymentId, { kind: 'WHOLE' })
  await refund(part.paymentId, { kind: 'PART', amountCents: 5_000 })
  await shop.settle()
})
afterAll(() => shop.stop())

const refund = (paymentId: string, wish: { kind: 'WHOLE' } | { kind: 'PART'; amountCents: number }) =>
  asOwner(
    (caller) =>
      refundSale(caller, asSeller(caller), { ...wish, paymentId, key: randomUUID(), reason: 'Desistiu' }),
    undefined,
  )

const read = async (report: Report) => {
  const parts = await asOwner(getReport, { report, from })
  expect(parts.map(({ currency }) => currency)).toEqual(['BRL'])
  const [part] = parts
  if (!part) throw new Error('A report of sales has a currency')
  return part
}

/** The seller's sum in the books, where a credit is negative. */
async function ledgerSum(rules: string[], account = `user:${sellerId}:%`): Promise<number> {
  const [row] = await shop.owner`
    select coalesce(sum(-e.amount_cents), 0)::int as sum from ledger_entries e
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
    where a.code like ${account} and j.rule = any(${rules})`
  return row?.sum
}

const reversed = ['sale.refunded', 'sale.charged_back', 'sale.restored', 'refund.booked']

describe('every report of sales', () => {
  test.each(salesReports)('by %s sums up to the books', async (report) => {
    const { totals, rows } = await read(report)
    expect(totals.salesCount).toBe(4)
    expect(totals.shareCents).toBe(await ledgerSum(['sale.approved']))
    expect(totals.netCents).toBe(await ledgerSum(['sale.approved', ...reversed]))
    expect(totals.reversedCents).toBe(8_990 + 5_000)
    expect(rows.reduce((sum, { values }) => sum + (values.grossCents ?? 0), 0)).toBe(totals.grossCents)
  })

  test('names the source of the money', async () => {
    const namesOf = async (report: Report) => (await read(report)).rows.map(({ key, name }) => name ?? key)
    expect(await namesOf('PERIOD')).toEqual(['2030-03-13', '2030-03-15', '2030-03-18'])
    expect(await namesOf('PRODUCT')).toEqual(['Curso de pão', 'Curso de bolo'])
    expect(await namesOf('SOURCE')).toEqual(['', 'instagram'])
    expect(await namesOf('AFFILIATE')).toEqual(['Bruno Indica', ''])
    expect((await namesOf('METHOD')).toSorted()).toEqual(['CREDIT_CARD 1', 'CREDIT_CARD 3', 'PIX 1'])
  })

  test('shows the previous period beside it', async () => {
    const [part] = await asOwner(getReport, { report: 'PERIOD', from: '2030-03-15T03:00:00.000Z' })
    expect(part?.totals.salesCount).toBe(2)
    expect(part?.before?.salesCount).toBe(2)
  })
})

test.each(reports)(
  '%s of all times is read, although its previous period would begin before the year 1',
  async (report) => {
    const [first, last] = ['0001-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z']
    const parts = await asOwner(getReport, { report, from: first, to: last })
    expect(parts.map(({ before }) => before ?? {})).toEqual(parts.map(() => ({})))
    // A period that ends before it begins is empty, and so is its previous period.
    await asOwner(getReport, { report, from: last, to: first })
  },
)

test('refunds equal what the books took from the seller', async () => {
  const { totals, rows } = await read('REFUNDS')
  expect(totals).toMatchObject({ refundCount: 2, refundCents: 13_990, chargebackCount: 0 })
  expect(totals.givenCents).toBe(-(await ledgerSum(reversed)))
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Curso de bolo', 'Curso de pão'])
})

test('releases equal the pending balance of the books', async () => {
  const { totals } = await read('RELEASES')
  const [row] = await shop.owner`
    select sum(-e.amount_cents)::int as sum from ledger_entries e
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    where a.code in (${`user:${sellerId}:pending`}, ${`user:${sellerId}:reserve`})`
  expect((totals.releaseCents ?? 0) + (totals.reserveCents ?? 0)).toBe(row?.sum)
})

test('cards are counted by the acquirer’s reason', async () => {
  const { rows } = await read('APPROVAL')
  expect(rows.map(({ key, values }) => [key, values.cardCount])).toEqual([
    ['APPROVED', 3],
    [expect.stringMatching(/^[A-Z_]+$/), 1],
  ])
})

test('a product of another seller, and a seller without sales, have an empty report', async () => {
  const nobody = await inScope(shop.app, shop.platformId, (scope) => aPerson(scope))
  const call = callAs(shop, { userId: nobody.id, role: 'SELLER' })
  for (const report of reports) expect(await call(getReport, { report, from }), report).toEqual([])
})
