import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { boundsOfDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { periodsOf } from '@balcao/domain/options/date-ranges'
import { salesReports } from '@balcao/domain/reports/reports'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aCharge } from '#demo/a-charge.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase, approvedCard } from '#demo/a-purchase.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { seededRandom } from '#demo/seeded-random.ts'
import type { Job } from '#kit/jobs/job.ts'
import { answerCommission } from '#modules/corrections/late-affiliate/answer-commission.ts'
import { proposeCommission } from '#modules/corrections/late-affiliate/propose-commission.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { bookAcquirerCost } from '#modules/ledger/book-acquirer-cost.ts'
import { chargeDisputeFee } from '#modules/ledger/charge-dispute-fee.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import { getPlatformOverview } from '#modules/operator/platforms/get-platform-overview.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { approveProposal } from '#modules/proposals/approve-proposal.ts'
import { getProposal } from '#modules/proposals/get-proposal.ts'
import { proposeFeeCorrections } from '#modules/proposals/propose-fee-corrections.ts'
import { getReport } from '#modules/reports/get-report.ts'
import { acquirerFigures } from '#modules/reports/platform/acquirer-figures.ts'
import { platformFigures } from '#modules/reports/platform/platform-figures.ts'
import { listSellerProfit, profitByDay, sumSellerProfit } from '#modules/reports/platform/seller-profit.ts'
import {
  listSellerRevenue,
  revenueByDay,
  sumSellerRevenue,
} from '#modules/reports/platform/seller-revenue.ts'
import { sellerDashboard } from '#modules/reports/seller-dashboard.ts'
import { getSeller } from '#modules/reports/sellers/get-seller.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope, type Scope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { closeDaysJob } from './close-days.job.ts'
import { sumDays, sumNextDay } from './sum-days.ts'
import { verifyTotals } from './verify-totals.ts'

const dayMs = 86_400_000
const historyDays = 16

let world: TestApp
let stalls: Stall[]
let staff: Cashier[]
/** A neighbour platform with sales on the same days. */
let neighbour: Stall
let neighbourId: string

const job = (platformId = world.platformId) =>
  (closeDaysJob as Job<App, object>).run(world.app, { platformId })

const totalsOf = (platformId: string) => ({
  days: () => world.owner`select day from figure_days where platform_id = ${platformId} order by day`,
  rows: async () => [
    ...(await world.owner`select * from figure_totals where platform_id = ${platformId} order by at, number`),
    ...(await world.owner`select * from profit_totals where platform_id = ${platformId} order by at, number`),
  ],
})

async function forgetTotals(): Promise<void> {
  await world.owner`delete from figure_totals where platform_id = ${world.platformId}`
  await world.owner`delete from profit_totals where platform_id = ${world.platformId}`
  await world.owner`delete from figure_days where platform_id = ${world.platformId}`
}

/** Results of every screen that sums sales, for whole days and for cut days. */
async function answers() {
  const now = world.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const cut = { from: ago(9.3), to: ago(2.7) }
  const whole = { from: boundsOfDays(dayInSaoPaulo(new Date(ago(6)))).from.toISOString() }
  const told: unknown[] = []
  for (const { seller, product } of stalls) {
    const call = callAs(world, { userId: seller.id, role: 'SELLER' })
    for (const range of ['TODAY', '7', '30'] as const) told.push(await call(sellerDashboard, { range }))
    told.push(await call(sellerDashboard, { range: '7', productId: product.id }))
    for (const report of salesReports)
      for (const period of [cut, whole]) told.push(await call(getReport, { report, ...period }))
    told.push(await call(getReport, { report: 'METHOD', ...cut, productId: product.id }))
    told.push(await staff[0]?.call(getSeller, { userId: seller.id }))
  }
  for (const currency of ['BRL', 'USD'] as const)
    for (const range of ['7', '14', '30'] as const)
      told.push(await staff[0]?.call(platformFigures, { range, currency }))
  for (const filters of [cut, whole, {}, { ...whole, method: 'PIX' as const }, { ...cut, search: 'a' }]) {
    const asked = { currency: 'BRL' as const, ...filters }
    told.push(await staff[0]?.call(listSellerRevenue, { ...asked, limit: 25 }))
    told.push(await staff[0]?.call(sumSellerRevenue, asked))
    told.push(await staff[0]?.call(revenueByDay, asked))
    told.push(await staff[0]?.call(listSellerProfit, { ...asked, limit: 25 }))
    told.push(await staff[0]?.call(sumSellerProfit, asked))
    told.push(await staff[0]?.call(profitByDay, asked))
  }
  told.push(await staff[0]?.call((caller, _: null) => acquirerFigures(caller), null))
  told.push((await staff[0]?.call(getPlatformOverview, undefined))?.sellers)
  return told
}

async function correctFees({ seller }: Stall, basisPoints: number): Promise<void> {
  const [ana, bruno] = staff
  const proposed = await ana?.call(proposeFeeCorrections, {
    requestId: randomUUID(),
    reason: 'Plano gravado com a taxa errada',
    sellerId: seller.id,
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

/** Books the fee of an acquirer, and on every fourth day a bill of the operator, of which one is paid. */
async function bookCosts(scope: Scope, paymentId: string, day: number): Promise<void> {
  const providerAccountId = world.account.id
  await bookAcquirerCost(scope, { paymentId, providerAccountId, currency: 'BRL', amountCents: 100 + day })
  if (day % 4 !== 0) return
  const id = await aCharge(scope)
  if (day === 8)
    await post(scope, {
      rule: 'charge.paid',
      key: `charge.paid:${id}`,
      subject: { kind: 'CHARGE', id },
      currency: 'BRL',
      entries: transfer(accounts.operatorCharge, accounts.platformPaidOutside, 49_900),
    })
}

/** Days with sales and every possible event of a sale, each closed on the following day or the one after. */
async function liveThrough(): Promise<void> {
  const random = seededRandom(7)
  const [first, second] = stalls
  if (!first || !second) throw new Error('There are two stalls')
  const [dollars, affiliationId] = await second.within(async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: second.seller.id, currency: 'USD' })
    const affiliation = { productId: second.product.id, affiliateId: second.affiliate.id, basisPoints: 4_000 }
    return [await anOffer(scope, { productId }), await anAffiliation(scope, affiliation)] as const
  })
  const sales: { id: string; stall: Stall; became: 'PAID' | 'REFUNDED' | 'LOST' | 'AGREED' | 'ENDED' }[] = []
  const proposals: string[] = []
  const acts = {
    sell: async () => {
      const stall = random.pick([first, first, second])
      const isDollar = stall === second && random.below(3) === 0
      const isCard = isDollar || random.below(3) === 0
      const { paymentId } = await aPurchase(world.app, world.platformId, {
        offerId: isDollar ? dollars.id : stall.offer.id,
        utmQuery: random.pick(['', 'utm_source=instagram', 'utm_source=youtube', 'utm_source=']),
        ...(isCard && { method: 'CREDIT_CARD', cardNumber: approvedCard, installments: 1 + random.below(3) }),
        ...(stall === first && { affiliateId: stall.affiliate.id }),
      })
      await stall.tell(paymentId, 'APPROVED')
      sales.push({ id: paymentId, stall, became: isDollar ? 'ENDED' : 'PAID' })
    },
    refund: async () => {
      const sale = sales.find(({ became }) => became === 'PAID')
      if (!sale) return
      await sale.stall.tell(sale.id, 'APPROVED', { refundedCents: 100 + random.below(5_000) })
      sale.became = 'REFUNDED'
    },
    refundWhole: async () => {
      const sale = sales.find(({ became }) => became === 'REFUNDED')
      if (!sale) return
      await sale.stall.tell(sale.id, 'REFUNDED')
      sale.became = 'ENDED'
    },
    lose: async () => {
      const sale = sales.findLast(({ became }) => became === 'PAID')
      if (!sale) return
      await sale.stall.tell(sale.id, 'CHARGEBACK')
      await sale.stall.within((scope) =>
        chargeDisputeFee(scope, {
          key: `dispute.fee:${sale.id}`,
          currency: 'BRL',
          contribution: { userId: sale.stall.seller.id, role: 'PRODUCER', amountCents: 1_500 },
          subject: { kind: 'PAYMENT', id: sale.id },
        }),
      )
      sale.became = 'LOST'
    },
    win: async () => {
      const sale = sales.find(({ became }) => became === 'LOST')
      if (!sale) return
      await sale.stall.tell(sale.id, 'APPROVED', { isDisputeWon: true })
      sale.became = 'ENDED'
    },
    propose: async () => {
      const sale = sales.findLast(({ became, stall }) => became === 'PAID' && stall === second)
      if (!sale) return
      const producer = callAs(world, { userId: second.seller.id, role: 'SELLER' })
      const asked = { paymentId: sale.id, affiliationId, basisPoints: 2_500 }
      proposals.push((await producer(proposeCommission, asked)).proposalId)
      sale.became = 'AGREED'
    },
    agree: async () => {
      const proposalId = proposals.shift()
      const affiliate = callAs(world, { userId: second.affiliate.id, role: 'SELLER' })
      if (proposalId) await affiliate(answerCommission, { proposalId, answer: 'ACCEPTED' })
    },
  }
  const turns = ['sell', 'sell', 'refund', 'refundWhole', 'lose', 'win', 'propose'] as const
  for (let day = 0; day < historyDays; day += 1) {
    await neighbour.sell()
    await acts.sell()
    await acts.agree()
    await first.within((scope) => bookCosts(scope, sales.at(-1)?.id ?? '', day))
    for (let turn = 0; turn < 3; turn += 1) {
      world.clock.advance({ minutes: 1 + random.below(300) })
      await acts[random.pick(turns)]()
    }
    if (day === 5) await correctFees(first, 299)
    if (day === 11) await correctFees(first, 899)
    const nextNoon = boundsOfDays(dayInSaoPaulo(world.clock.now())).to.getTime() + dayMs / 2
    world.clock.advance({ minutes: (nextNoon - world.clock.now().getTime()) / 60_000 })
    if (random.below(2) === 0) await job()
  }
}

beforeAll(async () => {
  world = await createTestApp()
  neighbourId = randomUUID()
  const acquirer = world.sandbox.acquirer('HAWKPAY')
  await inScope(world.app, neighbourId, (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => acquirer.addAccount(account),
    }),
  )
  neighbour = await aStall({ ...world, platformId: neighbourId })
  staff = [await aCashier(world), await aCashier(world)]
  stalls = [
    await aStall(world, { partners: ['affiliate', 'co-producer', 'manager'] }),
    await aStall(world, { partners: ['manager'], releaseDays: 20, priceCents: 25_000 }),
  ]
  await liveThrough()
}, 240_000)
afterAll(() => world.stop())

test('totals of closed days still equal the sums of their days after the events of later days', async () => {
  await job()
  expect(await inScope(world.app, world.platformId, verifyTotals)).toEqual([])
  const rules =
    await world.owner`select distinct rule from ledger_journals where platform_id = ${world.platformId}`
  expect(rules.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining([
      'commission.agreed',
      'dispute.fee',
      'fee.corrected',
      'sale.approved',
      'sale.charged_back',
      'sale.refunded',
      'sale.restored',
    ]),
  )
  const currencies = await world.owner`select distinct currency from figure_totals order by 1`
  expect(currencies.map(({ currency }) => currency)).toEqual(['BRL', 'USD'])
})

test('every reader of sums gets the same with the totals of closed days as without', async () => {
  const withTotals = await answers()
  await forgetTotals()
  const without = await answers()
  expect(withTotals).toEqual(without)
  await job()
  expect(await answers()).toEqual(without)
})

test('the platform’s earnings and costs are the sums of their entries, on closed days and after them', async () => {
  const entered = async (pattern: string, { from, to }: { from: Date; to: Date }) => {
    const [row] = await world.owner`
      select coalesce(sum(e.amount_cents), 0)::int as cents from ledger_entries e
      join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
      join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
      where e.platform_id = ${world.platformId} and a.currency = 'BRL' and e.posted_at >= ${from} and e.posted_at < ${to}
        and a.code || ' ' || coalesce(j.subject_kind, '') ~ ${pattern}`
    return row?.cents
  }
  for (const range of ['7', '14', '30'] as const) {
    const periods = periodsOf(range, world.clock.now())
    const told = await staff[0]?.call(platformFigures, { range, currency: 'BRL' })
    for (const [earnings, period] of [
      [told?.earnings, periods.current],
      [told?.earningsBefore, periods.previous],
    ] as const)
      expect(earnings).toMatchObject({
        feeCents: 0 - (await entered('^platform:fee ', period)),
        interestCents: 0 - (await entered('^platform:interest ', period)),
        acquirerCostCents: await entered('^platform:cost (?!CHARGE)', period),
        operatorCostCents: await entered('^platform:cost CHARGE', period),
      })
    expect(told?.earnings.operatorCostCents).toBeGreaterThan(0)
  }
})

test('purchases are counted on the day they were started, up to the same time of day in the previous period', async () => {
  const [stall] = stalls
  if (!stall) throw new Error('There are two stalls')
  await aPurchase(world.app, world.platformId, { offerId: stall.offer.id })
  world.clock.advance({ hours: 1 })
  const begun = async ({ from, to }: { from: Date; to: Date }) => {
    const [row] = await world.owner`
      select count(*) filter (where method = 'PIX')::int as "pixCount",
        count(*) filter (where method = 'PIX' and paid_at is not null)::int as "pixPaidCount",
        count(*) filter (where method = 'CREDIT_CARD')::int as "cardCount"
      from payments where platform_id = ${world.platformId} and currency = 'BRL' and created_at >= ${from} and created_at < ${to}`
    return row
  }
  for (const range of ['TODAY', '7', '30'] as const) {
    const { current, previous } = periodsOf(range, world.clock.now())
    const told = await staff[0]?.call(platformFigures, { range, currency: 'BRL' })
    expect(told?.current).toMatchObject((await begun(current)) ?? {})
    expect(told?.previous).toMatchObject((await begun(previous)) ?? {})
    const currencies = await world.owner`
      select currency from payments where platform_id = ${world.platformId} and created_at >= ${current.from} and created_at < ${current.to}
      group by currency order by count(*) desc`
    expect(told?.currencies).toEqual(currencies.map(({ currency }) => currency))
  }
})

test('closed days are read from their totals, separately for each platform', async () => {
  await job(neighbourId)
  const before = await answers()
  const add = async (platformId: string, cents: number) => {
    await world.owner`update figure_totals set gross_cents = gross_cents + ${cents} where platform_id = ${platformId}`
    await world.owner`update profit_totals set fee_cents = fee_cents + ${cents} where platform_id = ${platformId}`
  }
  await add(neighbourId, 1)
  expect(await answers()).toEqual(before)
  await add(neighbourId, -1)
  await add(world.platformId, 1)
  const changed = await answers()
  const same = before.filter((answer, place) => isDeepStrictEqual(answer, changed[place]))
  await add(world.platformId, -1)
  // Unchanged, because they read no totals: today's boards, the number of sellers, and the two charts of all
  // time.
  expect(same).toHaveLength(stalls.length + 3)
})

test.each([
  ['a seller', 'seller_id is not null'],
  ['an acquirer account', 'seller_id is null'],
])('a total of profit of %s that is not the sum of its entries is reported with its day', async (_, rows) => {
  const shift = (by: number, at?: Date) => world.owner`
    update profit_totals set cost_cents = cost_cents + ${by} where platform_id = ${world.platformId} and ${world.owner.unsafe(rows)}
      and at = coalesce(${at ?? null}, (select min(at) from profit_totals where platform_id = ${world.platformId})) returning at`
  const [{ at } = {}] = await shift(1)
  expect(await inScope(world.app, world.platformId, verifyTotals)).toEqual([dayInSaoPaulo(at)])
  await shift(-1, at)
  expect(await inScope(world.app, world.platformId, verifyTotals)).toEqual([])
})

test('a report that arrives after the seal counts on the next day, with the totals and without', async () => {
  const [stall] = stalls
  if (!stall) throw new Error('There are two stalls')
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id })
  const day = dayInSaoPaulo(world.clock.now())
  const { to } = boundsOfDays(day)
  world.clock.advance({ days: 1 })
  await job()
  const soldOn = async () => {
    const board = await callAs(world, { userId: stall.seller.id, role: 'SELLER' })(sellerDashboard, {
      range: '7',
    })
    return board.days.slice(-2).map(({ salesCount }) => salesCount)
  }
  const [sold = 0, today = 0] = await soldOn()
  await stall.within((scope) =>
    applyProviderEvent({ ...scope, now: new Date(to.getTime() - 1) }, paymentId, {
      source: 'RECONCILER',
      status: 'APPROVED',
      certainty: 'KNOWN',
    }),
  )
  expect(await soldOn()).toEqual([sold, today + 1])
  const [closed] = await world.owner`select count(*)::int as rows from figure_days
    where platform_id = ${world.platformId} and day = ${day}`
  expect(closed).toEqual({ rows: 1 })
  await forgetTotals()
  expect(await soldOn()).toEqual([sold, today + 1])
})

test('totals are written once: after a crash, by several workers at the same time, and for days closed long ago', async () => {
  const { days, rows } = totalsOf(world.platformId)
  world.clock.advance({ days: 1 })
  await closeDays(world.app, world.platformId)
  const crash = inScope(world.app, world.platformId, async (scope) => {
    await sumNextDay(scope)
    throw new Error('The worker died')
  })
  await expect(crash).rejects.toThrow('The worker died')
  expect([...(await days()), ...(await rows())]).toEqual([])

  await Promise.all(Array.from({ length: 4 }, () => job()))
  const closed =
    await world.owner`select day from ledger_days where platform_id = ${world.platformId} order by day`
  expect(await days()).toEqual(closed)
  expect(await inScope(world.app, world.platformId, verifyTotals)).toEqual([])
  const written = await rows()
  await sumDays(world.app, world.platformId)
  expect(await rows()).toEqual(written)
})

test('staff limited to some sellers read the sums of those sellers, and no total of the platform', async () => {
  const [own] = stalls
  const [member] = staff
  if (!own || !member) throw new Error('There are two stalls')
  const asMember = async <T>(read: (caller: Caller) => Promise<T>) =>
    member.call(async (caller) => {
      await caller.tx.execute(sql`select app.narrow(${member.id}::uuid)`)
      return read(caller)
    }, undefined)
  await world.owner`update users set staff_seller_ids = ${[own.seller.id]} where id = ${member.id}`
  const { current } = await asMember((caller) => platformFigures(caller, { range: '30' }))
  const board = await callAs(world, { userId: own.seller.id, role: 'SELLER' })(sellerDashboard, {
    range: '30',
  })
  const shown = await asMember(({ tx }) =>
    tx.execute(
      sql`select distinct seller_id as id from figure_totals where platform_id = ${world.platformId}`,
    ),
  )
  await world.owner`update users set staff_seller_ids = null where id = ${member.id}`
  expect(current.grossCents).toBe(board.current.grossCents)
  expect([...shown]).toEqual([{ id: own.seller.id }])
})
