import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '../../../db/page-of.ts'
import { sessionLogs, users } from '../../../db/schema/accounts.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { staffStatuses } from './staff.input.ts'
import { isStaff, staffStatusAt } from './staff-status.ts'

const staffOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [users.createdAt, users.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const staffListInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  status: z.enum(staffStatuses).optional(),
  ...pageInput(staffOrders),
})

/** A page of the staff with whoever is invited, the newest first unless asked otherwise. */
export async function listStaff(
  { tx, now }: Caller,
  { search, status, ...page }: z.output<typeof staffListInput>,
) {
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(staffOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        status: staffStatusAt(now),
        hasSecondFactor: sql<boolean>`${users.totpEnabledAt} is not null`,
        permissionCount: sql<number>`cardinality(${users.permissions})`,
        lastAccessAt,
        accessEndsAt: users.staffAccessEndsAt,
        place,
      })
      .from(users)
      .where(
        and(
          isStaff,
          status && eq(staffStatusAt(now), status),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
      accessEndsAt: row.accessEndsAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}

const entriesOfUser = and(
  eq(sessionLogs.platformId, users.platformId),
  eq(sessionLogs.userId, users.id),
  eq(sessionLogs.door, 'ADMIN'),
  eq(sessionLogs.outcome, 'ENTERED'),
)

/** By the log of sessions, which stays when sessions are forgotten. */
const lastAccessAt = sql<Date | null>`(
  select max(${sessionLogs.at}) from ${sessionLogs} where ${entriesOfUser})`.mapWith(sessionLogs.at)
