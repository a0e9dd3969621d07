import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import { isStaff } from './staff-status.ts'

/** The person to be changed. The caller holds `lockStaff`, so no other change is under way. */
export async function loadStaffMember({ tx }: Caller, userId: string): Promise<User> {
  const [member] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isStaff))
    .for('no key update')
  if (!member) throw new AppError('not_found')
  return member
}
