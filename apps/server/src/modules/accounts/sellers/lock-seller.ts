import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * The seller to be changed by the staff, locked. A withdrawal that is being sent holds the same row lock: a
 * block waits for it, and after the block nothing is sent.
 */
export async function lockSeller({ tx }: Caller, userId: string): Promise<User> {
  const [seller] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), sql`'SELLER' = any(${users.roles})`))
    .for('no key update')
  if (!seller) throw new AppError('not_found')
  return seller
}
