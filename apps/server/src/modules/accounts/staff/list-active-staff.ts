import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import { isStaff, staffStatusAt } from './staff-status.ts'

/** Staff members with access now; with a permission, only its holders. */
export function listActiveStaff({ tx, now }: Scope, permission?: AdminPermission) {
  return tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      document: users.document,
      locale: users.locale,
    })
    .from(users)
    .where(
      and(
        isStaff,
        eq(users.status, 'ACTIVE'),
        eq(staffStatusAt(now), 'ACTIVE'),
        permission && sql`${permission} = any(${users.permissions})`,
      ),
    )
}
