import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { sessionLogs, users } from '../../../db/schema/accounts.ts'
import { decodeCursor, encodeCursor } from '../../../kit/cursor.ts'
import type { Caller } from '../../../rpc/caller.ts'
import type { staffListInput } from './staff.input.ts'
import { isStaff, staffStatusAt } from './staff-status.ts'

/** The staff of the platform with whoever is invited, newest first. */
export async function listStaff(
  { tx, platformId, now }: Caller,
  { search, status, cursor, limit }: z.output<typeof staffListInput>,
) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  const pattern = search ? containing(search) : undefined
  const rows = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      status: staffStatusAt(now),
      hasSecondFactor: sql<boolean>`${users.totpEnabledAt} is not null`,
      permissionCount: sql<number>`cardinality(${users.permissions})`,
      lastAccessAt,
      accessEndsAt: users.staffAccessEndsAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(
      and(
        eq(users.platformId, platformId),
        isStaff,
        status && eq(staffStatusAt(now), status),
        pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
        after && sql`(${users.createdAt}, ${users.id}) < (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ createdAt: _place, accessEndsAt, ...row }) => ({
      ...row,
      lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
      accessEndsAt: accessEndsAt?.toISOString() ?? null,
    })),
    nextCursor:
      rows.length > limit && last ? encodeCursor({ at: last.createdAt.toISOString(), id: last.id }) : null,
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
