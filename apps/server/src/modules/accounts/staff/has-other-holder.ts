import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, arrayContains, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { canUseDoor } from '#modules/accounts/users/user.ts'
import type { Reader } from '#rpc/caller.ts'
import { listAccessChanges } from './second-person.ts'

/**
 * Whether a second person exists: another staff member who holds a flag for all sellers, and is not `besides`.
 * Colleagues who were suspended, limited or lost the flag in the last days still count, so that a person cannot
 * become the only holder by removing the others. A colleague whom the caller invited in the last days does not
 * count.
 */
export async function hasOtherHolder(
  caller: Reader,
  permission: AdminPermission,
  besides: string | null = null,
): Promise<boolean> {
  const { tx, now, session } = caller
  const changes = await listAccessChanges(caller)
  const invited = changes.filter(
    ({ action, makers }) => action === 'staff.invited' && makers.includes(session.userId),
  )
  const excluded = [session.userId, besides, ...invited.map(({ memberId }) => memberId)]
  const holders = await tx
    .select()
    .from(users)
    .where(
      and(
        arrayContains(users.roles, ['ADMIN']),
        arrayContains(users.permissions, [permission]),
        isNull(users.staffSellerIds),
      ),
    )
  const former = changes.flatMap(({ memberId, before }) => {
    const held = before?.permissions.includes(permission) === true && before.limits?.sellerIds == null
    return held ? [memberId] : []
  })
  const present = holders.flatMap((user) => (canUseDoor(user, 'ADMIN', now) ? [user.id] : []))
  return [...present, ...former].some((id) => !excluded.includes(id))
}
