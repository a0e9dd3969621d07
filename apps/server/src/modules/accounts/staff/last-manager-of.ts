import { canUseDoor, type User } from '#modules/accounts/users/user.ts'

/**
 * At least one person must always be able to manage the staff. Returns the id of the only manager with
 * permanent access, or null where there are several.
 */
export function lastManagerOf(managers: readonly User[], now: Date): string | null {
  const [only, ...others] = managers.filter(
    (user) => canUseDoor(user, 'ADMIN', now) && user.staffAccessEndsAt === null,
  )
  return only && others.length === 0 ? only.id : null
}
