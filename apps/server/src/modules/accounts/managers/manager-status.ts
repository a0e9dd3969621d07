import type { ManagerStatus } from '@balcao/domain/vocabulary'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'

/** Whoever is a manager or was invited to be; in the words of the index `users_managers`, so that it is used. */
export const isManager: SQL = sql`('MANAGER' = any(${users.roles}) or ${users.managerInvitedAt} is not null)`

/** How a manager stands. An invitation that was taken back counts as a suspension. */
export const managerStatus: SQL<ManagerStatus> = sql`case
  when ${users.managerSuspendedAt} is not null then 'SUSPENDED'
  when not ('MANAGER' = any(${users.roles})) then 'INVITED'
  else 'ACTIVE' end`

/** Who may be given sellers, and whose link leads them here. */
export const isWorkingManager: SQL | undefined = and(
  sql`'MANAGER' = any(${users.roles})`,
  eq(users.status, 'ACTIVE'),
  isNull(users.managerSuspendedAt),
)
