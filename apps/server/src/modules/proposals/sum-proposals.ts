import { and, count, eq, gt, min } from 'drizzle-orm'
import { moneyProposals } from '../../db/schema/proposals.ts'
import type { Scope } from '../../scope.ts'

/** How many proposals wait, since when the oldest does, and when the first of them lapses. */
export async function sumProposals({ tx, now }: Scope) {
  const [sums] = await tx
    .select({
      count: count(),
      oldestAt: min(moneyProposals.proposedAt),
      lapsesAt: min(moneyProposals.expiresAt),
    })
    .from(moneyProposals)
    .where(and(eq(moneyProposals.state, 'OPEN'), gt(moneyProposals.expiresAt, now)))
  return {
    count: sums?.count ?? 0,
    oldestAt: sums?.oldestAt?.toISOString() ?? null,
    lapsesAt: sums?.lapsesAt?.toISOString() ?? null,
  }
}
