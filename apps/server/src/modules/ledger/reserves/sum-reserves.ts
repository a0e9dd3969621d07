import { type SQL, sql } from 'drizzle-orm'
import { balanceLots, isReserve } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'

const dayMs = 86_400_000
/** Days of the sums, back and ahead. */
const days = 30

/** Reserves in each currency, the part due soon, and the recent outcomes of the others. */
export async function sumReserves({ tx, now }: Scope) {
  const at = (offset: number) => new Date(now.getTime() + offset * dayMs).toISOString()
  const sum = (which: SQL) =>
    sql<number>`coalesce(sum(${balanceLots.amountCents}) filter (where ${which}), 0)`.mapWith(Number)
  const { state, releaseAt, settledAt, currency } = balanceLots
  const open = tx
    .select({
      currency,
      retainedCents: sum(sql`${state} = 'PENDING'`),
      extendedCents: sum(sql`${state} = 'PENDING' and ${balanceLots.extendedFrom} is not null`),
      heldCents: sum(sql`${state} = 'HELD'`),
      weekCents: sum(sql`${state} = 'PENDING' and ${releaseAt} < ${at(7)}`),
      monthCents: sum(sql`${state} = 'PENDING' and ${releaseAt} < ${at(days)}`),
    })
    .from(balanceLots)
    .where(sql`${isReserve(balanceLots)} and ${state} in ('PENDING', 'HELD')`)
    .groupBy(currency)
  const ended = tx
    .select({
      currency,
      releasedCents: sum(sql`${state} = 'RELEASED'`),
      consumedCents: sum(sql`${state} = 'CONSUMED'`),
    })
    .from(balanceLots)
    .where(sql`${isReserve(balanceLots)} and ${settledAt} >= ${at(-days)}`)
    .groupBy(currency)
  const [openSums, endedSums] = await Promise.all([open, ended])
  const currencies = [...new Set([...openSums, ...endedSums].map((row) => row.currency))].sort()
  const none = { retainedCents: 0, extendedCents: 0, heldCents: 0, weekCents: 0, monthCents: 0 }
  return currencies.map((own) => ({
    ...none,
    releasedCents: 0,
    consumedCents: 0,
    ...openSums.find((row) => row.currency === own),
    ...endedSums.find((row) => row.currency === own),
    currency: own,
  }))
}
