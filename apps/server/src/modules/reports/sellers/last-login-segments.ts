import { and, eq, gt, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { payments } from '../../../db/schema/payments.ts'

/** How long a seller stayed away. NEW_UNSOLD registered this month and has sold nothing yet, however often they came. */
export const lastLoginSegments = ['ACTIVE', 'SLEEPING', 'AT_RISK', 'LOST', 'NEVER', 'NEW_UNSOLD'] as const
export type LastLoginSegment = (typeof lastLoginSegments)[number]

const dayMs = 86_400_000
const daysAway = { SLEEPING: 14, AT_RISK: 30, LOST: 60 }
const newForDays = 30

/** The sellers of a segment, as a condition on the users of a query. */
export function inSegment(segment: LastLoginSegment, now: Date): SQL | undefined {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const { sellerEnteredAt } = users
  switch (segment) {
    case 'ACTIVE':
      return gt(sellerEnteredAt, daysAgo(daysAway.SLEEPING))
    case 'SLEEPING':
      return and(
        lte(sellerEnteredAt, daysAgo(daysAway.SLEEPING)),
        gt(sellerEnteredAt, daysAgo(daysAway.AT_RISK)),
      )
    case 'AT_RISK':
      return and(lte(sellerEnteredAt, daysAgo(daysAway.AT_RISK)), gt(sellerEnteredAt, daysAgo(daysAway.LOST)))
    case 'LOST':
      return lte(sellerEnteredAt, daysAgo(daysAway.LOST))
    case 'NEVER':
      return isNull(sellerEnteredAt)
    case 'NEW_UNSOLD':
      return and(gte(users.createdAt, daysAgo(newForDays)), hasSoldNothing)
  }
}

const paid = and(
  eq(payments.platformId, users.platformId),
  eq(payments.sellerId, users.id),
  isNotNull(payments.paidAt),
)
const hasSoldNothing = sql`not exists (select from ${payments} where ${paid})`
