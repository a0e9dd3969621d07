import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { and, count, eq, gte, ilike, lt, type SQL, sql } from 'drizzle-orm'
import { integer, type PgColumn, pgTable, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { users } from '../../../db/schema/accounts.ts'
import { cents } from '../../../db/schema/columns.ts'
import { orderShares } from '../../../db/schema/orders.ts'
import { payments } from '../../../db/schema/payments.ts'
import type { Caller } from '../../../rpc/caller.ts'

/** The sums of each seller, as the statements below name them; no table of the database. */
const revenue = pgTable('seller_revenue', {
  sellerId: uuid().notNull(),
  approvedCount: integer().notNull(),
  grossCents: cents().notNull(),
  netCents: cents().notNull(),
  answeredCount: integer().notNull(),
  paidCount: integer().notNull(),
  refundedCount: integer().notNull(),
  chargebackCount: integer().notNull(),
  previousGrossCents: cents().notNull(),
})

const revenueOrders: ListOrders<'gross' | 'count'> = {
  columns: {
    gross: [revenue.grossCents, revenue.sellerId],
    count: [revenue.approvedCount, revenue.sellerId],
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

/** What each seller sold in a time, in one currency, whoever sold most first; with what they sold in as long a time before. */
export async function listSellerRevenue(caller: Caller, input: z.output<typeof sellerRevenueListInput>) {
  const { rows, nextCursor } = await pageOf(revenueOrders, input, ({ place, after, orderBy, limit }) =>
    caller.tx
      .with(revenueOf(caller, input))
      .select({ ...columns, name: users.name, allGrossCents, place })
      .from(revenue)
      .innerJoin(users, eq(users.id, revenue.sellerId))
      .where(and(named(input), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const { currency } = input
  return {
    rows: rows.map(({ previousGrossCents, ...row }) => ({
      ...row,
      currency,
      /** Null where all time is asked for, which has no time before. */
      previousGrossCents: input.from === undefined ? null : previousGrossCents,
    })),
    nextCursor,
  }
}

/** The same over all sellers that the filter keeps. */
export async function sumSellerRevenue(caller: Caller, filters: Filters) {
  const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sums] = await caller.tx
    .with(revenueOf(caller, filters))
    .select({
      count: count(),
      approvedCount: total(revenue.approvedCount),
      grossCents: total(revenue.grossCents),
      netCents: total(revenue.netCents),
    })
    .from(revenue)
    .innerJoin(users, eq(users.id, revenue.sellerId))
    .where(named(filters))
  const { count: sellerCount = 0, approvedCount = 0, grossCents = 0, netCents = 0 } = sums ?? {}
  return { count: sellerCount, approvedCount, grossCents, netCents, currency: filters.currency }
}

const columns = {
  sellerId: revenue.sellerId,
  approvedCount: revenue.approvedCount,
  grossCents: revenue.grossCents,
  netCents: revenue.netCents,
  answeredCount: revenue.answeredCount,
  paidCount: revenue.paidCount,
  refundedCount: revenue.refundedCount,
  chargebackCount: revenue.chargebackCount,
  previousGrossCents: revenue.previousGrossCents,
}

/** What everybody sold together, of which each has a share. */
const allGrossCents = sql<number>`(select sum(${revenue.grossCents}) from ${revenue})`.mapWith(Number)

function named({ search }: Filters): SQL | undefined {
  return search ? ilike(users.name, containing(search)) : undefined
}

/** One pass over the sales of both times. Whoever sold in the time before alone is listed with nothing. */
function revenueOf({ tx, now, platformId }: Caller, { currency, method, from, to }: Filters) {
  const end = to === undefined ? now : new Date(to)
  const start = from === undefined ? undefined : new Date(from)
  const previousStart = start && new Date(2 * start.getTime() - end.getTime())
  const isNow = start === undefined ? sql`true` : gte(payments.createdAt, start)
  const inTime = (status: SQL) => sql`${isNow} and ${status}`
  const approved = sql`${payments.status} = 'APPROVED'`
  const paid = sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`
  const counted = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`
  const summed = (column: SQL | typeof payments.amountCents, condition: SQL) =>
    sql`coalesce(sum(${column}) filter (where ${condition}), 0)::bigint`
  return tx.$with('seller_revenue').as(
    tx
      .select({
        sellerId: payments.sellerId,
        approvedCount: counted(inTime(approved)).as('approved_count'),
        grossCents: summed(payments.amountCents, inTime(approved)).as('gross_cents'),
        netCents: summed(sql`${orderShares.amountCents} + ${payments.correctedCents}`, inTime(approved)).as(
          'net_cents',
        ),
        answeredCount: counted(inTime(sql`${payments.status} <> 'PENDING'`)).as('answered_count'),
        paidCount: counted(inTime(paid)).as('paid_count'),
        refundedCount: counted(inTime(sql`${payments.status} = 'REFUNDED'`)).as('refunded_count'),
        chargebackCount: counted(inTime(sql`${payments.status} = 'CHARGEBACK'`)).as('chargeback_count'),
        previousGrossCents: summed(payments.amountCents, sql`not (${isNow}) and ${approved}`).as(
          'previous_gross_cents',
        ),
      })
      .from(payments)
      .leftJoin(orderShares, and(eq(orderShares.orderId, payments.orderId), eq(orderShares.role, 'PRODUCER')))
      .where(
        and(
          eq(payments.platformId, platformId),
          eq(payments.currency, currency),
          method && eq(payments.method, method),
          previousStart && gte(payments.createdAt, previousStart),
          lt(payments.createdAt, end),
        ),
      )
      .groupBy(payments.sellerId),
  )
}
