import type { Period } from '@balcao/domain/options/date-ranges'
import { currencies } from '@balcao/domain/vocabulary'
import { and, count, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { anticipations } from '#db/schema/anticipations.ts'
import { cents } from '#db/schema/columns.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import { payments } from '#db/schema/payments.ts'
import { balanceConversions, withdrawals } from '#db/schema/payouts.ts'
import { moneyProposals } from '#db/schema/proposals.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { dayOf } from '#modules/reports/report-line.ts'
import type { Caller } from '#rpc/caller.ts'
import { chartOf, daysAsked } from './days-asked.ts'

/** The sums of each seller, as the statements below name them; no table of the database. */
const profit = pgTable('seller_profit', {
  sellerId: uuid().notNull(),
  /** Where it is asked for day by day; empty otherwise. */
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

/** The same over all sellers of the filter. */
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

/** What the platform earned by all sellers that the filter keeps on each day, and in as many days before. */
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

const postedOn = dayOf(ledgerEntries.postedAt)

const earning = [
  accounts.platformFee,
  accounts.platformInterest,
  accounts.platformAnticipation,
  accounts.platformSpread,
]

function named({ search }: Filters): SQL | undefined {
  return search ? ilike(users.name, containing(search)) : undefined
}

/**
 * An entry belongs to the seller of its sale, anticipation, withdrawal, conversion or fee correction; a
 * manager pays for withdrawals too. Entries of no seller, such as the operator's bill, are left out.
 */
async function profitOf(caller: Caller, { currency, from, to }: Filters, by: 'BY_DAY' | 'IN_ALL' = 'IN_ALL') {
  const { tx, platformId } = caller
  const bounds = {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
  const sellerId = sql<string>`coalesce(${payments.sellerId}, ${anticipations.userId}, ${withdrawals.userId}, ${moneyProposals.userId}, ${balanceConversions.userId})`
  const debited = (condition: SQL) =>
    sql`coalesce(sum(${ledgerEntries.amountCents}) filter (where ${condition}), 0)::bigint`
  const at = (code: string) => eq(ledgerAccounts.code, code)
  const isVolume = sql`${ledgerJournals.rule} = 'sale.approved' and ${ledgerAccounts.code} like 'acquirer:%'`
  return tx.$with('seller_profit').as(
    tx
      .select({
        sellerId: sellerId.as('seller_id'),
        day: (by === 'BY_DAY' ? postedOn : sql`''`).as('day'),
        volumeCents: debited(isVolume).as('volume_cents'),
        feeCents: sql`-${debited(at(accounts.platformFee))}`.as('fee_cents'),
        interestCents: sql`-${debited(at(accounts.platformInterest))}`.as('interest_cents'),
        anticipationCents: sql`-${debited(at(accounts.platformAnticipation))}`.as('anticipation_cents'),
        spreadCents: sql`-${debited(at(accounts.platformSpread))}`.as('spread_cents'),
        costCents: debited(at(accounts.platformCost)).as('cost_cents'),
        profitCents: sql`-${debited(sql`${ledgerAccounts.code} like 'platform:%'`)}`.as('profit_cents'),
      })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
      .leftJoin(
        payments,
        eq(payments.id, sql`coalesce(${ledgerEntries.paymentId}, ${ledgerJournals.subjectId})`),
      )
      .leftJoin(anticipations, eq(anticipations.id, ledgerJournals.subjectId))
      .leftJoin(withdrawals, eq(withdrawals.id, ledgerJournals.subjectId))
      .leftJoin(moneyProposals, eq(moneyProposals.id, ledgerJournals.subjectId))
      .leftJoin(balanceConversions, eq(balanceConversions.id, ledgerJournals.subjectId))
      .where(
        and(
          eq(ledgerEntries.platformId, platformId),
          eq(ledgerAccounts.currency, currency),
          or(inArray(ledgerAccounts.code, [...earning, accounts.platformCost]), isVolume),
          bounds.from && gte(ledgerEntries.postedAt, bounds.from),
          bounds.to && lt(ledgerEntries.postedAt, bounds.to),
          sql`${sellerId} is not null`,
        ),
      )
      .groupBy(sellerId, ...(by === 'BY_DAY' ? [postedOn] : [])),
  )
}
