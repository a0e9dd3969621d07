import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import { isManager } from './manager-status.ts'

/** The manager to be changed, locked, so that two changes of one manager run one after the other. */
export async function loadManager({ tx }: Caller, managerId: string): Promise<User> {
  const [manager] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, managerId), isManager))
    .for('no key update')
  if (!manager) throw new AppError('not_found')
  return manager
}
