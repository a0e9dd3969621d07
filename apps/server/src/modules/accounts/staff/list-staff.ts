import { staffStatuses } from '@balcao/domain/vocabulary'
import { and, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { tenant } from '#db/define-statement.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { oneTimeTokens, users } from '#db/schema/accounts.ts'
import { userHoldsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { lastAccessBy } from '#modules/accounts/sessions/last-access.ts'
import type { Caller } from '#rpc/caller.ts'
import { lastManagerOf } from './last-manager-of.ts'
import { selectManagers } from './select-managers.ts'
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

/** A page of staff members and invited people, by default the newest first. */
export async function listStaff(
  caller: Caller,
  { search, status, ...page }: z.output<typeof staffListInput>,
) {
  const { tx, now } = caller
  const lastManagerId = lastManagerOf(await selectManagers(caller), now)
  const pattern = search ? containing(search) : undefined
  const { rows, nextCursor } = await pageOf(staffOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        status: staffStatusAt(now),
        hasSecondFactor: userHoldsSecondFactor,
        permissions: users.permissions,
        lastAccessAt: lastAccessBy('ADMIN'),
        accessEndsAt: users.staffAccessEndsAt,
        invitationExpiresAt,
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
      isLastManager: row.id === lastManagerId,
      lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
      accessEndsAt: row.accessEndsAt?.toISOString() ?? null,
      invitationExpiresAt: row.invitationExpiresAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}

const openInvitationsOfUser = and(
  sql`${oneTimeTokens.platformId} = ${tenant}`,
  eq(oneTimeTokens.userId, users.id),
  eq(oneTimeTokens.purpose, 'STAFF_INVITATION'),
  eq(oneTimeTokens.door, 'ADMIN'),
  isNull(oneTimeTokens.usedAt),
)

/** Expiry of the latest link, possibly in the past. Null after it was used or withdrawn. */
const invitationExpiresAt = sql<Date | null>`(
  select max(${oneTimeTokens.expiresAt}) from ${oneTimeTokens} where ${openInvitationsOfUser})`.mapWith(
  oneTimeTokens.expiresAt,
)
