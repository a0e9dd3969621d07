import { asc, gt, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { figureDays, figureTotals, profitTotals, revenueTotals } from '#db/schema/figures.ts'
import { ledgerDays } from '#db/schema/ledger.ts'
import { lastSummedDay } from '#modules/ledger/days/last-summed-day.ts'
import { inScope, type Scope } from '#scope.ts'
import { profitColumns, profitOfDay } from './profit-of-day.ts'
import { revenueColumns, revenueOfDay } from './revenue-of-day.ts'
import { sumsOfDay, totalColumns } from './sums-of-day.ts'

/** Writes the totals of every closed day without totals, in order, each day in its own transaction. */
export async function sumDays(app: App, platformId: string): Promise<void> {
  while (await inScope(app, platformId, sumNextDay));
}

/**
 * False if every closed day has its totals. Of two concurrent calls the second waits, and finds the day
 * written.
 */
export async function sumNextDay(scope: Scope): Promise<boolean> {
  const { tx, platformId, now } = scope
  const last = await lastSummedDay(scope)
  const [closed] = await tx
    .select({ day: ledgerDays.day })
    .from(ledgerDays)
    .where(last === undefined ? undefined : gt(ledgerDays.day, last))
    .orderBy(asc(ledgerDays.day))
    .limit(1)
  if (!closed) return false
  const written = await tx
    .insert(figureDays)
    .values({ platformId, day: closed.day, summedAt: now })
    .onConflictDoNothing()
    .returning()
  if (written.length === 0) return true
  // "Returning" is required by Citus: without it, Citus copies the rows of a query into the shards, which row
  // policies forbid.
  await tx.execute(sql`
    insert into ${figureTotals} (platform_id, number, ${totalColumns})
    select ${platformId}, row_number() over (), summed.* from (${sumsOfDay({ tx, platformId }, closed.day)}) summed returning 1`)
  await tx.execute(sql`
    insert into ${profitTotals} (platform_id, number, ${profitColumns})
    select ${platformId}, row_number() over (), booked.* from (${profitOfDay(platformId, closed.day)}) booked returning 1`)
  await tx.execute(sql`
    insert into ${revenueTotals} (platform_id, ${revenueColumns})
    select ${platformId}, summed.* from (${revenueOfDay(platformId, closed.day)}) summed returning 1`)
  return true
}
