import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, arrayContains, isNull, notInArray } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { canUseDoor } from '../users/user.ts'

/**
 * Whether anybody else of the staff holds a flag now, for all sellers, besides whoever must not be asked: where nobody does, there is no
 * second person to ask.
 */
export async function hasOtherHolder(
  { tx, now, session }: Caller,
  permission: AdminPermission,
  besides: string | null = null,
): Promise<boolean> {
  const others = await tx
    .select()
    .from(users)
    .where(
      and(
        arrayContains(users.roles, ['ADMIN']),
        arrayContains(users.permissions, [permission]),
        isNull(users.staffSellerIds),
        notInArray(users.id, besides === null ? [session.userId] : [session.userId, besides]),
      ),
    )
  return others.some((user) => canUseDoor(user, 'ADMIN', now))
}
