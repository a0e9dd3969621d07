import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, arrayContains, isNull, ne } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { canUseDoor } from '../users/user.ts'

/** Whether anybody else of the staff holds a flag now, for all sellers: where nobody does, there is no second person to ask. */
export async function hasOtherHolder(
  { tx, now, session }: Caller,
  permission: AdminPermission,
): Promise<boolean> {
  const others = await tx
    .select()
    .from(users)
    .where(
      and(
        arrayContains(users.roles, ['ADMIN']),
        arrayContains(users.permissions, [permission]),
        isNull(users.staffSellerIds),
        ne(users.id, session.userId),
      ),
    )
  return others.some((user) => canUseDoor(user, 'ADMIN', now))
}
