import { canUseDoor, type User } from '#modules/accounts/users/user.ts'

/**
 * The id of the only manager of the staff with permanent access, or null when there are several: one must
 * always remain.
 */
export function lastManagerOf(managers: readonly User[], now: Date): string | null {
  const [only, ...others] = managers.filter(
    (user) => canUseDoor(user, 'ADMIN', now) && user.staffAccessEndsAt === null,
  )
  return only && others.length === 0 ? only.id : null
}
