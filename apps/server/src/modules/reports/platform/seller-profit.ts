import type { Period } from '@balcao/domain/options/date-ranges'
import { currencies } from '@balcao/domain/vocabulary'
import { and, countDistinct, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, pgTable, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { planWithValues } from '#db/plan-with-values.ts'
import { users } from '#db/schema/accounts.ts'
import { cents } from '#db/schema/columns.ts'
import { earnings } from '#db/schema/figures.ts'
import { profitFigure, profitFigures } from '#modules/reports/figures/profit-figures.ts'
import { dayOf, sumOfMany } from '#modules/reports/report-line.ts'
import type { Caller } from '#rpc/caller.ts'
import { chartOf, daysAsked } from './days-asked.ts'

/** The sums of each seller, as selected by the statement of the list; not a table of the database. */
const profit = pgTable('seller_profit', {
  sellerId: uuid().notNull(),
  ...earnings(),
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

const profitCents = sql`${profitFigure.feeCents} + ${profitFigure.interestCents} + ${profitFigure.anticipationCents} + ${profitFigure.spreadCents} - ${profitFigure.costCents}`

/**
 * The platform's earnings by seller in a period and the cost of their sales, by the books and on the day of
 * the posting: a refund counts on the day it was booked.
 */
export async function listSellerProfit(caller: Caller, input: z.output<typeof sellerProfitListInput>) {
  const { tx } = caller
  planWithValues(tx)
  const figures = await figuresOf(caller, input)
  const sumsOf = (sellers: SQL | undefined) => {
    const total = (amount: PgColumn | SQL, name: string) => sumOfMany(amount).as(name)
    return tx.$with('seller_profit').as(
      tx
        .with(figures)
        .select({
          sellerId: profitFigure.sellerId,
          volumeCents: total(profitFigure.volumeCents, 'volume_cents'),
          feeCents: total(profitFigure.feeCents, 'fee_cents'),
          interestCents: total(profitFigure.interestCents, 'interest_cents'),
          anticipationCents: total(profitFigure.anticipationCents, 'anticipation_cents'),
          spreadCents: total(profitFigure.spreadCents, 'spread_cents'),
          costCents: total(profitFigure.costCents, 'cost_cents'),
          profitCents: total(profitCents, 'profit_cents'),
        })
        .from(profitFigure)
        .where(and(eq(profitFigure.currency, input.currency), sellers))
        .groupBy(profitFigure.sellerId),
    )
  }
  // All sellers are ranked by one sum; the others are read for those of the page.
  const { rows: ranked, nextCursor } = await pageOf(profitOrders, input, ({ place, after, orderBy, limit }) =>
    tx
      .with(sumsOf(isNamed(caller, input)))
      .select({ sellerId: profit.sellerId, place })
      .from(profit)
      .where(after)
      .orderBy(...orderBy)
      .limit(limit),
  )
  const sellerIds = ranked.map(({ sellerId }) => sellerId)
  const sums = await tx
    .with(sumsOf(inArray(profitFigure.sellerId, sellerIds)))
    .select({ ...columns, name: nameOf(caller) })
    .from(profit)
  const rows = sellerIds.flatMap((id) => sums.filter(({ sellerId }) => sellerId === id))
  return { rows: rows.map((row) => ({ ...row, currency: input.currency })), nextCursor }
}

/** The sums over all sellers of the filter. */
export async function sumSellerProfit(caller: Caller, filters: Filters) {
  const total = (amount: PgColumn | SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)
  planWithValues(caller.tx)
  const [sums] = await caller.tx
    .with(await figuresOf(caller, filters))
    .select({
      count: countDistinct(profitFigure.sellerId),
      volumeCents: total(profitFigure.volumeCents),
      feeCents: total(profitFigure.feeCents),
      interestCents: total(profitFigure.interestCents),
      anticipationCents: total(profitFigure.anticipationCents),
      spreadCents: total(profitFigure.spreadCents),
      costCents: total(profitFigure.costCents),
      profitCents: total(profitCents),
    })
    .from(profitFigure)
    .where(and(eq(profitFigure.currency, filters.currency), isNamed(caller, filters)))
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
  planWithValues(caller.tx)
  const earnedIn = async (period: Period) =>
    caller.tx
      .with(await profitFigures(caller, [period], { isOfPlatform: !filters.search }))
      .select({ day: dayOf(profitFigure.at), grossCents: sql<number>`sum(${profitCents})`.mapWith(Number) })
      .from(profitFigure)
      .where(and(eq(profitFigure.currency, filters.currency), isNamed(caller, filters)))
      .groupBy(sql`1`)
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

/** Read only for the rows of a page: in a join, all sellers would be looked up before they are sorted. */
const nameOf = ({ platformId }: Caller) =>
  sql<string>`(select ${users.name} from ${users} where ${and(eq(users.platformId, platformId), eq(users.id, profit.sellerId))})`

function figuresOf(caller: Caller, { from, to }: Filters) {
  return profitFigures(caller, [
    { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined },
  ])
}

function isNamed({ tx }: Caller, { search }: Filters): SQL | undefined {
  if (!search) return undefined
  const named = tx
    .select({ id: users.id })
    .from(users)
    .where(ilike(users.name, containing(search)))
  return inArray(profitFigure.sellerId, named)
}
