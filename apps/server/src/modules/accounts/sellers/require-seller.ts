import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'

/** Refuses the id of a person who does not sell on this platform. */
export async function requireSeller({ tx }: Scope, userId: string): Promise<void> {
  const [seller] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), sql`'SELLER' = any(${users.roles})`))
  if (!seller) throw new AppError('not_found')
}
