import { periodsOf } from '@balcao/domain/options/date-ranges'
import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { sessionLogs, users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import { inSegment, lastLoginSegments } from './last-login-segments.ts'
import { readPurses } from './read-purses.ts'
import { readSellerFacts } from './read-seller-facts.ts'
import { isSeller } from './seller-filters.ts'
import { standingOf } from './standing-of.ts'
import { sumOfSellers } from './sum-of-sellers.ts'

const loginOrders: ListOrders<'enteredAt' | 'name'> = {
  columns: { enteredAt: [users.sellerEnteredAt, users.id], name: [users.name, users.id] },
  usual: { by: 'enteredAt', direction: 'asc' },
}

export const lastLoginFilters = z.object({
  search: z.string().trim().max(100).optional(),
  segment: z.enum(lastLoginSegments).optional(),
})
export const lastLoginListInput = lastLoginFilters.extend(pageInput(loginOrders))

/** A page of sellers by last login, by default the longest absent first. */
export async function listLastLogins(
  scope: Scope,
  { search, segment, ...page }: z.output<typeof lastLoginListInput>,
) {
  const { tx, now } = scope
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(loginOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ user: users, place })
      .from(users)
      .where(
        and(
          isSeller,
          segment && inSegment(scope, segment),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const sellers = rows.map(({ user }) => user)
  const ids = sellers.map(({ id }) => id)
  const { current, previous } = periodsOf('30', now)
  const [factsOf, latestOf, formerOf, purseOf, deviceOf] = await Promise.all([
    readSellerFacts(scope, sellers),
    sumOfSellers(scope, { sellerIds: ids, from: current.from }),
    sumOfSellers(scope, { sellerIds: ids, ...previous }),
    readPurses(scope, ids),
    readDevices(scope, ids),
  ])
  return {
    rows: sellers.map((seller) => ({
      id: seller.id,
      name: seller.name,
      email: seller.email,
      standing: standingOf(seller),
      createdAt: seller.createdAt.toISOString(),
      enteredAt: seller.sellerEnteredAt?.toISOString() ?? null,
      device: deviceOf(seller.id),
      manager: factsOf(seller).manager,
      volume: latestOf(seller.id).volume,
      formerVolume: formerOf(seller.id).volume,
      balance: purseOf(seller.id),
    })),
    nextCursor,
  }
}

/** Device of each seller's last login. */
async function readDevices({ tx }: Scope, userIds: readonly string[]) {
  const rows =
    userIds.length === 0
      ? []
      : await tx
          .selectDistinctOn([sessionLogs.userId], {
            userId: sessionLogs.userId,
            userAgent: sessionLogs.userAgent,
            ip: sessionLogs.ip,
          })
          .from(sessionLogs)
          .where(
            and(
              inArray(sessionLogs.userId, [...userIds]),
              eq(sessionLogs.door, 'SELLER'),
              eq(sessionLogs.outcome, 'ENTERED'),
            ),
          )
          .orderBy(sessionLogs.userId, desc(sessionLogs.at))
  return (userId: string) => {
    const found = rows.find((row) => row.userId === userId)
    return found ? { userAgent: found.userAgent, ip: found.ip } : null
  }
}
