import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvedCard } from '#demo/a-purchase.ts'
import { verifyDays } from '#modules/ledger/days/verify-days.ts'
import { decideDispute } from '#modules/refunds/disputes/decide-dispute.ts'
import { forgetExpiredRowsJob } from '#modules/retention/forget-expired-rows.job.ts'
import { createSmallShop, type SmallShop } from './a-small-shop.ts'
import { brokenInvariants, readBooks } from './read-books.ts'

const withoutFunds = '4000000000009995'

let shop: SmallShop

beforeAll(async () => {
  shop = await createSmallShop()
})
afterAll(() => shop.stop())

/** Rows of a statement as a person writes them; the text after the balance is the reason, for the reader. */
function table(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(0, 4)
        .map((cell) => cell.trim())
        .join(' | '),
    )
}

/*
 * Each person's share of a sale, by Caio's link or alone, with a fee of 5.99 % plus 2.49:
 *
 *   the course, 197.00        fee 14.29, net 182.71    by Caio: 73.08 to him, 32.89 to Dora, 76.74 to Marina
 *                                                      alone:                 54.81 to Dora, 127.90 to Marina
 *   a month of the club       fee  5.48, net  44.42    all of it to Marina
 *   Lívia has a tenth of the fee: 1.43 of the course, 0.55 of the club.
 *
 * A refund returns the percentage of the fee. Marina bears the 2.49 that are kept, of which 0.25 are Lívia's:
 *
 *   all of it alone           Marina 130.39  Dora 54.81              Lívia 1.18  fee 10.62
 *   all of it by Caio         Marina  79.23  Dora 32.89  Caio 73.08  Lívia 1.18  fee 10.62
 *   50.00 of it alone         Marina  33.09  Dora 13.91              Lívia 0.30  fee  2.70
 *   100.00 of it alone        Marina  66.19  Dora 27.82              Lívia 0.60  fee  5.39
 */
test('a year of a small shop ends with everybody’s statement to the cent', async () => {
  const { until, sellCourse, refund, dispute, withdraw, marina, caio, dora, livia } = shop
  const byCaio = { affiliateId: caio.id }
  const withCard = { method: 'CREDIT_CARD' } as const

  const club = await shop.subscribe({ offerId: await shop.anOffer({ priceCents: 4_990 }) })
  const firstPix = await sellCourse(byCaio)
  await until('2030-03-20')
  const card = await sellCourse(withCard)
  await until('2030-03-25')
  await refund(card, 5_000)
  await until('2030-04-08')
  await sellCourse({ method: 'BILLET' })
  await until('2030-04-15')
  expect(await withdraw(marina, 34_000)).toBe('PAID')
  expect(await withdraw(caio, 7_000)).toBe('PAID')
  await until('2030-05-02')
  await dispute(firstPix)
  await until('2030-05-06')
  await shop.giveCard(club, withoutFunds)
  await until('2030-05-14')
  expect(await shop.stateOf(club.subscriptionId)).toBe('PAST_DUE')
  await shop.giveCard(club, approvedCard)
  await shop.drainJobs()
  await until('2030-05-20')
  await sellCourse({ ...byCaio, ...withCard, installments: 12 })
  await until('2030-08-01')
  const anticipated = await sellCourse(withCard)
  await until('2030-08-02')
  await sellCourse({ ...byCaio, ...withCard })
  await shop.anticipate()
  await until('2030-08-05')
  await refund(anticipated)
  await until('2030-09-02')
  const pix = await sellCourse()
  await until('2030-09-05')
  await refund(pix, 10_000)
  await until('2030-10-07')
  await sellCourse({ ...byCaio, method: 'BILLET' })
  await until('2030-11-04')
  const contested = await sellCourse(byCaio)
  await until('2030-11-06')
  const disputeId = await dispute(contested)
  await until('2030-11-07')
  await shop.staff.call(decideDispute, { disputeId, outcome: 'WON', reason: 'O banco devolveu o dinheiro' })
  await until('2030-12-02')
  expect(await withdraw(marina, 50_000, 'refuse')).toBe('REJECTED')
  expect(await withdraw(livia, 1_000)).toBe('PAID')
  expect(await withdraw(dora, 20_000)).toBe('PAID')
  await until('2031-03-13')

  expect(await shop.statementOf(marina)).toEqual(
    table(`
      2030-03-13 | lot.released         |   76.74 |  76.74 | Pix by Caio
      2030-03-27 | lot.released         |   44.42 | 121.16 | club, first month
      2030-04-03 | lot.released         |   94.81 | 215.97 | card of March 20, 127.90 less 33.09
      2030-04-10 | lot.released         |  127.90 | 343.87 | boleto, two business days later
      2030-04-15 | withdrawal.requested | -341.99 |   1.88 | 340.00 and 1.99
      2030-04-26 | lot.released         |   44.42 |  46.30 | club, second month
      2030-05-02 | sale.charged_back    |  -46.30 |   0.00 | the first Pix: of 79.23 all there is
      2030-06-03 | lot.released         |   73.23 |  73.23 | card in twelve, 76.74 less the last 3.51 of the debt
      2030-06-25 | lot.released         |   44.42 | 117.65 | club, fourth month; the third had paid the debt
      2030-07-25 | lot.released         |   44.42 | 162.07 | club
      2030-08-02 | anticipation.paid    |  201.46 | 363.53 | 127.90 for 13 days costs 1.93, 76.74 for 14 costs 1.25
      2030-08-05 | refund.booked        | -130.39 | 233.14 | the anticipated sale, whole
      2030-08-24 | lot.released         |   44.42 | 277.56 | club
      2030-09-02 | lot.released         |  127.90 | 405.46 | Pix
      2030-09-05 | refund.booked        |  -66.19 | 339.27 | 100.00 of it
      2030-09-23 | lot.released         |   44.42 | 383.69 | club
      2030-10-09 | lot.released         |   76.74 | 460.43 | boleto by Caio
      2030-10-23 | lot.released         |   44.42 | 504.85 | club
      2030-11-04 | lot.released         |   76.74 | 581.59 | Pix by Caio
      2030-11-06 | sale.charged_back    |  -79.23 | 502.36 | contested
      2030-11-07 | sale.restored        |   79.23 | 581.59 | and won
      2030-11-22 | lot.released         |   44.42 | 626.01 | club
      2030-12-02 | withdrawal.requested | -501.99 | 124.02 | 500.00 and 1.99
      2030-12-02 | withdrawal.returned  |  501.99 | 626.01 | refused by the staff
      2030-12-22 | lot.released         |   44.42 | 670.43 | club
      2031-01-21 | lot.released         |   44.42 | 714.85 | club
      2031-02-20 | lot.released         |   44.42 | 759.27 | club, twelfth month; the thirteenth still waits
    `),
  )
  expect(await shop.statementOf(marina, 'debt')).toEqual(
    table(`
      2030-05-02 | sale.charged_back | 32.93 | 32.93 | 79.23 less 46.30
      2030-05-05 | dispute.fee       | 15.00 | 47.93 | nobody defended it
      2030-05-15 | debt.recovered    | -44.42 | 3.51 | club, third month, paid with another card on the day before
      2030-05-21 | debt.recovered    |  -3.51 | 0.00 | of the sale in twelve installments
    `),
  )
  expect(await shop.statementOf(caio)).toEqual(
    table(`
      2030-03-13 | lot.released         |  73.08 |  73.08 | Pix
      2030-04-15 | withdrawal.requested | -71.99 |   1.09 | 70.00 and 1.99
      2030-05-02 | sale.charged_back    |  -1.09 |   0.00 | of 73.08 all there is
      2030-06-03 | lot.released         |   1.09 |   1.09 | card in twelve, 73.08 less the debt
      2030-08-16 | lot.released         |  73.08 |  74.17 | card
      2030-10-09 | lot.released         |  73.08 | 147.25 | boleto
      2030-11-04 | lot.released         |  73.08 | 220.33 | Pix
      2030-11-06 | sale.charged_back    | -73.08 | 147.25 | contested
      2030-11-07 | sale.restored        |  73.08 | 220.33 | and won
    `),
  )
  expect(await shop.statementOf(caio, 'debt')).toEqual(
    table(`
      2030-05-02 | sale.charged_back |  71.99 | 71.99 | 73.08 less 1.09
      2030-05-21 | debt.recovered    | -71.99 |  0.00 | of the sale in twelve installments
    `),
  )
  expect(await shop.statementOf(dora)).toEqual(
    table(`
      2030-03-13 | lot.released         |   32.89 |  32.89 | Pix by Caio
      2030-04-03 | lot.released         |   40.90 |  73.79 | card, 54.81 less 13.91
      2030-04-10 | lot.released         |   54.81 | 128.60 | boleto
      2030-05-02 | sale.charged_back    |  -32.89 |  95.71 | the first Pix
      2030-06-03 | lot.released         |   32.89 | 128.60 | card in twelve
      2030-08-16 | lot.released         |   32.89 | 161.49 | card by Caio; that of the day before went back whole
      2030-09-02 | lot.released         |   54.81 | 216.30 | Pix
      2030-09-05 | refund.booked        |  -27.82 | 188.48 | 100.00 of it
      2030-10-09 | lot.released         |   32.89 | 221.37 | boleto by Caio
      2030-11-04 | lot.released         |   32.89 | 254.26 | Pix by Caio
      2030-11-06 | sale.charged_back    |  -32.89 | 221.37 | contested
      2030-11-07 | sale.restored        |   32.89 | 254.26 | and won
      2030-12-02 | withdrawal.requested | -201.99 |  52.27 | 200.00 and 1.99
    `),
  )
  expect(await shop.statementOf(livia, 'available', 'manager')).toEqual(
    table(`
      2030-03-13 | lot.released         |   1.43 |  1.43 | Pix
      2030-03-27 | lot.released         |   0.55 |  1.98 | club
      2030-04-03 | lot.released         |   1.13 |  3.11 | card, 1.43 less 0.30
      2030-04-10 | lot.released         |   1.43 |  4.54 | boleto
      2030-04-26 | lot.released         |   0.55 |  5.09 | club
      2030-05-02 | sale.charged_back    |  -1.18 |  3.91 | the first Pix
      2030-05-28 | lot.released         |   0.55 |  4.46 | club, paid two days late
      2030-06-03 | lot.released         |   1.43 |  5.89 | card in twelve
      2030-06-25 | lot.released         |   0.55 |  6.44 | club
      2030-07-25 | lot.released         |   0.55 |  6.99 | club
      2030-08-15 | lot.released         |   0.25 |  7.24 | of the fee that was kept of the refunded sale
      2030-08-16 | lot.released         |   1.43 |  8.67 | card
      2030-08-24 | lot.released         |   0.55 |  9.22 | club
      2030-09-02 | lot.released         |   1.43 | 10.65 | Pix
      2030-09-05 | refund.booked        |  -0.60 | 10.05 | 100.00 of it
      2030-09-23 | lot.released         |   0.55 | 10.60 | club
      2030-10-09 | lot.released         |   1.43 | 12.03 | boleto
      2030-10-23 | lot.released         |   0.55 | 12.58 | club
      2030-11-04 | lot.released         |   1.43 | 14.01 | Pix
      2030-11-06 | sale.charged_back    |  -1.18 | 12.83 | contested
      2030-11-07 | sale.restored        |   1.18 | 14.01 | and won
      2030-11-22 | lot.released         |   0.55 | 14.56 | club
      2030-12-02 | withdrawal.requested | -11.99 |  2.57 | 10.00 and 1.99
      2030-12-22 | lot.released         |   0.55 |  3.12 | club
      2031-01-21 | lot.released         |   0.55 |  3.67 | club
      2031-02-20 | lot.released         |   0.55 |  4.22 | club
    `),
  )
  const names = { [marina.id]: 'marina', [caio.id]: 'caio', [dora.id]: 'dora', [livia.id]: 'livia' }
  expect(await readBooks(shop, { ...names, [shop.cardAccountId]: 'pagarme' })).toEqual({
    // Three cards of 197.00 and one of 233.45, less 50.00 and 197.00; thirteen months of the club.
    'acquirer:pagarme:receivable': 3 * 19_700 + 23_345 - 5_000 - 19_700 + 13 * 4_990,
    // Two boletos and three Pix, less the one that was charged back and 100.00.
    'acquirer:hawkpay:receivable': 5 * 19_700 - 19_700 - 10_000,
    'acquirer:hawkpay:balance': -(34_000 + 7_000 + 20_000 + 1_000),
    // Nine courses and thirteen months, the fees returned with four reversals, a lost dispute, four withdrawals.
    'platform:fee': -(9 * 1_286 + 13 * 493 - (270 + 1_062 + 1_062 + 539) + 1_500 + 4 * 199),
    // 18.5 % of 197.00.
    'platform:interest': -3_645,
    'platform:anticipation': -(193 + 125),
    'user:marina:available': -75_927,
    'user:marina:pending': -4_442,
    'user:caio:available': -22_033,
    'user:dora:available': -5_227,
    'manager:livia:available': -422,
    'manager:livia:pending': -55,
  })

  await shop.work(forgetExpiredRowsJob)
  expect(await brokenInvariants(shop)).toEqual([])
  const [closed] = await shop.owner`select count(*)::int as days from ledger_days`
  expect(closed?.days).toBe(365)
  expect(await shop.within(verifyDays)).toEqual([])
}, 300_000)
