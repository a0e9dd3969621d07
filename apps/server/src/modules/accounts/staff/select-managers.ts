import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, asc, eq, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { Scope } from '../../../scope.ts'

export const managing: AdminPermission = 'isFunctionariesAvailable'

/** Everybody who holds the flag to manage the staff, in one order, whether or not the door is open to them now. */
export function selectManagers({ tx, platformId }: Pick<Scope, 'tx' | 'platformId'>) {
  return tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.platformId, platformId),
        sql`'ADMIN' = any(${users.roles})`,
        sql`${managing} = any(${users.permissions})`,
      ),
    )
    .orderBy(asc(users.id))
}
