import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, asc, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'

export const managing: AdminPermission = 'isFunctionariesAvailable'

/** All holders of the flag to manage the staff, with or without access now, always in the same order. */
export function selectManagers({ tx }: Pick<Scope, 'tx'>) {
  return tx
    .select()
    .from(users)
    .where(and(sql`'ADMIN' = any(${users.roles})`, sql`${managing} = any(${users.permissions})`))
    .orderBy(asc(users.id))
}
