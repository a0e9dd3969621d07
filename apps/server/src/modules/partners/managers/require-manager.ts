import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { isWorkingManager } from '#modules/accounts/managers/manager-status.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Refuses a person who cannot be assigned sellers. The row is locked, so that a suspension and an assignment
 * are serialised.
 */
export async function requireManager({ tx }: Caller, managerId: string): Promise<void> {
  const [manager] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, managerId), isWorkingManager))
    .for('share')
  if (!manager) throw new AppError('partner_not_found', { field: 'managerId' })
}
