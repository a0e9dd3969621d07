import { AppError } from '@balcao/domain/texts/app-error'
import type { Role } from '@balcao/domain/vocabulary'
import { and, arrayContains, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'

/** The holder of a plan: the platform (null), or one of its people. */
export async function requirePlanHolder({ tx }: Caller, userId: string | null, role?: Role): Promise<void> {
  if (userId === null) return
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), role && arrayContains(users.roles, [role])))
  if (!person) throw new AppError('not_found')
}
