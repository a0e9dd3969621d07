import { and, count, eq, gt, inArray, min } from 'drizzle-orm'
import { moneyProposals } from '#db/schema/proposals.ts'
import type { Scope } from '#scope.ts'

const dayMs = 86_400_000

/** Number of open proposals, age of the oldest, next expiry, and number decided in a day. */
export async function sumProposals({ tx, now }: Scope) {
  const { state, proposedAt, expiresAt } = moneyProposals
  const aDayAgo = new Date(now.getTime() - dayMs)
  const [[open], [decided]] = await Promise.all([
    tx
      .select({ count: count(), oldestAt: min(proposedAt), lapsesAt: min(expiresAt) })
      .from(moneyProposals)
      .where(and(eq(state, 'OPEN'), gt(expiresAt, now))),
    // A decision comes within a day of its proposal, so the index on the time of the proposal is enough.
    tx
      .select({ count: count() })
      .from(moneyProposals)
      .where(
        and(
          inArray(state, ['APPROVED', 'REFUSED']),
          gt(proposedAt, new Date(aDayAgo.getTime() - dayMs)),
          gt(moneyProposals.decidedAt, aDayAgo),
        ),
      ),
  ])
  return {
    count: open?.count ?? 0,
    oldestAt: open?.oldestAt?.toISOString() ?? null,
    lapsesAt: open?.lapsesAt?.toISOString() ?? null,
    decidedCount: decided?.count ?? 0,
  }
}
