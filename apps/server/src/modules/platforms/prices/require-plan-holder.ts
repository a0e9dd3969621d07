import { AppError } from '@balcao/domain/app-error'
import type { Role } from '@balcao/domain/vocabulary'
import { and, arrayContains, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'

/** Null is the platform's plan. That of a person is made by somebody else, and for a person of the platform. */
export async function requirePlanHolder(
  { tx, session }: Caller,
  userId: string | null,
  role?: Role,
): Promise<void> {
  if (userId === null) return
  if (userId === session.userId) throw new AppError('other_person_needed')
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), role && arrayContains(users.roles, [role])))
  if (!person) throw new AppError('not_found')
}
