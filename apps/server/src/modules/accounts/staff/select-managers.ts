import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, asc, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'

export const managing: AdminPermission = 'isFunctionariesAvailable'

/** All holders of the flag to manage the staff, in one order, with or without access now. */
export function selectManagers({ tx }: Pick<Scope, 'tx'>) {
  return tx
    .select()
    .from(users)
    .where(and(sql`'ADMIN' = any(${users.roles})`, sql`${managing} = any(${users.permissions})`))
    .orderBy(asc(users.id))
}
