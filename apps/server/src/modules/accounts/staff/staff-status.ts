import type { StaffStatus } from '@balcao/domain/vocabulary'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'

/** Whoever is staff or was invited to be; in the words of the index `users_staff`, so that it is used. */
export const isStaff: SQL = sql`('ADMIN' = any(${users.roles}) or ${users.staffInvitedAt} is not null)`

/** How a person of the staff stands at this moment. An invitation that was taken back counts as a suspension. */
export function staffStatusAt(now: Date): SQL<StaffStatus> {
  return sql`case
    when ${users.staffSuspendedAt} is not null then 'SUSPENDED'
    when not ('ADMIN' = any(${users.roles})) then 'INVITED'
    when ${users.staffAccessEndsAt} <= ${now.toISOString()}::timestamptz then 'EXPIRED'
    else 'ACTIVE' end`
}
