import type { ManagerStatus } from '@balcao/domain/vocabulary'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'

/** Managers and invited managers; written like the index `users_managers`, so that PostgreSQL uses it. */
export const isManager: SQL = sql`('MANAGER' = any(${users.roles}) or ${users.managerInvitedAt} is not null)`

/** Status of a manager. A withdrawn invitation counts as a suspension. */
export const managerStatus: SQL<ManagerStatus> = sql`case
  when ${users.managerSuspendedAt} is not null then 'SUSPENDED'
  when not ('MANAGER' = any(${users.roles})) then 'INVITED'
  else 'ACTIVE' end`

/** Managers who can be assigned sellers, and whose link works. */
export const isWorkingManager: SQL | undefined = and(
  sql`'MANAGER' = any(${users.roles})`,
  eq(users.status, 'ACTIVE'),
  isNull(users.managerSuspendedAt),
)
