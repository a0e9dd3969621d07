import { canUseDoor, type User } from '../users/user.ts'

/**
 * Somebody must always be able to manage the staff. Answers with the id of the only one of these managers who can and whose access has no
 * end, or with null where several can.
 */
export function lastManagerOf(managers: readonly User[], now: Date): string | null {
  const [only, ...others] = managers.filter(
    (user) => canUseDoor(user, 'ADMIN', now) && user.staffAccessEndsAt === null,
  )
  return only && others.length === 0 ? only.id : null
}
