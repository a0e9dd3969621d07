import { sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { inSegment, type LastLoginSegment } from './last-login-segments.ts'
import { isSeller } from './seller-filters.ts'

/** Number of sellers in each segment and in total. A new seller who never logged in is in two segments. */
export async function countLastLogins(scope: Scope) {
  const countOf = (segment: LastLoginSegment) =>
    sql<number>`count(*) filter (where ${inSegment(scope, segment)})`.mapWith(Number)
  const [counts] = await scope.tx
    .select({
      ALL: sql<number>`count(*)`.mapWith(Number),
      ACTIVE: countOf('ACTIVE'),
      SLEEPING: countOf('SLEEPING'),
      AT_RISK: countOf('AT_RISK'),
      LOST: countOf('LOST'),
      NEVER: countOf('NEVER'),
      NEW_UNSOLD: countOf('NEW_UNSOLD'),
    })
    .from(users)
    .where(isSeller)
  invariant(counts, 'a count has one row')
  const whole = (count: number) => ({ count, isMore: false })
  return {
    ALL: whole(counts.ALL),
    ACTIVE: whole(counts.ACTIVE),
    SLEEPING: whole(counts.SLEEPING),
    AT_RISK: whole(counts.AT_RISK),
    LOST: whole(counts.LOST),
    NEVER: whole(counts.NEVER),
    NEW_UNSOLD: whole(counts.NEW_UNSOLD),
  } satisfies Record<LastLoginSegment | 'ALL', { count: number; isMore: boolean }>
}
