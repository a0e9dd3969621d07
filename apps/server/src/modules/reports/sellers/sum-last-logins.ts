import { and, eq, gte, sql } from 'drizzle-orm'
import { sessionLogs, users } from '../../../db/schema/accounts.ts'
import { invariant } from '../../../kit/invariant.ts'
import type { Scope } from '../../../scope.ts'
import { inSegment, type LastLoginSegment } from './last-login-segments.ts'
import { isSeller } from './seller-filters.ts'

const weekMs = 7 * 86_400_000
const weeksShown = 12

/** How many sellers are in each segment, and how many came in during each of the last twelve weeks. */
export async function sumLastLogins({ tx, now }: Scope) {
  const countOf = (segment: LastLoginSegment) =>
    sql<number>`count(*) filter (where ${inSegment(segment, now)})`.mapWith(Number)
  const counts = {
    ACTIVE: countOf('ACTIVE'),
    SLEEPING: countOf('SLEEPING'),
    AT_RISK: countOf('AT_RISK'),
    LOST: countOf('LOST'),
    NEVER: countOf('NEVER'),
    NEW_UNSOLD: countOf('NEW_UNSOLD'),
  } satisfies Record<LastLoginSegment, unknown>
  const from = new Date(now.getTime() - weeksShown * weekMs)
  const weeksAgo = sql<number>`floor(extract(epoch from (${now.toISOString()}::timestamptz - ${sessionLogs.at})) / ${weekMs / 1000})`
  const [[segments], weeks] = await Promise.all([
    tx.select(counts).from(users).where(isSeller),
    tx
      .select({
        weeksAgo: weeksAgo.mapWith(Number),
        sellers: sql<number>`count(distinct ${sessionLogs.userId})`.mapWith(Number),
      })
      .from(sessionLogs)
      .where(
        and(gte(sessionLogs.at, from), eq(sessionLogs.door, 'SELLER'), eq(sessionLogs.outcome, 'ENTERED')),
      )
      .groupBy(sql`1`),
  ])
  invariant(segments, 'a count has one row')
  return {
    segments,
    weeks: Array.from({ length: weeksShown }, (_, index) => {
      const ago = weeksShown - 1 - index
      return {
        startsAt: new Date(now.getTime() - (ago + 1) * weekMs).toISOString(),
        sellers: weeks.find((week) => week.weeksAgo === ago)?.sellers ?? 0,
      }
    }),
  }
}
