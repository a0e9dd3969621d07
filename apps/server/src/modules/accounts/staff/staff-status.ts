import type { StaffStatus } from '@balcao/domain/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'

/** Staff members and invited people; written like the index `users_staff`, so that PostgreSQL uses it. */
export const isStaff: SQL = sql`('ADMIN' = any(${users.roles}) or ${users.staffInvitedAt} is not null)`

/** Current status of a staff member. A withdrawn invitation counts as a suspension. */
export function staffStatusAt(now: Date): SQL<StaffStatus> {
  return sql`case
    when ${users.staffSuspendedAt} is not null then 'SUSPENDED'
    when not ('ADMIN' = any(${users.roles})) then 'INVITED'
    when ${users.staffAccessEndsAt} <= ${now.toISOString()}::timestamptz then 'EXPIRED'
    else 'ACTIVE' end`
}
