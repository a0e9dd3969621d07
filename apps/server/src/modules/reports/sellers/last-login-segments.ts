import { and, eq, gt, gte, isNotNull, isNull, lte, notExists, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

/** Segments by the last login. NEW_UNSOLD: registered this month and has no sale yet, regardless of logins. */
export const lastLoginSegments = ['ACTIVE', 'SLEEPING', 'AT_RISK', 'LOST', 'NEVER', 'NEW_UNSOLD'] as const
export type LastLoginSegment = (typeof lastLoginSegments)[number]

const dayMs = 86_400_000
const daysAway = { SLEEPING: 14, AT_RISK: 30, LOST: 60 }
const newForDays = 30

/** Condition on the users of a query for one segment. */
export function inSegment({ tx, now }: Scope, segment: LastLoginSegment): SQL | undefined {
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
      return and(gte(users.createdAt, daysAgo(newForDays)), hasSoldNothing(tx))
  }
}

function hasSoldNothing(tx: Scope['tx']): SQL {
  const sold = and(eq(payments.sellerId, users.id), isNotNull(payments.paidAt))
  return notExists(tx.select({ id: payments.id }).from(payments).where(sold))
}
