import { addDays, addMonths, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import { revenueMovements as kinds, type RevenueMovement } from '@balcao/domain/money/recurring-revenue'
import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { revenueTotals } from '#db/schema/figures.ts'
import { revenueMovements } from '#db/schema/subscriptions.ts'
import { lastSummedDay } from '#modules/ledger/days/last-summed-day.ts'
import { monthOf } from '#modules/subscriptions/history/charges-in-books.ts'
import type { revenueInput } from '#modules/subscriptions/subscription.input.ts'
import type { Caller } from '#rpc/caller.ts'

const columnOf = {
  NEW: 'newCents',
  REACTIVATION: 'reactivationCents',
  EXPANSION: 'expansionCents',
  CONTRACTION: 'contractionCents',
  CHURN: 'churnCents',
  COMPLETED: 'completedCents',
} as const satisfies Record<RevenueMovement, keyof typeof revenueTotals>

/** Movements of a month by kind; losses are negative. */
type MovedCents = Record<(typeof columnOf)[RevenueMovement], Cents>

export type RevenueMonth = MovedCents & {
  /** Month: 2026-11. */
  month: string
  openingCents: Cents
  closingCents: Cents
}

type Row = { currency: Currency; month: string; kind: RevenueMovement; cents: string }

/**
 * Recurring revenue of the caller's subscriptions by month and currency, the present month last: opening, movements and
 * closing. Closed days are read from their totals, so that only the movements since the last closed day are summed.
 */
export async function readRevenue(
  caller: Caller,
  { months: count }: z.output<typeof revenueInput>,
): Promise<{ currency: Currency; months: RevenueMonth[] }[]> {
  const { tx, platformId, now, session } = caller
  const present = `${dayInSaoPaulo(now).slice(0, 7)}-01`
  const first = addMonths(present, 1 - count)
  const since = startOfDayInSaoPaulo(first)
  const lastDay = await lastSummedDay(caller)
  const openSince = lastDay === undefined ? undefined : startOfDayInSaoPaulo(addDays(lastDay, 1))
  const isClosed = and(
    eq(revenueTotals.platformId, platformId),
    eq(revenueTotals.sellerId, session.userId),
    openSince ? lt(revenueTotals.at, openSince) : sql`false`,
  )
  const isOpen = and(
    eq(revenueMovements.platformId, platformId),
    eq(revenueMovements.sellerId, session.userId),
    openSince && gte(revenueMovements.at, openSince),
  )
  const parts = kinds.map((kind) => sql`(${kind}, ${revenueTotals[columnOf[kind]]})`)
  const [openings, moved] = await Promise.all([
    tx.execute<{ currency: Currency; cents: string }>(sql`
      select c.currency, opening.cents from unnest(${sql.param([...currencies])}::text[]) as c (currency)
      cross join lateral (
        select ${revenueTotals.closingCents} as cents from ${revenueTotals}
        where ${and(isClosed, eq(revenueTotals.currency, sql`c.currency`), lt(revenueTotals.at, since))}
        order by ${revenueTotals.at} desc limit 1
      ) opening`),
    tx.execute<Row>(sql`
      select currency, month, kind, sum(cents) as cents from (
        select ${revenueTotals.currency} as currency, ${monthOf(sql`${revenueTotals.at}`)} as month, part.kind, part.cents
        from ${revenueTotals} cross join lateral (values ${sql.join(parts, sql`, `)}) as part (kind, cents)
        where ${and(isClosed, gte(revenueTotals.at, since))}
        union all
        select ${revenueMovements.currency}, ${monthOf(sql`${revenueMovements.at}`)}, ${revenueMovements.kind}, ${revenueMovements.cents}
        from ${revenueMovements} where ${isOpen}
      ) movement group by 1, 2, 3`),
  ])
  return currencies.flatMap((currency) => {
    const own = moved.filter((row) => row.currency === currency)
    const opening = openings.find((row) => row.currency === currency)
    if (own.length === 0 && opening === undefined) return []
    const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { cents }) => sum + Number(cents), 0)
    // While days wait to be closed, the opening total may lack movements before the first month.
    let closingCents =
      Number(opening?.cents ?? 0) + sumOf(own.filter(({ month }) => month < first.slice(0, 7)))
    const months = Array.from({ length: count }, (_, index): RevenueMonth => {
      const month = addMonths(first, index).slice(0, 7)
      const movements = own.filter((row) => row.month === month)
      const openingCents = closingCents
      closingCents += sumOf(movements)
      const sums = kinds.map((kind) => [columnOf[kind], sumOf(movements.filter((row) => row.kind === kind))])
      return { month, openingCents, ...(Object.fromEntries(sums) as MovedCents), closingCents }
    })
    return [{ currency, months }]
  })
}
