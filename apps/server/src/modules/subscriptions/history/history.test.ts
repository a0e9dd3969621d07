import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { refusedCard } from '#demo/a-purchase.ts'
import { asSeller as asSellerViewer } from '#modules/payments/views/sale-viewer.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import { cancelSubscription } from '#modules/subscriptions/cancel-subscription.ts'
import { asSeller, type SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { sumSubscriptions } from '#modules/subscriptions/sum-subscriptions.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { readCohorts } from './read-cohorts.ts'
import { readMonths } from './read-months.ts'
import { readRecovery } from './read-recovery.ts'

let shop: SubscriptionShop
let call: ReturnType<typeof callAs>

/** Some months of a shop: two subscribers stay, one cancels, one replaces a failing card, one is refunded. */
beforeAll(async () => {
  shop = await createSubscriptionShop()
  call = callAs(shop, { userId: shop.sellerId, role: 'SELLER' })
  const monthly = await shop.anOffer()
  const weekly = await shop.anOffer({ recurrencePriceCents: 1_000, frequencyInDays: 7 })
  await shop.subscribe({ offerId: monthly })
  const leaves = await shop.subscribe({ offerId: weekly })
  const fails = await shop.subscribe({ offerId: monthly })
  await shop.drainJobs()
  await shop.giveCard(fails, refusedCard)
  shop.clock.advance({ days: 26 })
  await shop.drainJobs()
  await shop.passDays(5)
  await shop.giveCard(fails, '4111111111111111')
  await shop.passDays(1)
  const refunded = await shop.subscribe({ offerId: monthly })
  await shop.drainJobs()
  await call((caller, input) => cancelSubscription(asSeller(caller), input), {
    subscriptionId: leaves.subscriptionId,
    at: 'NOW' as const,
  })
  await call((caller, input) => refundSale(caller, asSellerViewer(caller), input), {
    kind: 'WHOLE' as const,
    paymentId: refunded.paymentId,
    key: randomUUID(),
    reason: 'Desistiu',
  })
  await shop.passDays(1)
})
afterAll(() => shop.stop())

const read = <T>(query: (viewer: SubscriptionViewer) => Promise<T>, by = call) =>
  by((caller: Caller, _: null) => query(asSeller(caller)), null)
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Acquirers' receipts for sales of this seller by the books. All of them are subscriptions here. */
async function inBooks(rules: string[], only = 'true'): Promise<number> {
  const [row] = await shop.owner`
    select coalesce(sum(e.amount_cents), 0)::int as sum from ledger_entries e
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
    join payments p on (p.platform_id, p.id) = (j.platform_id, j.subject_id)
    where p.seller_id = ${shop.sellerId} and j.rule = any(${rules}) and ${shop.owner.unsafe(only)}
      and (a.code like 'acquirer:%:receivable' or a.code = 'buyer:refunds_due')`
  return row?.sum
}

describe('the months of a shop that sells by subscription', () => {
  test('show the charges of the books, and the current MRR', async () => {
    const [brl, ...others] = await read(readMonths)
    expect(others).toEqual([])
    const months = brl?.months ?? []
    expect(months).toHaveLength(12)
    expect(sumOf(months, ({ chargedCents }) => chargedCents)).toBe(await inBooks(['sale.approved']))
    const now = months.at(-1)
    const { money } = await read(sumSubscriptions)
    expect(now?.monthlyCents).toBe(money[0]?.monthlyCents)
    expect(now?.monthlyCents).toBe(2 * 4_990)
  })

  test('count new, canceled and lost subscribers once', async () => {
    const [brl] = await read(readMonths)
    const months = brl?.months ?? []
    expect(sumOf(months, ({ startedCount }) => startedCount)).toBe(4)
    expect(sumOf(months, ({ leftCount }) => leftCount)).toBe(1)
    expect(sumOf(months, ({ lostCount }) => lostCount)).toBe(1)
    expect(months.at(-1)?.atStartCount).toBe(3)
  })

  test('group subscribers by the month of their start, with money that adds up to the books', async () => {
    const [brl] = await read(readCohorts)
    const cohorts = brl?.cohorts ?? []
    expect(cohorts.map(({ size }) => size)).toEqual([3, 1])
    expect(cohorts[0]?.paid.slice(0, 2)).toEqual([3, 3])
    expect(sumOf(cohorts, ({ chargedCents }) => chargedCents)).toBe(await inBooks(['sale.approved']))
    expect(sumOf(cohorts, ({ reversedCents }) => reversedCents)).toBe(
      0 - (await inBooks(['refund.booked', 'refund.undone', 'sale.refunded', 'sale.charged_back'])),
    )
    expect(cohorts[1]?.reversedCents).toBe(19_700)
  })

  test('show as recovered the charges of the books that failed at first', async () => {
    const [brl] = await read(readRecovery)
    expect(brl?.causes).toEqual([
      { cause: 'CHARGE_REFUSED', failedCount: 1, recoveredCount: 1, recoveredCents: 4_990 },
    ])
    const late = `exists (select from subscription_steps s join subscription_cycles c
      on (c.platform_id, c.subscription_id, c.number) = (s.platform_id, s.subscription_id, s.cycle)
      where (c.platform_id, c.order_id) = (p.platform_id, p.order_id) and s.kind = 'CHARGE_REFUSED')`
    expect(await inBooks(['sale.approved'], late)).toBe(4_990)
  })

  test('are not visible to another seller', async () => {
    const { id } = await inScope(shop.app, shop.platformId, (scope) => aPerson(scope))
    const stranger = callAs(shop, { userId: id, role: 'SELLER' })
    expect(await read(readMonths, stranger)).toEqual([])
    expect(await read(readCohorts, stranger)).toEqual([])
    expect(await read(readRecovery, stranger)).toEqual([])
  })
})
