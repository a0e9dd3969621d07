import type { Period } from '@balcao/domain/options/date-ranges'
import { currencies } from '@balcao/domain/vocabulary'
import { and, count, eq, ilike, type SQL, sql, WithSubquery } from 'drizzle-orm'
import { type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { cents } from '#db/schema/columns.ts'
import { profitTotals } from '#db/schema/figures.ts'
import { lastSummedDay } from '#modules/ledger/days/last-summed-day.ts'
import { inPeriods, splitAtDays } from '#modules/ledger/days/split-at-days.ts'
import { bookedProfit, profitColumns } from '#modules/reports/figures/booked-profit.ts'
import { dayOf } from '#modules/reports/report-line.ts'
import type { Caller } from '#rpc/caller.ts'
import { chartOf, daysAsked } from './days-asked.ts'

/** The sums of each seller, as selected by the statements below; not a table of the database. */
const profit = pgTable('seller_profit', {
  sellerId: uuid().notNull(),
  /** Set only if the sums are by day; empty otherwise. */
  day: text().notNull(),
  volumeCents: cents().notNull(),
  feeCents: cents().notNull(),
  interestCents: cents().notNull(),
  anticipationCents: cents().notNull(),
  spreadCents: cents().notNull(),
  costCents: cents().notNull(),
  profitCents: cents().notNull(),
})

const profitOrders: ListOrders<'profit' | 'volume'> = {
  columns: {
    profit: [profit.profitCents, profit.sellerId],
    volume: [profit.volumeCents, profit.sellerId],
  },
  usual: { by: 'profit', direction: 'desc' },
}

export const sellerProfitFilters = z.object({
  currency: z.enum(currencies).default('BRL'),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  search: z.string().trim().max(100).optional(),
})
export const sellerProfitListInput = sellerProfitFilters.extend(pageInput(profitOrders))
type Filters = z.output<typeof sellerProfitFilters>

/**
 * The platform's earnings by seller in a period and the cost of their sales, by the books and on the day of
 * the posting: a refund counts on the day it was booked.
 */
export async function listSellerProfit(caller: Caller, input: z.output<typeof sellerProfitListInput>) {
  const sums = await profitOf(caller, input)
  const { rows, nextCursor } = await pageOf(profitOrders, input, ({ place, after, orderBy, limit }) =>
    caller.tx
      .with(sums)
      .select({ ...columns, name: users.name, place })
      .from(profit)
      .innerJoin(users, eq(users.id, profit.sellerId))
      .where(and(named(input), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map((row) => ({ ...row, currency: input.currency })), nextCursor }
}

/** The sums over all sellers of the filter. */
export async function sumSellerProfit(caller: Caller, filters: Filters) {
  const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sums] = await caller.tx
    .with(await profitOf(caller, filters))
    .select({
      count: count(),
      volumeCents: total(profit.volumeCents),
      feeCents: total(profit.feeCents),
      interestCents: total(profit.interestCents),
      anticipationCents: total(profit.anticipationCents),
      spreadCents: total(profit.spreadCents),
      costCents: total(profit.costCents),
      profitCents: total(profit.profitCents),
    })
    .from(profit)
    .innerJoin(users, eq(users.id, profit.sellerId))
    .where(named(filters))
  const nothing = {
    count: 0,
    volumeCents: 0,
    feeCents: 0,
    interestCents: 0,
    anticipationCents: 0,
    spreadCents: 0,
    costCents: 0,
    profitCents: 0,
  }
  return { ...nothing, ...sums, currency: filters.currency }
}

/** The platform's earnings on each day from all sellers of the filter, and on the same number of days before. */
export async function profitByDay(caller: Caller, filters: Filters) {
  const asked = daysAsked(filters, caller.now)
  if (asked === null) return null
  const earnedIn = async ({ from, to }: Period) =>
    caller.tx
      .with(await profitOf(caller, { ...filters, from: from.toISOString(), to: to.toISOString() }, 'BY_DAY'))
      .select({ day: profit.day, grossCents: sql<number>`sum(${profit.profitCents})`.mapWith(Number) })
      .from(profit)
      .innerJoin(users, eq(users.id, profit.sellerId))
      .where(named(filters))
      .groupBy(profit.day)
  const [current, previous] = await Promise.all([earnedIn(asked.current), earnedIn(asked.previous)])
  return chartOf(asked, { current, previous }, caller.now)
}

const columns = {
  sellerId: profit.sellerId,
  volumeCents: profit.volumeCents,
  feeCents: profit.feeCents,
  interestCents: profit.interestCents,
  anticipationCents: profit.anticipationCents,
  spreadCents: profit.spreadCents,
  costCents: profit.costCents,
  profitCents: profit.profitCents,
}

function named({ search }: Filters): SQL | undefined {
  return search ? ilike(users.name, containing(search)) : undefined
}

/** Closed days from their totals, and the rest of the period from the books. */
async function profitOf(caller: Caller, { currency, from, to }: Filters, by: 'BY_DAY' | 'IN_ALL' = 'IN_ALL') {
  const { platformId } = caller
  const period = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined }
  const { days, rest } = splitAtDays([period], await lastSummedDay(caller))
  const day = by === 'BY_DAY' ? dayOf(sql.raw('at')) : sql`''`
  return new WithSubquery(
    sql`
      select seller_id, ${day} as day, sum(volume_cents)::bigint as volume_cents, sum(fee_cents)::bigint as fee_cents,
        sum(interest_cents)::bigint as interest_cents, sum(anticipation_cents)::bigint as anticipation_cents,
        sum(spread_cents)::bigint as spread_cents, sum(cost_cents)::bigint as cost_cents,
        sum(fee_cents + interest_cents + anticipation_cents + spread_cents - cost_cents)::bigint as profit_cents
      from (
        select ${profitColumns} from ${profitTotals}
        where ${and(eq(profitTotals.platformId, platformId), inPeriods(profitTotals.at, days))}
        union all ${bookedProfit(platformId, rest)}) booked
      where currency = ${currency}
      group by 1, 2`,
    {},
    'seller_profit',
    true,
  )
}
