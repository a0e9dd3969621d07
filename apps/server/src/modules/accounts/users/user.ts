import { capabilities } from '@balcao/domain/people/account-standing'
import type { Role } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

export type User = typeof users.$inferSelect

export async function findUserByEmail({ tx }: Scope, email: string): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.email, email))
  return user ?? null
}

export async function getUser({ tx }: Scope, userId: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  invariant(user, 'every session and every token has a user')
  return user
}

export function canUseDoor(user: User, door: Role, now: Date): boolean {
  if (!capabilities[user.status].enters || !user.roles.includes(door)) return false
  if (door === 'MANAGER') return user.managerSuspendedAt === null
  return door !== 'ADMIN' || hasStaffAccess(user, now)
}

/** A suspension or the end of an access closes only the staff's door; the person's other roles are unaffected. */
function hasStaffAccess({ staffSuspendedAt, staffAccessEndsAt }: User, now: Date): boolean {
  return staffSuspendedAt === null && (staffAccessEndsAt === null || staffAccessEndsAt > now)
}
