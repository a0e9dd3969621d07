import { and, eq, gte, sql } from 'drizzle-orm'
import { sessionLogs } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'

const weekMs = 7 * 86_400_000
const weeksShown = 12

/** Number of sellers who logged in during each of the last twelve weeks, the oldest first. */
export async function listLoginWeeks({ tx, now }: Scope) {
  const from = new Date(now.getTime() - weeksShown * weekMs)
  const secondsAgo = sql`extract(epoch from (${now.toISOString()}::timestamptz - ${sessionLogs.at}))`
  const weeks = await tx
    .select({
      weeksAgo: sql<number>`floor(${secondsAgo} / ${weekMs / 1000})`.mapWith(Number),
      sellers: sql<number>`count(distinct ${sessionLogs.userId})`.mapWith(Number),
    })
    .from(sessionLogs)
    .where(and(gte(sessionLogs.at, from), eq(sessionLogs.door, 'SELLER'), eq(sessionLogs.outcome, 'ENTERED')))
    .groupBy(sql`1`)
  return Array.from({ length: weeksShown }, (_, index) => {
    const ago = weeksShown - 1 - index
    return {
      startsAt: new Date(now.getTime() - (ago + 1) * weekMs).toISOString(),
      sellers: weeks.find((week) => week.weeksAgo === ago)?.sellers ?? 0,
    }
  })
}
