import type { Period } from '@balcao/domain/options/date-ranges'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { and, countDistinct, eq, gt, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { integer, type PgColumn, pgTable, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { planWithValues } from '#db/plan-with-values.ts'
import { users } from '#db/schema/accounts.ts'
import { cents } from '#db/schema/columns.ts'
import { payments } from '#db/schema/payments.ts'
import { asEverySeller } from '#modules/payments/views/sale-viewer.ts'
import { figureSums, saleEvent } from '#modules/reports/figures/sale-events.ts'
import { saleFigures } from '#modules/reports/figures/sale-figures.ts'
import { inCurrency } from '#modules/reports/figures-by-day.ts'
import { periodBefore } from '#modules/reports/period-before.ts'
import { dayOf, sumOfMany } from '#modules/reports/report-line.ts'
import type { Caller } from '#rpc/caller.ts'
import { chartOf, daysAsked } from './days-asked.ts'

/** The sums of each seller, as selected by the statements below; not a table of the database. */
const revenue = pgTable('seller_revenue', {
  sellerId: uuid().notNull(),
  salesCount: integer().notNull(),
  grossCents: cents().notNull(),
  refundCount: integer().notNull(),
  refundCents: cents().notNull(),
  chargebackCount: integer().notNull(),
  chargebackCents: cents().notNull(),
  netCents: cents().notNull(),
  previousGrossCents: cents().notNull(),
})

const revenueOrders: ListOrders<'gross' | 'count'> = {
  columns: {
    gross: [revenue.grossCents, revenue.sellerId],
    count: [revenue.salesCount, revenue.sellerId],
  },
  usual: { by: 'gross', direction: 'desc' },
}

export const sellerRevenueFilters = z.object({
  currency: z.enum(currencies).default('BRL'),
  method: z.enum(paymentMethods).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  search: z.string().trim().max(100).optional(),
})
export const sellerRevenueListInput = sellerRevenueFilters.extend(pageInput(revenueOrders))
type Filters = z.output<typeof sellerRevenueFilters>

/**
 * Figures of each seller in a period, in one currency, the highest sales first, with the sales of the
 * previous period of the same length.
 */
export async function listSellerRevenue(caller: Caller, input: z.output<typeof sellerRevenueListInput>) {
  planWithValues(caller.tx)
  const ofBoth = await revenueOf(caller, input)
  const ofCurrent = await revenueOf(caller, input, { isCurrentOnly: true })
  const { by, direction } = input.sort ?? revenueOrders.usual
  const [ranking] = revenueOrders.columns[by]
  // All sellers are ranked by one sum; the others are read for those of the page. From the highest on, those who sold
  // nothing in the period come last: they are looked for only where the page has room for them.
  const { rows: ranked, nextCursor } = await pageOf(
    revenueOrders,
    input,
    async ({ place, after, orderBy, limit }) => {
      const rank = (sums: typeof ofBoth, which?: SQL) =>
        caller.tx
          .with(sums)
          .select({ sellerId: revenue.sellerId, place })
          .from(revenue)
          .where(and(isNamed(caller, input, revenue.sellerId), after, which))
          .orderBy(...orderBy)
          .limit(limit)
      const highest = direction === 'desc' ? await rank(ofCurrent, gt(ranking, 0)) : []
      return highest.length === limit ? highest : rank(ofBoth)
    },
  )
  const sellerIds = ranked.map(({ sellerId }) => sellerId)
  const ofPage = await revenueOf(caller, input, { sellerIds })
  const { currency } = input
  const [sums, tries, allGrossCents] = await Promise.all([
    caller.tx
      .with(ofPage)
      .select({ ...columns, name: nameOf(caller) })
      .from(revenue),
    triesOf(caller, input, sellerIds),
    sumGross(caller, input),
  ])
  const rows = sellerIds.flatMap((id) => sums.filter(({ sellerId }) => sellerId === id))
  return {
    rows: rows.map(({ previousGrossCents, ...row }) => ({
      ...row,
      ...(tries.get(row.sellerId) ?? { answeredCount: 0, paidCount: 0 }),
      allGrossCents,
      currency,
      /** Null for all time, which has no previous period. */
      previousGrossCents: input.from === undefined ? null : previousGrossCents,
    })),
    nextCursor,
  }
}

/** The sums over all sellers of the filter. */
export async function sumSellerRevenue(caller: Caller, filters: Filters) {
  const { events, inTime } = await eventsOf(caller, filters)
  const total = (sum: PgColumn | SQL) => inTime(sum).mapWith(Number)
  planWithValues(caller.tx)
  const [sums] = await caller.tx
    .with(events)
    .select({
      count: countDistinct(saleEvent.sellerId),
      salesCount: total(saleEvent.salesCount),
      grossCents: total(saleEvent.grossCents),
      refundCents: total(saleEvent.refundCents),
      chargebackCents: total(saleEvent.chargebackCents),
      netCents: total(netCents),
    })
    .from(saleEvent)
    .where(isNamed(caller, filters, saleEvent.sellerId))
  const nothing = {
    count: 0,
    salesCount: 0,
    grossCents: 0,
    refundCents: 0,
    chargebackCents: 0,
    netCents: 0,
  }
  return { ...nothing, ...sums, currency: filters.currency }
}

/** Sales on each day of all sellers of the filter, and on the same number of days before. */
export async function revenueByDay(caller: Caller, filters: Filters) {
  const asked = daysAsked(filters, caller.now)
  if (asked === null) return null
  const viewer = inCurrency(asEverySeller(caller), filters.currency)
  const which = and(
    filters.method && eq(payments.method, filters.method),
    isNamed(caller, filters, payments.sellerId),
  )
  const soldIn = async (period: Period) =>
    caller.tx
      .with(await saleFigures(viewer, [period], { which, isOfPlatform: !filters.search }))
      .select({ day: dayOf(saleEvent.at), grossCents: figureSums.grossCents })
      .from(saleEvent)
      .groupBy(sql`1`)
  const [current, previous] = await Promise.all([soldIn(asked.current), soldIn(asked.previous)])
  return chartOf(asked, { current, previous }, caller.now)
}

const netCents = sql`${saleEvent.shareCents} - ${saleEvent.givenCents} + ${saleEvent.laterCents}`

const columns = {
  sellerId: revenue.sellerId,
  salesCount: revenue.salesCount,
  grossCents: revenue.grossCents,
  refundCount: revenue.refundCount,
  refundCents: revenue.refundCents,
  chargebackCount: revenue.chargebackCount,
  chargebackCents: revenue.chargebackCents,
  netCents: revenue.netCents,
  previousGrossCents: revenue.previousGrossCents,
}

/** Read only for the rows of a page: in a join, all sellers would be looked up before they are sorted. */
const nameOf = ({ platformId }: Caller) =>
  sql<string>`(select ${users.name} from ${users} where ${and(eq(users.platformId, platformId), eq(users.id, revenue.sellerId))})`

function isNamed({ tx }: Caller, { search }: Filters, sellerId: PgColumn): SQL | undefined {
  if (!search) return undefined
  return inArray(
    sellerId,
    tx
      .select({ id: users.id })
      .from(users)
      .where(ilike(users.name, containing(search))),
  )
}

/**
 * Purchases of each of these sellers that were started in the period: those with an answer, and the paid ones
 * among them.
 */
async function triesOf(caller: Caller, filters: Filters, sellerIds: string[]) {
  const { viewer, ofMethod, start, end } = asked(caller, filters)
  const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const tries = await caller.tx
    .select({
      sellerId: payments.sellerId,
      answeredCount: counted(sql`${payments.status} <> 'PENDING'`),
      paidCount: counted(sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`),
    })
    .from(payments)
    .where(
      and(
        viewer.sees,
        ofMethod,
        inArray(payments.sellerId, sellerIds),
        start && gte(payments.createdAt, start),
        end && lt(payments.createdAt, end),
      ),
    )
    .groupBy(payments.sellerId)
  return new Map(tries.map(({ sellerId, ...counts }) => [sellerId, counts]))
}

/** The sales of all sellers, as the base of each seller's share. */
async function sumGross(caller: Caller, filters: Filters): Promise<number> {
  const { viewer, ofMethod, start, end } = asked(caller, filters)
  const [all] = await caller.tx
    .with(await saleFigures(viewer, [{ from: start, to: end }], { which: ofMethod, isOfPlatform: true }))
    .select({ grossCents: figureSums.grossCents })
    .from(saleEvent)
  return all?.grossCents ?? 0
}

/**
 * A period without an end includes the current instant, as in every other figure; only its length needs a
 * last instant.
 */
function asked(caller: Caller, { currency, method, from, to }: Filters) {
  return {
    viewer: inCurrency(asEverySeller(caller), currency),
    ofMethod: method && eq(payments.method, method),
    start: from === undefined ? undefined : new Date(from),
    end: to === undefined ? undefined : new Date(to),
  }
}

type Part = { sellerIds?: string[]; isCurrentOnly?: boolean }

/** The events of the period and of the previous one, and a sum over those of either. */
async function eventsOf(caller: Caller, filters: Filters, { sellerIds, isCurrentOnly }: Part = {}) {
  const { viewer, ofMethod, start, end } = asked(caller, filters)
  const periods = [
    ...(start && !isCurrentOnly ? [periodBefore({ from: start, to: end ?? caller.now })] : []),
    { from: start, to: end },
  ]
  const which = and(ofMethod, sellerIds && inArray(payments.sellerId, sellerIds))
  const isNow = start === undefined ? sql`true` : gte(saleEvent.at, start)
  const inTime = (sum: PgColumn | SQL) => sumOfMany(sum, isNow)
  const before = (sum: PgColumn) => sumOfMany(sum, sql`not (${isNow})`)
  return { events: await saleFigures(viewer, periods, { which }), inTime, before }
}

/** A seller with sales only in the previous period is listed with zero. */
async function revenueOf(caller: Caller, filters: Filters, part: Part = {}) {
  const { events, inTime, before } = await eventsOf(caller, filters, part)
  return caller.tx.$with('seller_revenue').as(
    caller.tx
      .with(events)
      .select({
        sellerId: saleEvent.sellerId,
        salesCount: inTime(saleEvent.salesCount).as('sales_count'),
        grossCents: inTime(saleEvent.grossCents).as('gross_cents'),
        refundCount: inTime(saleEvent.refundCount).as('refund_count'),
        refundCents: inTime(saleEvent.refundCents).as('refund_cents'),
        chargebackCount: inTime(saleEvent.chargebackCount).as('chargeback_count'),
        chargebackCents: inTime(saleEvent.chargebackCents).as('chargeback_cents'),
        netCents: inTime(netCents).as('net_cents'),
        previousGrossCents: before(saleEvent.grossCents).as('previous_gross_cents'),
      })
      .from(saleEvent)
      .groupBy(saleEvent.sellerId),
  )
}
