import type { Cents } from '@balcao/domain/money/money'
import { inArray, sql } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'

/** Outcome of the bought lots. The three amounts add up to the amount bought. */
export type Outcome = {
  /** Lots whose release date has come. */
  recoveredCents: Cents
  /** Lots that wait for their date, or are held for a dispute or a refund. */
  waitingCents: Cents
  /** Lots refunded to the buyer; the seller paid for them from other money, or owes them. */
  reversedCents: Cents
}

const nothing: Outcome = { recoveredCents: 0, waitingCents: 0, reversedCents: 0 }

/** Outcome of the lots of some anticipations, as of now. */
export async function readOutcomes(
  { tx, now }: Scope,
  anticipationIds: readonly string[],
): Promise<(anticipationId: string) => Outcome> {
  if (anticipationIds.length === 0) return () => nothing
  const sumOf = (what: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${balanceLots.amountCents}) filter (where ${what}), 0)`.mapWith(Number)
  const isMature = sql`${balanceLots.releaseAt} <= ${now.toISOString()}`
  const rows = await tx
    .select({
      anticipationId: balanceLots.anticipationId,
      recoveredCents: sumOf(sql`${balanceLots.state} = 'SOLD' and ${isMature}`),
      waitingCents: sumOf(
        sql`${balanceLots.state} = 'HELD' or (${balanceLots.state} = 'SOLD' and not ${isMature})`,
      ),
      reversedCents: sumOf(sql`${balanceLots.state} = 'CONSUMED'`),
    })
    .from(balanceLots)
    .where(inArray(balanceLots.anticipationId, [...anticipationIds]))
    .groupBy(balanceLots.anticipationId)
  const byId = new Map(rows.map(({ anticipationId, ...outcome }) => [anticipationId, outcome]))
  return (anticipationId) => byId.get(anticipationId) ?? nothing
}
